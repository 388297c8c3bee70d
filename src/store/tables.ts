import type { ApplicationStatus, FinetuneLevel } from '../contract/choices.ts';
import type { Mode } from '../contract/identifiers.ts';
import type { Plan } from '../contract/objects.ts';
import type { AnsweredTerm, RateLimitScope, Scope } from '../service/store-port.ts';
import type { JsonBytes } from '../service/use-cases.ts';

/* The columns as the queries see them. Times are milliseconds since 1970. */

interface Partition {
  account_id: string;
  mode: Mode;
}

export interface AccountTable {
  id: string;
  name: string;
  plan: Plan;
  /** Of each billing cycle, in place of the plan's. */
  credits: number | null;
  created_at: number;
}

export interface ApiKeyTable extends Partition {
  id: string;
  name: string;
  prefix: string;
  secret_hash: string;
  created_at: number;
  last_used_at: number | null;
  expires_at: number | null;
  revoked_at: number | null;
}

interface DashboardTokenTable {
  token_hash: string;
  account_id: string;
  created_at: number;
}

/** The content of base resumes, one row for each, referred to by versions and by tailored resumes. */
export interface BaseContentTable {
  account_id: string;
  id: string;
  version: string;
  source: string;
  source_format: string;
  resume_data: string;
  created_at: number;
}

/** The versions that a partition has put; the one with the highest sequence is current. */
export interface BaseVersionTable extends Partition {
  version: string;
  content_id: string;
  sequence: number;
  updated_at: number;
}

/** Versions of base resumes that have a name; of each name the one with the highest sequence is current. */
export interface NamedBaseTable extends Partition {
  name: string;
  version: string;
  content_id: string;
  source: string;
  source_format: string;
  resume_data: string;
  sequence: number;
  updated_at: number;
}

export interface ResumeTable extends Partition {
  id: string;
  company_name: string;
  position: string;
  finetune_level: FinetuneLevel;
  ats_score: number;
  credits_remaining: number;
  theme: string;
  /** JSON text of what was chosen beside the theme. */
  look_options: string;
  pdf_generated_at: number | null;
  pdf_version: string | null;
  created_at: number;
  revision: number;
  resume_data: string;
}

/** As reading gives it: the document as the bytes that are stored. */
export type ResumeRow = Omit<ResumeTable, 'resume_data'> & { readonly resume_data: JsonBytes };

/** What of it lists tell. */
export type RecordRow = Omit<ResumeRow, 'account_id' | 'mode' | 'revision'>;

/** How a resume came about: apart from it, because lists never read it. */
export interface TailoringTable extends Partition {
  resume_id: string;
  base_content_id: string;
  /** The name that the base had. */
  base_name: string;
  as_of: string;
  job_description: string;
  plan: string;
  report: string;
}

/** Answers that somebody else than the person proposes: in no document. */
export interface ProposalTable extends Partition {
  resume_id: string;
  requirement_id: string;
  text: string;
  path: string | null;
  created_at: number;
}

/** What happened to the application with a resume; the one with the highest sequence is the newest. */
export interface ApplicationStepTable extends Partition {
  resume_id: string;
  status: ApplicationStatus;
  /** YYYY-MM-DD */
  date: string;
  note: string | null;
  sequence: number;
  pdf_hash: string | null;
}

/** A PDF that somebody was sent, whatever became of its resume since. */
export interface SentPdfTable extends Partition {
  resume_id: string;
  hash: string;
  /** In base64. */
  pdf: string;
}

/** What the person was asked about once: by term, for every posting. */
interface AnsweredTermTable extends Partition {
  term: string;
  answer: AnsweredTerm['answer'];
}

interface CreditBalanceTable extends Partition {
  cycle_start: number;
  used: number;
  reserved: number;
}

/** What was paid for; outlives the resume. */
interface CreditLedgerTable extends Partition {
  created_at: number;
  resume_id: string;
  credits: number;
}

/** How many generations of a UTC day were paid for; the sum of the ledger. */
interface DailyGenerationsTable extends Partition {
  /** Days since 1970. */
  day: number;
  generated: number;
}

/** A generation in flight, with the process that runs it. */
export interface GenerationTable extends Partition {
  id: string;
  idempotency_key: string | null;
  credits: number;
  cycle_start: number;
  host: string;
  pid: number;
  process_start: string;
  lease_until: number;
}

/** Only generate takes keys, so no column names the operation. */
export interface IdempotencyKeyTable extends Partition {
  key: string;
  fingerprint: string;
  state: 'running' | 'done' | 'resume_deleted';
  resume_id: string | null;
  /** JSON text of the resume as it was first answered. */
  answer: string | null;
  expires_at: number;
}

interface RateLimitTable {
  account_id: string;
  mode: RateLimitScope['mode'];
  window_number: number;
  requests: number;
}

export interface ServerSecretTable {
  name: string;
  value: string;
}

export interface ModelAnswerTable {
  hash: string;
  answer: string;
  expires_at: number;
}

export interface SchemaVersionTable {
  version: number;
}

export interface Tables {
  accounts: AccountTable;
  api_keys: ApiKeyTable;
  dashboard_tokens: DashboardTokenTable;
  base_contents: BaseContentTable;
  base_versions: BaseVersionTable;
  named_bases: NamedBaseTable;
  resumes: ResumeTable;
  tailorings: TailoringTable;
  answered_terms: AnsweredTermTable;
  proposals: ProposalTable;
  application_steps: ApplicationStepTable;
  sent_pdfs: SentPdfTable;
  credit_balances: CreditBalanceTable;
  credit_ledger: CreditLedgerTable;
  daily_generations: DailyGenerationsTable;
  generations: GenerationTable;
  idempotency_keys: IdempotencyKeyTable;
  rate_limits: RateLimitTable;
  server_secrets: ServerSecretTable;
  model_answers: ModelAnswerTable;
  schema_version: SchemaVersionTable;
}

/** The columns that keep accounts, and live from test, apart. */
export function partitionOf({ accountId, mode }: Scope) {
  return { account_id: accountId, mode };
}

const millisecondsPerDay = 86_400_000;

/** Days since 1970, UTC. */
export function dayOf(time: number): number {
  return Math.floor(time / millisecondsPerDay);
}

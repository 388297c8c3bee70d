import type { ApplicationStatus, FinetuneLevel, Plan } from '../contract/choices.ts';
import type { Mode } from '../contract/identifiers.ts';
import type { AnsweredTerm, RateLimitScope, Scope } from '../service/store-port.ts';
import type { JsonBytes } from '../service/use-cases.ts';

/* The columns as seen by queries. Times are milliseconds since 1970. */

interface Partition {
  account_id: string;
  mode: Mode;
}

export interface AccountTable {
  id: string;
  name: string;
  plan: Plan;
  /** Credits per billing cycle instead of the plan's. */
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

/** Content of base resumes, one row each, referenced by versions and tailored resumes. */
export interface BaseContentTable {
  account_id: string;
  id: string;
  version: string;
  source: string;
  source_format: string;
  resume_data: string;
  created_at: number;
}

/** Base versions of a partition; the one with the highest sequence is current. */
export interface BaseVersionTable extends Partition {
  version: string;
  content_id: string;
  sequence: number;
  updated_at: number;
}

/** Versions of named base resumes; the one with the highest sequence of its name is current. */
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
  /** JSON text of the look options besides the theme. */
  look_options: string;
  pdf_generated_at: number | null;
  pdf_version: string | null;
  created_at: number;
  revision: number;
  resume_data: string;
}

/** A row as read: the document is the stored bytes. */
export type ResumeRow = Omit<ResumeTable, 'resume_data'> & { readonly resume_data: JsonBytes };

/** The columns read for lists. */
export type RecordRow = Omit<ResumeRow, 'account_id' | 'mode' | 'revision'>;

/** The origin of a resume; a separate table, because lists never read it. */
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

/** Answers proposed by an assistant; in no document. */
export interface ProposalTable extends Partition {
  resume_id: string;
  requirement_id: string;
  text: string;
  path: string | null;
  created_at: number;
}

/** Steps of an application; the one with the highest sequence is the newest. */
export interface ApplicationStepTable extends Partition {
  resume_id: string;
  status: ApplicationStatus;
  /** YYYY-MM-DD */
  date: string;
  note: string | null;
  sequence: number;
  pdf_hash: string | null;
}

/** A PDF as sent, whatever happened to its resume. */
export interface SentPdfTable extends Partition {
  resume_id: string;
  hash: string;
  /** In base64. */
  pdf: string;
}

/** Terms that the person was asked about, for all postings. */
interface AnsweredTermTable extends Partition {
  term: string;
  answer: AnsweredTerm['answer'];
}

interface CreditBalanceTable extends Partition {
  cycle_start: number;
  used: number;
  reserved: number;
}

/** Charges; kept when the resume is deleted. */
interface CreditLedgerTable extends Partition {
  created_at: number;
  resume_id: string;
  credits: number;
}

/** Number of charged generations per UTC day; sums up the ledger. */
interface DailyGenerationsTable extends Partition {
  /** Days since 1970. */
  day: number;
  generated: number;
}

/** A running generation with its process. */
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

/** Only generate uses keys, so no column names the operation. */
export interface IdempotencyKeyTable extends Partition {
  key: string;
  fingerprint: string;
  state: 'running' | 'done' | 'resume_deleted';
  resume_id: string | null;
  /** JSON text of the resume as first sent. */
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

/** The columns that separate accounts, and live from test data. */
export function partitionOf({ accountId, mode }: Scope) {
  return { account_id: accountId, mode };
}

const millisecondsPerDay = 86_400_000;

/** Days since 1970, UTC. */
export function dayOf(time: number): number {
  return Math.floor(time / millisecondsPerDay);
}

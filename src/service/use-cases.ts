import type { Application } from '../contract/application.ts';
import type { FinetuneLevel, Plan } from '../contract/choices.ts';
import type { Mode } from '../contract/identifiers.ts';
import type { Look, LookChoice } from '../contract/look.ts';
import type { Posting, ResumeReading, Usage } from '../contract/objects.ts';
import type { ListQuery } from '../contract/parameters.ts';
import type { ResumeExport, ResumePages, ThemeList } from '../contract/printing.ts';
import type { Proposal, ProposedResume, Wording, WordingLine } from '../contract/proposal.ts';
import type { Gaps, Rank } from '../contract/rank.ts';
import type { Preview, Report } from '../contract/report.ts';
import type { RequestBody } from '../contract/requests.ts';
import type { Score } from '../contract/score.ts';

/* Everything the API and the command line can request. Failures are ServiceError, by name. */

/** The account of a key, in the key's mode. */
export interface Caller {
  readonly accountId: string;
  readonly mode: Mode;
  readonly plan: Plan;
  /** Credits per billing cycle instead of the plan's; null: as in the plan. */
  readonly credits: number | null;
  /** null: the caller is the page. */
  readonly keyId: string | null;
  /** Called with the window if a request counts more than once. */
  readonly onCounted?: ((rateLimit: RateLimit) => void) | undefined;
}

/** Credentials for the /keys endpoints; a token wins over a session. */
export interface DashboardCredentials {
  readonly token: string | null;
  /** The value of the cookie set by POST /keys/session. */
  readonly session: string | null;
}

/** A caller that may list and manage the keys of an account. */
export interface AccountOwner {
  readonly accountId: string;
}

/** The account of a dashboard token. It only manages keys. */
export interface DashboardCaller extends AccountOwner {
  /** SHA-256 of the token in hex: sessions end with their token. */
  readonly tokenHash: string;
  /** true: browsers send this automatically, so the request must come from our own origin. */
  readonly bySession: boolean;
}

/** The account of a page session: its live resumes and its keys. */
export interface PageCaller extends Caller, DashboardCaller {}

export interface DashboardSessionRecord {
  /** The value of the cookie. */
  readonly session: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface RateLimit {
  readonly limit: number;
  readonly remaining: number;
  /** Unix seconds at which the window resets. */
  readonly reset: number;
}

/** JSON text in UTF-8, stored and sent unchanged without being decoded or parsed. */
export type JsonBytes = Uint8Array<ArrayBuffer>;

/** A resume as stored. */
export interface ResumeRecord {
  readonly id: string;
  readonly companyName: string;
  readonly position: string;
  readonly finetuneLevel: FinetuneLevel;
  readonly atsScore: number;
  /** The v4 document. */
  readonly resumeData: JsonBytes;
  readonly creditsRemaining: number;
  readonly look: Look;
  /** Milliseconds since 1970; null until a PDF is made. */
  readonly pdfGeneratedAt: number | null;
  /** Changes whenever the bytes of the PDF may change; part of the signed link. Null with pdfGeneratedAt. */
  readonly pdfVersion: string | null;
  readonly createdAt: number;
}

export interface BaseResumeRecord {
  /** The name it was stored under. */
  readonly name: string;
  /** SHA-256 of the source, hex. */
  readonly version: string;
  /** JSON text of the v4 document. */
  readonly resumeData: string;
  /** JSON text as it was sent. */
  readonly source: string;
  readonly sourceFormat: string;
  readonly updatedAt: number;
}

/** The base resume that a tailored resume was made from. */
export interface ResumeBaseRecord extends BaseResumeRecord {
  /** False if the current base of its name has changed since, other than by answers. */
  readonly takesAnswers: boolean;
}

/** A base resume in a list. */
export type BaseSummary = Pick<BaseResumeRecord, 'name' | 'version' | 'sourceFormat' | 'updatedAt'>;

export interface ApiKeyRecord {
  readonly id: string;
  readonly name: string;
  readonly mode: Mode;
  readonly prefix: string;
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
  readonly expiresAt: number | null;
}

export interface GenerateOptions extends LookChoice {
  /** Validated by the API: 1 to 256 visible characters, trimmed. */
  readonly idempotencyKey?: string | undefined;
  readonly check?: boolean | undefined;
  /** Name of the base resume, or `best`. */
  readonly base?: string | undefined;
  /** The version of that base. */
  readonly baseVersion?: string | undefined;
  /** Refuse a posting without requirements. */
  readonly require?: string | undefined;
  /** Aborted if the client disconnects; then nothing is stored or charged. */
  readonly signal?: AbortSignal | undefined;
  readonly trace?: TraceContext | undefined;
}

export type PreviewOptions = LookChoice & Pick<GenerateOptions, 'base' | 'baseVersion' | 'require'>;

interface ScoreOptions extends Pick<GenerateOptions, 'base' | 'require'> {
  /** Include how the posting was read. */
  readonly trace?: boolean | undefined;
}

export interface PdfOptions extends LookChoice {
  readonly check?: boolean | undefined;
}

/** A PDF with its name for people: `ada-example-acme-backend-engineer.pdf`. */
export interface PdfFile {
  readonly bytes: Uint8Array;
  readonly name: string;
}

export interface ResumePage {
  readonly data: readonly ResumeRecord[];
  readonly hasMore: boolean;
}

export interface PageRequest extends ListQuery {
  readonly limit: number;
}

/** A base resume; default: the current version of the one without a name. */
export interface AskedBase {
  readonly name?: string | undefined;
  readonly version?: string | undefined;
}

interface BaseOptions {
  /** Default: the one without a name. */
  readonly name?: string | undefined;
  /** The format of the file that the source was read from; default: that of the source. */
  readonly sourceFormat?: string | undefined;
}

interface BaseChoice {
  /** Name of a base resume; default: the one without a name. */
  readonly base?: string | undefined;
}

export interface UseCases {
  /** @throws ServiceError missing_api_key, invalid_api_key */
  authenticate(apiKey: string | null): Promise<Caller>;
  /** @throws ServiceError missing_api_key, invalid_api_key */
  authenticateDashboard(credentials: DashboardCredentials): Promise<DashboardCaller>;
  /** Counts one request. @throws ServiceError rate_limit_exceeded with retryAfterSeconds and rateLimit */
  countRequest(caller: Caller): Promise<RateLimit>;
  /** The current window, without counting. */
  rateLimit(caller: Caller): Promise<RateLimit>;
  /** Like countRequest, in the dashboard's window. */
  countDashboardRequest(caller: DashboardCaller): Promise<RateLimit>;
  /** Accepts the dashboard token or a single-use token. @throws ServiceError invalid_api_key */
  createPageSession(token: string): Promise<DashboardSessionRecord>;
  /** @throws ServiceError missing_api_key */
  authenticatePage(session: string | null): Promise<PageCaller>;
  createDashboardSession(caller: DashboardCaller): Promise<DashboardSessionRecord>;

  generateResume(
    caller: Caller,
    request: RequestBody<'GenerateRequest'>,
    options: GenerateOptions,
  ): Promise<{ readonly resume: ResumeRecord; readonly replayed: boolean }>;
  previewResume(
    caller: Caller,
    request: RequestBody<'PreviewRequest'>,
    options: PreviewOptions,
  ): Promise<Preview>;
  scoreResume(caller: Caller, request: RequestBody<'ScoreRequest'>, options?: ScoreOptions): Promise<Score>;
  /** Each posting counts as one request. @throws ServiceError rate_limit_exceeded before any work is done */
  rankPostings(caller: Caller, request: RequestBody<'RankRequest'>, options?: BaseChoice): Promise<Rank>;
  /** Each posting counts as one request. @throws ServiceError rate_limit_exceeded before any work is done */
  findGaps(caller: Caller, request: RequestBody<'GapsRequest'>, options?: BaseChoice): Promise<Gaps>;
  listResumes(caller: Caller, page: PageRequest): Promise<ResumePage>;
  getResume(caller: Caller, id: string): Promise<ResumeRecord>;
  deleteResume(caller: Caller, id: string): Promise<void>;
  generatePdf(caller: Caller, id: string, options: PdfOptions): Promise<ResumeRecord>;
  /** The bytes for a signed link or the command line; made again if the file was lost. */
  readPdf(id: string, version: string): Promise<PdfFile>;
  getReport(caller: Caller, id: string): Promise<Report>;
  getResumeBase(caller: Caller, id: string): Promise<ResumeBaseRecord>;
  revertChanges(caller: Caller, id: string, request: RequestBody<'RevertRequest'>): Promise<ResumeRecord>;
  getResumePosting(caller: Caller, id: string): Promise<Posting>;
  drawResume(caller: Caller, id: string, asked?: LookChoice): Promise<ResumePages>;
  exportResume(caller: Caller, id: string, format: string | undefined): Promise<ResumeExport>;
  readResumeFile(caller: Caller, file: RequestBody<'ReadResumeRequest'>): Promise<ResumeReading>;
  readPosting(caller: Caller, posting: RequestBody<'ReadPostingRequest'>): Promise<Posting>;
  listThemes(): Promise<ThemeList>;
  /** `patch`: a JSON Merge Patch (RFC 7396) of the resume document. @throws ValidationError */
  editResume(caller: Caller, id: string, patch: Readonly<Record<string, unknown>>): Promise<ResumeRecord>;

  /** Lines that can be reworded by others than the person. */
  listWordings(caller: Caller, id: string): Promise<readonly WordingLine[]>;
  checkWording(caller: Caller, id: string, request: RequestBody<'WordingRequest'>): Promise<Wording>;
  /** @throws ValidationError with each rule that refuses it */
  applyWording(caller: Caller, id: string, request: RequestBody<'WordingRequest'>): Promise<ResumeRecord>;

  /**
   * Adds the person's statements to a new version of the base, and makes the resume again.
   * @throws ValidationError, also if the base has changed since
   */
  answerQuestions(caller: Caller, id: string, request: RequestBody<'AnswersRequest'>): Promise<ResumeRecord>;

  listProposals(caller: Caller, id: string): Promise<readonly Proposal[]>;
  listProposedResumes(caller: Caller): Promise<readonly ProposedResume[]>;
  /** A proposal is in no document until the person confirms it. */
  proposeAnswer(
    caller: Caller,
    id: string,
    request: RequestBody<'ProposalRequest'>,
  ): Promise<readonly Proposal[]>;
  deleteProposals(caller: Caller, id: string, requirementId?: string): Promise<readonly Proposal[]>;

  /** @param withPdf include the PDF that was sent */
  getApplication(caller: Caller, id: string, withPdf?: boolean): Promise<Application>;
  /** Records a step. With `applied`, the current PDF is kept. */
  putApplication(
    caller: Caller,
    id: string,
    request: RequestBody<'ApplicationRequest'>,
  ): Promise<Application>;
  deleteApplication(caller: Caller, id: string): Promise<Application>;
  listApplications(
    caller: Caller,
    page: PageRequest,
  ): Promise<{ readonly data: readonly Application[]; readonly hasMore: boolean }>;

  getUsage(caller: Caller): Promise<Usage>;
  /** Every key of the account, newest first, without revoked ones. */
  listApiKeys(caller: AccountOwner): Promise<readonly ApiKeyRecord[]>;
  createApiKey(
    caller: AccountOwner,
    request: RequestBody<'CreateApiKeyRequest'>,
  ): Promise<{ readonly key: ApiKeyRecord; readonly secret: string }>;
  revokeApiKey(caller: AccountOwner, id: string): Promise<void>;

  getBaseResume(caller: Caller, asked?: AskedBase): Promise<BaseResumeRecord>;
  listBaseResumes(caller: Caller): Promise<readonly BaseSummary[]>;
  putBaseResume(
    caller: Caller,
    source: Readonly<Record<string, unknown>>,
    options?: BaseOptions,
  ): Promise<BaseResumeRecord>;
  deleteBaseResume(caller: Caller, name?: string): Promise<void>;
}

/** The trace of a request in the host's monitoring tools. */
export interface TraceContext {
  readonly traceId: string;
  /** To be sent with every request to others. */
  readonly headers: Readonly<Record<string, string>>;
}

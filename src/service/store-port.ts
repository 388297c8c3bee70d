import type { ApplicationStatus, Dismissal } from '../contract/choices.ts';
import type { Mode } from '../contract/identifiers.ts';
import type { Plan } from '../contract/objects.ts';
import type {
  ApiKeyRecord,
  BaseResumeRecord,
  BaseSummary,
  PageRequest,
  ResumePage,
  ResumeRecord,
} from './use-cases.ts';

/* What the use cases ask of the store, in their own words: no SQL, no dialect, no half steps. */

/** A partition of one account: what live keys make, test keys never see. */
export interface Scope {
  readonly accountId: string;
  readonly mode: Mode;
}

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly plan: Plan;
  /** Credits of each billing cycle in place of the plan's; null: the plan's. */
  readonly credits: number | null;
  readonly createdAt: number;
}

/** Whose requests are counted together. */
export interface RateLimitScope {
  readonly accountId: string;
  readonly mode: Mode | 'dashboard';
}

/** Which window a request was counted in, and how many were in it then. */
export interface CountedRequest {
  readonly window: number;
  readonly requests: number;
}

export interface RequestsToCount {
  /** No more than `most`. */
  readonly requests: number;
  /** In one window. */
  readonly most: number;
}

export interface NewApiKey extends Omit<ApiKeyRecord, 'lastUsedAt'> {
  readonly accountId: string;
  /** SHA-256 of the secret, hex. The secret itself is never kept. */
  readonly secretHash: string;
}

/** An API key with what decides whether it opens anything. */
export interface StoredApiKey extends ApiKeyRecord {
  readonly accountId: string;
  readonly plan: Plan;
  /** Credits of each billing cycle in place of the plan's; null: the plan's. */
  readonly credits: number | null;
  readonly secretHash: string;
  readonly revokedAt: number | null;
}

/** A base resume as generations refer to it: the id covers the source and what was read from it. */
export interface StoredBase extends BaseResumeRecord {
  readonly id: string;
}

/** How a tailored resume came about: all that is needed to explain it and to undo single changes. */
export interface Tailoring {
  readonly base: StoredBase;
  readonly jobDescription: string;
  /** UTC date, YYYY-MM-DD. */
  readonly asOf: string;
  /** JSON text that only the engine reads. */
  readonly plan: string;
  /** JSON text of the Report object. */
  readonly report: string;
}

export interface StoredResume {
  readonly scope: Scope;
  readonly resume: ResumeRecord;
  /** Grows with every change of the resume, so that two changes at once cannot swallow one another. */
  readonly revision: number;
}

export interface ResumeChanges {
  readonly resume?: Partial<
    Pick<ResumeRecord, 'atsScore' | 'resumeData' | 'look' | 'pdfGeneratedAt' | 'pdfVersion'>
  >;
  readonly tailoring?: Partial<Pick<Tailoring, 'plan' | 'report'>>;
  readonly base?: BaseChange;
  readonly terms?: TermChanges;
}

/** The base that a resume comes from from now on. */
export interface BaseChange {
  readonly base: StoredBase;
  /**
   * The base before, which must still be the current one of its name: the new one becomes it. Where test mode has none of its own yet,
   * this one is copied first. Null: whatever is current stays so.
   */
  readonly replaces: StoredBase | null;
}

/** An answer that somebody else than the person proposes. */
export interface StoredProposal {
  readonly requirementId: string;
  readonly text: string;
  readonly path: string | null;
  readonly createdAt: number;
}

/** A resume with proposals. */
export interface StoredProposedResume {
  readonly resumeId: string;
  readonly proposals: number;
  readonly newestAt: number;
}

/** Something that happened to the application with a resume. */
export interface ApplicationStep {
  readonly status: ApplicationStatus;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly note: string | null;
  /** SHA-256 of the PDF of that moment, hex; kept with the step that applied. */
  readonly pdfHash: string | null;
}

export interface StoredApplication {
  readonly resume: Pick<ResumeRecord, 'id' | 'companyName' | 'position'>;
  /** In the order in which they were recorded. */
  readonly steps: readonly ApplicationStep[];
}

export interface NewStep extends Omit<ApplicationStep, 'pdfHash'> {
  readonly pdf: { readonly hash: string; readonly bytes: Uint8Array } | null;
}

/** Something that postings ask for, and what the person said when they were asked. */
export interface AnsweredTerm {
  readonly term: string;
  readonly answer: 'answered' | Dismissal;
}

export interface TermChanges {
  readonly keep: readonly AnsweredTerm[];
  /** Terms to ask about again. */
  readonly forget: readonly string[];
}

export interface GenerationStart {
  /** Id of this attempt, not of the resume. */
  readonly id: string;
  readonly scope: Scope;
  readonly now: number;
  /** Until when the attempt is believed to be alive by those who cannot see its process. */
  readonly leaseUntil: number;
  readonly credits: number;
  readonly creditsTotal: number;
  /** Start of the billing cycle that pays. */
  readonly cycleStart: number;
  /** Name of the base resume. */
  readonly baseName: string;
  readonly baseVersion: string | undefined;
  readonly idempotency:
    | { readonly key: string; readonly fingerprint: string; readonly expiresAt: number }
    | undefined;
}

export type GenerationBegun =
  | { readonly outcome: 'begun'; readonly base: StoredBase }
  | { readonly outcome: 'replayed'; readonly resume: ResumeRecord }
  /** The same key is in flight, here or in another process. */
  | { readonly outcome: 'running' }
  | { readonly outcome: 'other_request' | 'resume_deleted' }
  | { readonly outcome: 'no_base' }
  | { readonly outcome: 'too_few_credits'; readonly remaining: number };

/** What came of a generation that held nothing while it was made. */
export type GenerationStored =
  | { readonly outcome: 'stored'; readonly resume: ResumeRecord }
  | Exclude<GenerationBegun, { readonly outcome: 'begun' | 'no_base' }>;

export interface GenerationEnd {
  readonly resume: Omit<ResumeRecord, 'creditsRemaining'>;
  readonly tailoring: Tailoring;
  readonly creditsTotal: number;
}

export interface UsageTimes {
  readonly now: number;
  /** Start of the billing cycle. */
  readonly cycleStart: number;
  /** Start of a UTC day; what was generated after the day of `now` does not count. */
  readonly generatedSince: number;
}

export interface UsageCounts {
  /** Reserved credits count as used. */
  readonly creditsUsed: number;
  readonly generated: number;
}

export interface KeptModelAnswer {
  readonly hash: string;
  readonly answer: string;
  readonly now: number;
  readonly expiresAt: number;
}

/** store/: every operation is atomic. Times are milliseconds since 1970, handed in by the caller. */
export interface Store {
  /** Adds what is not there yet; what is there stays as it is. */
  ensureAccount(account: Account, apiKey: NewApiKey, dashboardTokenHash: string): Promise<void>;
  /** Oldest first. */
  listAccounts(): Promise<readonly Account[]>;
  /** false: there is no such account. */
  changeAccount(id: string, changes: Partial<Pick<Account, 'plan' | 'credits'>>): Promise<boolean>;

  /**
   * Deletes the account with everything that belongs to it; work under way for it stores nothing any more.
   * @returns the ids of the resumes that it had; null: there is no such account.
   */
  deleteAccount(id: string): Promise<readonly string[] | null>;

  findApiKey(secretHash: string): Promise<StoredApiKey | null>;
  markApiKeyUsed(id: string, now: number): Promise<void>;
  /** Newest first, without the revoked ones. */
  listApiKeys(accountId: string): Promise<readonly ApiKeyRecord[]>;
  addApiKey(key: NewApiKey): Promise<void>;
  /** false: the account has no such key, or it is revoked already. */
  revokeApiKey(accountId: string, id: string, now: number): Promise<boolean>;
  findDashboardAccount(tokenHash: string): Promise<string | null>;
  findAccount(id: string): Promise<Account | null>;

  /** Counts one request in the window, or in the next one where another server is there already; earlier ones are forgotten. */
  countRequest(scope: RateLimitScope, window: number): Promise<CountedRequest>;
  /** Counts so many, or none of them when the window would have more than `most`. */
  countRequests(
    scope: RateLimitScope,
    window: number,
    counting: RequestsToCount,
  ): Promise<CountedRequest & { readonly isCounted: boolean }>;
  requestsInWindow(scope: RateLimitScope, window: number): Promise<number>;
  usage(scope: Scope, times: UsageTimes): Promise<UsageCounts>;

  /** What a generation would meet now. Holds nothing: for work that is done sooner than anybody would miss it. */
  lookAhead(start: GenerationStart): Promise<GenerationBegun>;
  /**
   * The whole of such a generation at once, or nothing of it: claims the key, charges, stores the resume, keeps the
   * answer. Of several with one key the first is stored and the others find its answer.
   */
  storeGeneration(start: GenerationStart, end: GenerationEnd): Promise<GenerationStored>;

  /**
   * For work that takes long, as with a language model, and that nobody should do twice or in vain.
   * Claims the idempotency key or finds its answer, picks the base resume and reserves the credits: all or nothing.
   * Attempts of processes that died are released first.
   */
  beginGeneration(start: GenerationStart): Promise<GenerationBegun>;
  renewGeneration(id: string, leaseUntil: number): Promise<void>;
  /** Stores the resume, settles the credits and keeps the answer. null: the attempt had been released meanwhile. */
  finishGeneration(id: string, end: GenerationEnd): Promise<ResumeRecord | null>;
  /** Gives key and credits back. Does nothing when the attempt is finished or released. */
  releaseGeneration(id: string): Promise<void>;

  listResumes(scope: Scope, page: PageRequest): Promise<ResumePage>;
  /** Null while there is none. */
  newestResumeId(scope: Scope): Promise<string | null>;
  findResume(scope: Scope, id: string): Promise<StoredResume | null>;
  /** Those of these ids that are resumes of any account. */
  existingResumes(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** The resume whose PDF has this version, of any account: the signed link is the permission. */
  findResumeByPdf(id: string, pdfVersion: string): Promise<StoredResume | null>;
  findTailoring(scope: Scope, id: string): Promise<Tailoring | null>;
  /** false: the resume was changed or deleted since it was read, or the base that is to be replaced is not current any more. */
  changeResume(stored: StoredResume, changes: ResumeChanges): Promise<boolean>;
  /** Deletes the resume with all that belongs to it; its idempotency key stays as a mark without content. */
  deleteResume(scope: Scope, id: string): Promise<boolean>;

  /**
   * The current base of a name (`default` without one), the one before it (`previous`), or a version. Of each name test
   * mode sees the live ones until it has its own.
   */
  findBase(scope: Scope, version?: string, name?: string): Promise<StoredBase | null>;
  /** The current base of each name, `default` first. */
  listBases(scope: Scope): Promise<readonly BaseSummary[]>;
  /**
   * Makes it the current one of its name; earlier versions are kept.
   * @param most names of a partition; `default` always has its place
   * @returns false when its name would be one too many
   */
  putBase(scope: Scope, base: StoredBase, most?: number): Promise<boolean>;
  /** Deletes every version of this name in this partition. Tailored resumes keep the one that they came from. */
  deleteBase(scope: Scope, name?: string): Promise<boolean>;

  /** Oldest first. */
  listProposals(scope: Scope, resumeId: string): Promise<readonly StoredProposal[]>;
  /** The one with the newest proposal first. */
  listProposedResumes(scope: Scope, most: number): Promise<readonly StoredProposedResume[]>;
  /**
   * Keeps it in place of the one before it for the same requirement.
   * @returns false when there is no such resume, or it would have more than `most`
   */
  keepProposal(scope: Scope, resumeId: string, proposal: StoredProposal, most: number): Promise<boolean>;
  /** Of these requirements, or of all. */
  dropProposals(scope: Scope, resumeId: string, requirementIds?: readonly string[]): Promise<void>;

  /** Null: there is no such resume. */
  findApplication(scope: Scope, resumeId: string): Promise<StoredApplication | null>;
  /** Of the resumes that have one, on the page that they are on. */
  listApplications(
    scope: Scope,
    page: PageRequest,
  ): Promise<{ readonly data: readonly StoredApplication[]; readonly hasMore: boolean }>;
  /**
   * Adds a step; one of the same status and day changes its note, gets the PDF if it has none, and becomes the newest.
   * @returns false when there is no such resume, or it would have more steps than `most`
   */
  addApplicationStep(scope: Scope, resumeId: string, step: NewStep, most: number): Promise<boolean>;
  deleteApplication(scope: Scope, resumeId: string): Promise<void>;
  findSentPdf(scope: Scope, resumeId: string, hash: string): Promise<Uint8Array | null>;

  /** What the person was asked about once, in whatever posting. */
  answeredTerms(scope: Scope): Promise<readonly AnsweredTerm[]>;

  /** What a language model answered to a question with this hash, until it expires. */
  findModelAnswer(hash: string, now: number): Promise<string | null>;
  /** Answers hold wording of resumes: they expire soon, and all go when anybody deletes a resume or a base. */
  keepModelAnswer(kept: KeptModelAnswer): Promise<void>;

  /** A secret of the server itself, made at the first call and the same for every process after it. */
  secret(name: string, make: () => string): Promise<string>;
  /** Fails when the store cannot be written. */
  checkWriting(): Promise<void>;
  /** Why this program cannot work with the tables as they are now; null when it can. */
  whySchemaUnusable(): Promise<string | null>;
  close(): Promise<void>;
}

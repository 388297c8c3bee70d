import type { ApplicationStatus, Dismissal, Plan } from '../contract/choices.ts';
import type { Mode } from '../contract/identifiers.ts';
import type {
  ApiKeyRecord,
  BaseResumeRecord,
  BaseSummary,
  PageRequest,
  ResumePage,
  ResumeRecord,
} from './use-cases.ts';

/* The store as the use cases need it: no SQL, no dialect, no partial steps. */

/** A partition of one account: live and test data are separate. */
export interface Scope {
  readonly accountId: string;
  readonly mode: Mode;
}

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly plan: Plan;
  /** Credits per billing cycle instead of the plan's; null: as in the plan. */
  readonly credits: number | null;
  readonly createdAt: number;
}

/** The requests that count together. */
export interface RateLimitScope {
  readonly accountId: string;
  readonly mode: Mode | 'dashboard';
}

/** The window of a counted request, and the number of requests in it. */
export interface CountedRequest {
  readonly window: number;
  readonly requests: number;
}

export interface RequestsToCount {
  /** At most `most`. */
  readonly requests: number;
  /** Maximum requests per window. */
  readonly most: number;
}

export interface NewApiKey extends Omit<ApiKeyRecord, 'lastUsedAt'> {
  readonly accountId: string;
  /** SHA-256 of the secret in hex. The secret is never stored. */
  readonly secretHash: string;
}

/** An API key with the data that decides whether it is valid. */
export interface StoredApiKey extends ApiKeyRecord {
  readonly accountId: string;
  readonly plan: Plan;
  /** Credits per billing cycle instead of the plan's; null: as in the plan. */
  readonly credits: number | null;
  readonly secretHash: string;
  readonly revokedAt: number | null;
}

/** A base resume as used by generations: the id covers the source and the document read from it. */
export interface StoredBase extends BaseResumeRecord {
  readonly id: string;
}

/** The origin of a tailored resume: everything needed to explain it and to undo single changes. */
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
  /** Increases with every change, so that concurrent changes do not overwrite each other. */
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

/** The new base of a resume. */
export interface BaseChange {
  readonly base: StoredBase;
  /**
   * The previous base, which must still be the current one of its name and is replaced. If test mode has none of its
   * own yet, this one is copied first. Null: the current base stays.
   */
  readonly replaces: StoredBase | null;
}

/** An answer proposed by an assistant. */
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

/** A step of an application. */
export interface ApplicationStep {
  readonly status: ApplicationStatus;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly note: string | null;
  /** SHA-256 in hex of the PDF at that time, stored with the step `applied`. */
  readonly pdfHash: string | null;
}

export interface StoredApplication {
  readonly resume: Pick<ResumeRecord, 'id' | 'companyName' | 'position'>;
  /** In the order of recording. */
  readonly steps: readonly ApplicationStep[];
}

export interface NewStep extends Omit<ApplicationStep, 'pdfHash'> {
  readonly pdf: { readonly hash: string; readonly bytes: Uint8Array } | null;
}

/** A term that postings ask for, with the person's answer. */
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
  /** Id of the attempt, not of the resume. */
  readonly id: string;
  readonly scope: Scope;
  readonly now: number;
  /** When the attempt counts as dead for processes that cannot see it. */
  readonly leaseUntil: number;
  readonly credits: number;
  readonly creditsTotal: number;
  /** Start of the billing cycle to charge. */
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
  /** The same key is in progress, here or in another process. */
  | { readonly outcome: 'running' }
  | { readonly outcome: 'other_request' | 'resume_deleted' }
  | { readonly outcome: 'no_base' }
  | { readonly outcome: 'too_few_credits'; readonly remaining: number };

/** The result of a generation that reserved nothing. */
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
  /** Start of a UTC day; generations after the day of `now` do not count. */
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

/** store/: every operation is atomic. The caller passes times as milliseconds since 1970. */
export interface Store {
  /** Adds missing parts; existing ones stay unchanged. */
  ensureAccount(account: Account, apiKey: NewApiKey, dashboardTokenHash: string): Promise<void>;
  /** The only dashboard token of the account is now this one. false: the account does not exist. */
  replaceDashboardToken(accountId: string, tokenHash: string, now: number): Promise<boolean>;
  /** Oldest first. */
  listAccounts(): Promise<readonly Account[]>;
  /** false: the account does not exist. */
  changeAccount(id: string, changes: Partial<Pick<Account, 'plan' | 'credits'>>): Promise<boolean>;

  /**
   * Deletes the account with all its data; running work for it can no longer be stored.
   * @returns the ids of its resumes; null if the account does not exist
   */
  deleteAccount(id: string): Promise<readonly string[] | null>;

  findApiKey(secretHash: string): Promise<StoredApiKey | null>;
  markApiKeyUsed(id: string, now: number): Promise<void>;
  /** Newest first, without revoked ones. */
  listApiKeys(accountId: string): Promise<readonly ApiKeyRecord[]>;
  addApiKey(key: NewApiKey): Promise<void>;
  /** false: the account has no such key, or it is already revoked. */
  revokeApiKey(accountId: string, id: string, now: number): Promise<boolean>;
  findDashboardAccount(tokenHash: string): Promise<string | null>;
  findAccount(id: string): Promise<Account | null>;

  /**
   * Counts one request in the window, or in the next one if another server is already there; earlier windows are
   * dropped.
   */
  countRequest(scope: RateLimitScope, window: number): Promise<CountedRequest>;
  /** Counts all of these requests, or none if the window would exceed `most`. */
  countRequests(
    scope: RateLimitScope,
    window: number,
    counting: RequestsToCount,
  ): Promise<CountedRequest & { readonly isCounted: boolean }>;
  requestsInWindow(scope: RateLimitScope, window: number): Promise<number>;
  usage(scope: Scope, times: UsageTimes): Promise<UsageCounts>;

  /** The outcome that a generation would have now. Reserves nothing; for short work. */
  lookAhead(start: GenerationStart): Promise<GenerationBegun>;
  /**
   * Stores such a generation at once or not at all: claims the key, charges, stores the resume and the answer. Of
   * several with one key, the first is stored and the others get its answer.
   */
  storeGeneration(start: GenerationStart, end: GenerationEnd): Promise<GenerationStored>;

  /**
   * For long work, such as with a language model, that should not be done twice or in vain. Claims the idempotency
   * key or finds its answer, picks the base resume and reserves the credits, all or nothing. First releases attempts
   * of dead processes.
   */
  beginGeneration(start: GenerationStart): Promise<GenerationBegun>;
  renewGeneration(id: string, leaseUntil: number): Promise<void>;
  /** Stores the resume, charges the credits and stores the answer. null: the attempt was released meanwhile. */
  finishGeneration(id: string, end: GenerationEnd): Promise<ResumeRecord | null>;
  /** Returns key and credits. Does nothing if the attempt has ended. */
  releaseGeneration(id: string): Promise<void>;

  listResumes(scope: Scope, page: PageRequest): Promise<ResumePage>;
  /** Null if there is none. */
  newestResumeId(scope: Scope): Promise<string | null>;
  findResume(scope: Scope, id: string): Promise<StoredResume | null>;
  /** The given ids that exist, in any account. */
  existingResumes(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** The resume whose PDF has this version, in any account: the signed link is the permission. */
  findResumeByPdf(id: string, pdfVersion: string): Promise<StoredResume | null>;
  findTailoring(scope: Scope, id: string): Promise<Tailoring | null>;
  /** false: the resume was changed or deleted since it was read, or the base to replace is no longer current. */
  changeResume(stored: StoredResume, changes: ResumeChanges): Promise<boolean>;
  /** Deletes the resume with all its data; its idempotency key stays as a mark without content. */
  deleteResume(scope: Scope, id: string): Promise<boolean>;

  /**
   * The current base of a name (`default` without one), the previous one (`previous`), or a version. Test mode sees
   * the live bases of a name until it has its own.
   */
  findBase(scope: Scope, version?: string, name?: string): Promise<StoredBase | null>;
  /** The current base of each name, `default` first. */
  listBases(scope: Scope): Promise<readonly BaseSummary[]>;
  /**
   * Makes it the current base of its name; earlier versions are kept.
   * @param most maximum names of a partition; `default` always has a place
   * @returns false if there would be too many names
   */
  putBase(scope: Scope, base: StoredBase, most?: number): Promise<boolean>;
  /** Deletes every version of this name in this partition. Tailored resumes keep their base. */
  deleteBase(scope: Scope, name?: string): Promise<boolean>;

  /** Oldest first. */
  listProposals(scope: Scope, resumeId: string): Promise<readonly StoredProposal[]>;
  /** The one with the newest proposal first. */
  listProposedResumes(scope: Scope, most: number): Promise<readonly StoredProposedResume[]>;
  /**
   * Replaces the earlier proposal for the same requirement.
   * @returns false if the resume does not exist, or would have more than `most`
   */
  keepProposal(scope: Scope, resumeId: string, proposal: StoredProposal, most: number): Promise<boolean>;
  /** For these requirements, or all. */
  dropProposals(scope: Scope, resumeId: string, requirementIds?: readonly string[]): Promise<void>;

  /** Null: the resume does not exist. */
  findApplication(scope: Scope, resumeId: string): Promise<StoredApplication | null>;
  /** The applications on a page of resumes. */
  listApplications(
    scope: Scope,
    page: PageRequest,
  ): Promise<{ readonly data: readonly StoredApplication[]; readonly hasMore: boolean }>;
  /**
   * Adds a step; a step with the same status and day updates its note, gets the PDF if it has none, and becomes the
   * newest.
   * @returns false if the resume does not exist, or would have more than `most` steps
   */
  addApplicationStep(scope: Scope, resumeId: string, step: NewStep, most: number): Promise<boolean>;
  deleteApplication(scope: Scope, resumeId: string): Promise<void>;
  findSentPdf(scope: Scope, resumeId: string, hash: string): Promise<Uint8Array | null>;

  /** Terms that the person was asked about, for any posting. */
  answeredTerms(scope: Scope): Promise<readonly AnsweredTerm[]>;

  /** The cached answer of a language model for this hash, until it expires. */
  findModelAnswer(hash: string, now: number): Promise<string | null>;
  /** Answers contain text of resumes: they expire soon, and all are deleted whenever a resume or base is deleted. */
  keepModelAnswer(kept: KeptModelAnswer): Promise<void>;

  /** A secret of the server, created at the first call and shared by all later processes. */
  secret(name: string, make: () => string): Promise<string>;
  /** Fails if the store cannot be written. */
  checkWriting(): Promise<void>;
  /** The reason for which the tables cannot be used; null if they can. */
  whySchemaUnusable(): Promise<string | null>;
  close(): Promise<void>;
}

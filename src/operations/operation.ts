import type { Answer, Body, Endpoints, OperationId, QueryValues } from '../contract/endpoints.ts';
import type { Query } from '../contract/parameters.ts';
import type { Clock } from '../service/ports.ts';
import type {
  Caller,
  DashboardCaller,
  DashboardCredentials,
  DashboardSessionRecord,
  RateLimit,
  ResumeRecord,
  TraceContext,
  UseCases,
} from '../service/use-cases.ts';
import type { WithRawJson } from './json-text.ts';

/*
 * Operations are what callers can request, named as in the endpoint table. Over HTTP or in the process of the command
 * line, admission, validation, rules, errors and charges are the same.
 */

/** The link to a resume's PDF for one response; null until a PDF was requested. */
export type PdfUrl = (resume: ResumeRecord) => string | null;

export interface OperationParts {
  readonly useCases: UseCases;
  readonly pdfUrl: PdfUrl;
  readonly clock: Clock;
  /** true after the server was told to stop; new work is refused. */
  readonly isDraining: () => boolean;
}

/** The caller's credentials. */
export interface Credentials extends DashboardCredentials {
  /** The session of the page, used instead of key and token; absent if it does not apply. */
  readonly page?: { readonly session: string | null } | undefined;
  readonly apiKey: string | null;
  /** @throws ServiceError if a session, which browsers send automatically, must not change anything */
  readonly checkSession?: (() => void) | undefined;
}

/** A request before validation. */
export interface OperationRequest {
  readonly credentials: Credentials;
  /** The path parameter; empty if there is none. */
  readonly id: string;
  readonly query: Query;
  readonly idempotencyKey: string | null;
  /** Read only after the caller is admitted. */
  readonly body: () => Promise<unknown>;
  /** Aborted if the caller disconnects. */
  readonly signal?: AbortSignal | undefined;
  readonly trace?: TraceContext | undefined;
}

/** Account data collected while an operation runs, even if it fails. */
export interface Admission {
  rateLimit: RateLimit | null;
}

export type CallerOf<Id extends OperationId> = Endpoints[Id]['authentication'] extends 'api_key'
  ? Caller
  : DashboardCaller;

/** A request of an admitted caller with validated input. */
export interface CheckedRequest<Id extends OperationId> {
  readonly caller: CallerOf<Id>;
  readonly id: string;
  readonly query: QueryValues<Id>;
  readonly body: Body<Id>;
  readonly idempotencyKey: string | undefined;
  readonly signal: AbortSignal | undefined;
  readonly trace: TraceContext | undefined;
}

export interface Performed<Id extends OperationId> {
  readonly answer: WithRawJson<Answer<Id>>;
  /** True for the stored answer of an earlier request with the same Idempotency-Key. */
  readonly replayed?: boolean;
  /** A new session, for the browser's cookie. */
  readonly session?: DashboardSessionRecord;
}

export type Handlers = {
  readonly [Id in OperationId]: (request: CheckedRequest<Id>) => Promise<Performed<Id>>;
};

import type { Answer, Body, Endpoints, OperationId, QueryValues } from '../contract/endpoints.ts';
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
 * An operation is what a caller can ask for, by its name in the endpoint table. HTTP is one way to ask for it, a call in
 * the command's own process another: admission, checks, rules, errors and charges are the same.
 */

/** Makes the link to a resume's PDF for one answer; null until a PDF was asked for. */
export type PdfUrl = (resume: ResumeRecord) => string | null;

export interface OperationParts {
  readonly useCases: UseCases;
  readonly pdfUrl: PdfUrl;
  readonly clock: Clock;
  /** true once the server was told to stop: new work is refused. */
  readonly isDraining: () => boolean;
}

/** Who asks. */
export interface Credentials extends DashboardCredentials {
  /** The session of the page; absent where it opens nothing. It stands for key and token. */
  readonly page?: { readonly session: string | null } | undefined;
  readonly apiKey: string | null;
  /** @throws ServiceError where a session, which browsers send by themselves, must not change anything. */
  readonly checkSession?: (() => void) | undefined;
}

/** What is asked for, as it arrives. */
export interface OperationRequest {
  readonly credentials: Credentials;
  /** The path parameter; empty where there is none. */
  readonly id: string;
  readonly query: { getAll(name: string): string[] };
  readonly idempotencyKey: string | null;
  /** Read after the caller was admitted: nobody else's is. */
  readonly body: () => Promise<unknown>;
  /** Aborted when the caller goes away. */
  readonly signal?: AbortSignal | undefined;
  readonly trace?: TraceContext | undefined;
}

/** What becomes known of the account while an operation is performed, also when it fails. */
export interface Admission {
  rateLimit: RateLimit | null;
}

export type CallerOf<Id extends OperationId> = Endpoints[Id]['authentication'] extends 'api_key'
  ? Caller
  : DashboardCaller;

/** A request whose caller was admitted and whose input was checked. */
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
  /** The answer of an earlier request with the same Idempotency-Key. */
  readonly replayed?: boolean;
  /** A session that was opened, for the cookie of a browser. */
  readonly session?: DashboardSessionRecord;
}

export type Handlers = {
  readonly [Id in OperationId]: (request: CheckedRequest<Id>) => Promise<Performed<Id>>;
};

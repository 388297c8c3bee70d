import { type ErrorName, errorStatus, type FailureCode, withNextStep } from '../contract/errors.ts';
import { knownFailure, ServiceError } from '../service/service-error.ts';

/** A failure as shown to callers. Source: API specification, "Errors". */
export interface Failure {
  readonly name: ErrorName;
  readonly message: string;
  readonly code: FailureCode | undefined;
  /** The field of the input that is wrong. */
  readonly path: string | undefined;
  readonly status: number;
  /** Seconds; null if waiting does not help. */
  readonly retryAfter: number | null;
}

const unexpectedWhat = 'An unexpected error occurred.';

/** Converts an error for callers. Errors without a name in the catalog reveal nothing. */
export function failureOf(error: unknown): Failure {
  const named = knownFailure(error) ?? new ServiceError('internal_server_error', unexpectedWhat);
  const retryAfter = named.name === 'rate_limit_exceeded' ? (named.retryAfterSeconds ?? 1) : null;
  const code = named.code ?? (named.name === 'internal_server_error' ? 'unexpected' : undefined);
  return {
    name: named.name,
    message: withNextStep(withWait(named.what, retryAfter), code),
    code,
    path: named.path,
    status: errorStatus[named.name],
    retryAfter,
  };
}

/** The underlying cause, for the host only. */
export function causeOf(error: unknown): unknown {
  return error instanceof ServiceError && error.cause !== undefined ? error.cause : error;
}

/** Adds the waiting time to a rate limit message. Source: API specification, "Errors". */
function withWait(what: string, seconds: number | null): string {
  return seconds === null ? what : `${what} Retry after ${seconds} seconds.`;
}

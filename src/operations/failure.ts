import { type ErrorName, errorStatus } from '../contract/errors.ts';
import { ValidationError } from '../contract/validation-error.ts';
import { ServiceError } from '../service/service-error.ts';

/** A failure as callers see it. Source: API specification, "Errors". */
export interface Failure {
  readonly name: ErrorName;
  readonly message: string;
  readonly status: number;
  /** Seconds; null where waiting does not help. */
  readonly retryAfter: number | null;
}

const retryAdvice =
  'Retry with the same Idempotency-Key (send one if you did not): nothing is charged twice.';

/** The message of a failure that has no name in the catalogue. */
export const unexpectedError = `An unexpected error occurred. ${retryAdvice}`;

/** What a failure looks like from outside. What has no name in the catalogue says nothing about itself. */
export function failureOf(error: unknown): Failure {
  const named = namedError(error);
  const retryAfter = named.name === 'rate_limit_exceeded' ? (named.retryAfterSeconds ?? 1) : null;
  return {
    name: named.name,
    message: completeMessage(named, retryAfter),
    status: errorStatus[named.name],
    retryAfter,
  };
}

/** What only the host sees: the cause behind a name. */
export function causeOf(error: unknown): unknown {
  return error instanceof ServiceError && error.cause !== undefined ? error.cause : error;
}

function namedError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  if (error instanceof ValidationError) return new ServiceError('validation_error', error.message);
  return new ServiceError('internal_server_error', unexpectedError);
}

function completeMessage({ name, message }: ServiceError, seconds: number | null): string {
  if (seconds !== null && !new RegExp(`\\b${seconds} seconds?\\b`).test(message)) {
    return `${message} Retry after ${seconds} seconds.`;
  }
  const lacksAdvice = name === 'internal_server_error' && !/idempotency-key/i.test(message);
  return lacksAdvice ? `${message} ${retryAdvice}` : message;
}

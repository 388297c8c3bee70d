import { type ErrorName, errorStatus } from '../contract/errors.ts';
import type { ErrorObject } from '../contract/objects.ts';
import { ValidationError } from '../contract/validation-error.ts';
import { ServiceError } from '../service/service-error.ts';
import type { Reply } from './exchange.ts';

const retryAdvice =
  'Retry with the same Idempotency-Key (send one if you did not): nothing is charged twice.';

/** What a caller is told of a failure that has no name in the catalogue. */
export const unexpectedError = `An unexpected error occurred. ${retryAdvice}`;

/** DEL, C1, and the marks that reorder or hide text: JSON lets them stand, a terminal that shows it obeys them. */
const unsafe = /[\u007F-\u009F\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/g;

/** The Error object of the contract. Source: API specification, "Errors". */
export function errorJson(name: ErrorName, message: string): string {
  const error: ErrorObject = { object: 'error', name, message, status: errorStatus[name] };
  return JSON.stringify(error).replace(unsafe, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** What a failure looks like from outside. What has no name in the catalogue says nothing about itself. */
export function errorReply(failure: unknown): Reply {
  const error = namedError(failure);
  const seconds = error.name === 'rate_limit_exceeded' ? (error.retryAfterSeconds ?? 1) : null;
  return {
    status: errorStatus[error.name],
    body: errorJson(error.name, completeMessage(error, seconds)),
    headers: {
      ...(seconds !== null && { 'retry-after': String(seconds) }),
      // Waiting does not bring credits back: clients that retry every 429 are told not to.
      ...(error.name === 'credit_limit_exceeded' && { 'x-should-retry': 'false' }),
    },
  };
}

function namedError(failure: unknown): ServiceError {
  if (failure instanceof ServiceError) return failure;
  if (failure instanceof ValidationError) return new ServiceError('validation_error', failure.message);
  return new ServiceError('internal_server_error', unexpectedError);
}

function completeMessage({ name, message }: ServiceError, seconds: number | null): string {
  if (seconds !== null && !new RegExp(`\\b${seconds} seconds?\\b`).test(message)) {
    return `${message} Retry after ${seconds} seconds.`;
  }
  const lacksAdvice = name === 'internal_server_error' && !/idempotency-key/i.test(message);
  return lacksAdvice ? `${message} ${retryAdvice}` : message;
}

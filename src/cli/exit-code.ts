import { type ErrorName, isErrorName } from '../contract/errors.ts';
import type { Interruption } from './terminal/io.ts';

/** One code per error name; a new name fails to compile until it has one. */
export const exitCodes: Readonly<Record<ErrorName, number>> = {
  internal_server_error: 1,
  validation_error: 2,
  not_found: 3,
  missing_api_key: 4,
  invalid_api_key: 4,
  rate_limit_exceeded: 5,
  credit_limit_exceeded: 6,
};

/** The scope of an error: one input, or also the next rows of a batch. */
const errorScopes: Readonly<Record<ErrorName, 'this input' | 'all'>> = {
  internal_server_error: 'this input',
  validation_error: 'this input',
  not_found: 'this input',
  missing_api_key: 'all',
  invalid_api_key: 'all',
  rate_limit_exceeded: 'this input',
  credit_limit_exceeded: 'this input',
};

/** True if the error concerns one row, posting or file, so that the others can continue. */
export function concernsOneInput(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return isErrorName(error.name) ? errorScopes[error.name] === 'this input' : isLocalInputError(error);
}

/** True if a command refused its input before it called the service. */
export function isLocalInputError(error: unknown): error is Error {
  return error instanceof Error && (error.name === 'UsageError' || error.name === 'ValidationError');
}

/** The service cannot be reached or did not answer in time. */
export const unreachableExitCode = 7;

/** 128 + the number of the signal; a closed pipe is not a failure. */
export const interruptionExitCodes: Readonly<Record<Interruption, number>> = {
  SIGINT: 130,
  SIGTERM: 143,
  EPIPE: 0,
};

/** Something that the command was asked for does not exist. Exit code 3, like an object that the service lacks. */
export class NotFoundError extends Error {
  override readonly name = 'not_found' satisfies ErrorName;
}

/** The command cannot do what was asked. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

import { type ErrorName, isErrorName } from '../contract/errors.ts';
import type { Interruption } from './terminal/io.ts';

/** One code per name of the catalog: a new name does not compile until it has one. */
export const exitCodes: Readonly<Record<ErrorName, number>> = {
  internal_server_error: 1,
  validation_error: 2,
  not_found: 3,
  missing_api_key: 4,
  invalid_api_key: 4,
  rate_limit_exceeded: 5,
  credit_limit_exceeded: 6,
};

/** Whether the next row of a batch may fare better after an error of this name. */
const errorScopes: Readonly<Record<ErrorName, 'this input' | 'all'>> = {
  internal_server_error: 'this input',
  validation_error: 'this input',
  not_found: 'this input',
  missing_api_key: 'all',
  invalid_api_key: 'all',
  rate_limit_exceeded: 'this input',
  credit_limit_exceeded: 'this input',
};

/** About one row, posting or file of many: the others go on. */
export function isOfThisInput(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return isErrorName(error.name) ? errorScopes[error.name] === 'this input' : isOwnCheck(error);
}

/** What was given does not pass a check of this command, before anything was asked of a service. */
export function isOwnCheck(error: unknown): error is Error {
  return error instanceof Error && (error.name === 'UsageError' || error.name === 'ValidationError');
}

/** The service cannot be reached or did not answer in time. */
export const unreachableExitCode = 7;

/** 128 + the number of the signal; a reader that went away is no failure. */
export const interruptionExitCodes: Readonly<Record<Interruption, number>> = {
  SIGINT: 130,
  SIGTERM: 143,
  EPIPE: 0,
};

/** The person asked for something that cannot be done as asked. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

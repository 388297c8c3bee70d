import type { ErrorName } from '../contract/errors.ts';
import type { Interruption } from './terminal/io.ts';

/** One code per name of the catalogue: a new name does not compile until it has one. */
export const exitCodes: Readonly<Record<ErrorName, number>> = {
  internal_server_error: 1,
  validation_error: 2,
  not_found: 3,
  missing_api_key: 4,
  invalid_api_key: 4,
  rate_limit_exceeded: 5,
  credit_limit_exceeded: 6,
};

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

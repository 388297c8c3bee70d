import {
  DamagedPlan,
  type ErrorName,
  errorStatus,
  type FailureCode,
  isFailureCode,
  SettingError,
  withNextStep,
} from '../contract/errors.ts';
import { storageProblemOf } from '../contract/storage-problem.ts';
import { ValidationError } from '../values/validation-error.ts';
import type { RateLimit } from './use-cases.ts';

/** The names of failures other than wrong input, which is a ValidationError with the field. */
type FailureName = Exclude<ErrorName, 'validation_error'>;

export interface ErrorDetails {
  /** Distinguishes failures with the same name; its next step ends the message. */
  readonly code?: FailureCode | undefined;
  /** Whole seconds after which a retry makes sense. */
  readonly retryAfterSeconds?: number;
  /** The rate limit that refused the request. */
  readonly rateLimit?: RateLimit;
  /** The field that is wrong. */
  readonly path?: string | undefined;
  readonly cause?: unknown;
}

/** A failure with a name from the catalog, which also decides the exit code. */
export class ServiceError extends Error {
  override readonly name: ErrorName;
  /** The message without the API's next step. */
  readonly what: string;
  readonly code: FailureCode | undefined;
  readonly path: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly rateLimit: RateLimit | undefined;

  /** @param reason the name of the failure, or the wrong input behind it */
  constructor(reason: FailureName | ValidationError, what: string, details: ErrorDetails = {}) {
    super(withNextStep(what, details.code), { cause: details.cause });
    this.name = reason instanceof ValidationError ? 'validation_error' : reason;
    this.what = what;
    this.path = details.path;
    this.code = details.code;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.rateLimit = details.rateLimit;
  }

  get status(): number {
    return errorStatus[this.name];
  }
}

/** Gives all failures a name from the catalog; an unexpected cause stays attached for the log. */
export function toServiceErrors<Uses extends object>(useCases: Uses): Uses {
  const named = Object.entries(useCases).map(([name, use]) => [name, withServiceErrors(use)]);
  return Object.fromEntries(named) as Uses;
}

type UseCase = (...input: never[]) => Promise<unknown>;

function withServiceErrors(use: UseCase): UseCase {
  return (...input) => use(...input).catch(throwServiceError);
}

/** The error for callers if the disk, the file system or the database refuses the work; null for other errors. */
function storageFailure(cause: unknown): ServiceError | null {
  const problem = storageProblemOf(cause);
  if (problem === null) return null;
  const what = `The server cannot read or write its data now: ${problem.reason}. Nothing was charged.`;
  return new ServiceError('internal_server_error', what, { code: 'cannot_store', cause });
}

function throwServiceError(error: unknown): never {
  const what = 'Something went wrong. Nothing was charged.';
  throw (
    knownFailure(error) ??
    new ServiceError('internal_server_error', what, { code: 'nothing_charged', cause: error })
  );
}

/** The error for callers, with its code; null for an unexpected error, which reveals nothing. */
export function knownFailure(error: unknown): ServiceError | null {
  if (error instanceof ServiceError) return error;
  if (error instanceof ValidationError) {
    const code = isFailureCode(error.code) ? error.code : undefined;
    return new ServiceError(error, error.message, { code, path: error.path, cause: error });
  }
  if (error instanceof DamagedPlan) {
    return new ServiceError('internal_server_error', error.message, { cause: error });
  }
  if (error instanceof SettingError) {
    const what = 'The service is not set up properly, and only its host can fix it. Nothing was charged.';
    return new ServiceError('internal_server_error', what, { code: 'wrong_setup', cause: error });
  }
  return storageFailure(error);
}

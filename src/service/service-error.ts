import { type ErrorName, errorStatus } from '../contract/errors.ts';
import type { RateLimit } from './use-cases.ts';

export interface ErrorDetails {
  /** Whole seconds after which a retry makes sense. */
  readonly retryAfterSeconds?: number;
  /** The window that had no room for the request. */
  readonly rateLimit?: RateLimit;
  readonly cause?: unknown;
}

/** A failure that has a name in the catalogue. The name travels unchanged to the exit code. */
export class ServiceError extends Error {
  override readonly name: ErrorName;
  readonly retryAfterSeconds: number | undefined;
  readonly rateLimit: RateLimit | undefined;

  constructor(name: ErrorName, message: string, details: ErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.name = name;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.rateLimit = details.rateLimit;
  }

  get status(): number {
    return errorStatus[this.name];
  }
}

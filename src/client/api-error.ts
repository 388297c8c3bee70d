import type { ErrorName } from '../contract/errors.ts';

export interface ApiErrorDetails {
  readonly status: number;
  /** From `x-request-id`: what to name when asking the host. */
  readonly requestId: string | null;
  /** Seconds, from `retry-after`. */
  readonly retryAfter?: number | undefined;
  /** What mends it, where the caller knows better than the name of the error tells. */
  readonly advice?: string | undefined;
}

/** The service answered with an Error object. */
export class ApiError extends Error {
  override readonly name: ErrorName;
  readonly status: number;
  readonly requestId: string | null;
  readonly retryAfter: number | undefined;
  readonly advice: string | undefined;

  constructor(name: ErrorName, message: string, { status, requestId, retryAfter, advice }: ApiErrorDetails) {
    super(message);
    this.name = name;
    this.status = status;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
    this.advice = advice;
  }
}

import type { ErrorName } from '../contract/errors.ts';

export interface ApiErrorDetails {
  readonly status: number;
  /** From `x-request-id`: what to name when asking the host. */
  readonly requestId: string | null;
  /** Seconds, from `retry-after`. */
  readonly retryAfter?: number | undefined;
}

/** The service answered with an Error object. */
export class ApiError extends Error {
  override readonly name: ErrorName;
  readonly status: number;
  readonly requestId: string | null;
  readonly retryAfter: number | undefined;

  constructor(name: ErrorName, message: string, { status, requestId, retryAfter }: ApiErrorDetails) {
    super(message);
    this.name = name;
    this.status = status;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
  }
}

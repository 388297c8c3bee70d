import { type ErrorName, type FailureCode, withoutNextStep } from '../contract/errors.ts';

interface ApiErrorDetails {
  readonly status: number;
  /** From `x-request-id`; name it when you ask the host. */
  readonly requestId: string | null;
  /** From `x-error-code`. */
  readonly code?: FailureCode | undefined;
  /** From `x-error-path`. */
  readonly path?: string | undefined;
  /** Seconds, from `retry-after`. */
  readonly retryAfter?: number | undefined;
  /** The fix, if the caller knows a more exact one than the error name implies. */
  readonly advice?: string | undefined;
}

/** The service answered with an Error object. */
export class ApiError extends Error {
  override readonly name: ErrorName;
  readonly status: number;
  readonly requestId: string | null;
  readonly code: FailureCode | undefined;
  /** The field of the request that is wrong. */
  readonly path: string | undefined;
  readonly retryAfter: number | undefined;
  readonly advice: string | undefined;

  constructor(name: ErrorName, message: string, details: ApiErrorDetails) {
    super(message);
    this.name = name;
    this.status = details.status;
    this.requestId = details.requestId;
    this.code = details.code;
    this.path = details.path;
    this.retryAfter = details.retryAfter;
    this.advice = details.advice;
  }

  /** The message without the API's next step, for callers with their own. */
  get what(): string {
    return this.code === undefined ? this.message : withoutNextStep(this.message, this.code);
  }
}

/** No answer: the service could not be reached or took too long. The work may have been done. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
  readonly timedOut: boolean;

  constructor(message: string, { timedOut, cause }: { readonly timedOut: boolean; readonly cause: unknown }) {
    super(message, { cause });
    this.timedOut = timedOut;
  }
}

/** An answer outside of the contract: a proxy's page, a redirect, another service, a broken body. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
  readonly status: number;

  constructor(message: string, { status, cause }: { readonly status: number; readonly cause?: unknown }) {
    super(message, { cause });
    this.status = status;
  }
}

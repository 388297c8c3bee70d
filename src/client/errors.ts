import { type ErrorName, type FailureCode, withoutNextStep } from '../contract/errors.ts';

interface ApiErrorDetails {
  readonly status: number;
  /** From `x-request-id`: what to name when asking the host. */
  readonly requestId: string | null;
  /** From `x-error-code`. */
  readonly code?: FailureCode | undefined;
  /** Seconds, from `retry-after`. */
  readonly retryAfter?: number | undefined;
  /** How to fix it, where the caller knows more than the name of the error says. */
  readonly advice?: string | undefined;
}

/** The service answered with an Error object. */
export class ApiError extends Error {
  override readonly name: ErrorName;
  readonly status: number;
  readonly requestId: string | null;
  readonly code: FailureCode | undefined;
  readonly retryAfter: number | undefined;
  readonly advice: string | undefined;

  constructor(name: ErrorName, message: string, details: ApiErrorDetails) {
    super(message);
    this.name = name;
    this.status = details.status;
    this.requestId = details.requestId;
    this.code = details.code;
    this.retryAfter = details.retryAfter;
    this.advice = details.advice;
  }

  /** What happened, without the next step of the API: for callers with steps of their own. */
  get what(): string {
    return this.code === undefined ? this.message : withoutNextStep(this.message, this.code);
  }
}

/** No answer: the service could not be reached, or took too long. Whether it did the work is unknown. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
  readonly timedOut: boolean;

  constructor(message: string, { timedOut, cause }: { readonly timedOut: boolean; readonly cause: unknown }) {
    super(message, { cause });
    this.timedOut = timedOut;
  }
}

/** An answer that the contract does not know: a proxy's page, a redirect, another service, a broken body. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
  readonly status: number;

  constructor(message: string, { status, cause }: { readonly status: number; readonly cause?: unknown }) {
    super(message, { cause });
    this.status = status;
  }
}

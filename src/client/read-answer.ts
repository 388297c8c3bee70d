import { isErrorName, isFailureCode } from '../contract/errors.ts';
import type { ObjectName } from '../contract/objects.ts';
import { isJsonObject } from '../values/json-object.ts';
import { errorReason } from '../values/system-error.ts';
import { ApiError, ProtocolError } from './errors.ts';

/** Returns the value if it is the named object; throws otherwise. */
export type ParseAnswer = (name: ObjectName, value: unknown) => unknown;

/**
 * The object of a 200 answer.
 * @throws ApiError for an Error object, ProtocolError for anything else
 */
export function readAnswer({ answer, text }: Received, name: ObjectName, parse?: ParseAnswer): unknown {
  const value = parseJson(text);
  if (answer.status === 200 && isJsonObject(value)) return parsed(answer, value, name, parse);
  throw errorOf(answer, value) ?? protocolErrorFor(answer);
}

function parsed(answer: ReceivedHead, value: object, name: ObjectName, parse?: ParseAnswer): unknown {
  if (!parse) return value;
  try {
    return parse(name, value);
  } catch (cause) {
    const reason = errorReason(cause);
    throw new ProtocolError(`The service's answer is not a ${name}: ${reason}`, {
      status: answer.status,
      cause,
    });
  }
}

/** The service's own refusal; null for an answer without an Error object. */
export function readError({ answer, text }: Received): ApiError | null {
  return errorOf(answer, parseJson(text));
}

function errorOf(answer: ReceivedHead, value: unknown): ApiError | null {
  if (!isJsonObject(value)) return null;
  const { object, name, message } = value;
  const known = object === 'error' && isErrorName(name) && typeof message === 'string';
  if (!known) return null;
  const code = answer.headers.get('x-error-code');
  return new ApiError(name, message, {
    status: answer.status,
    code: isFailureCode(code) ? code : undefined,
    path: answer.headers.get('x-error-path') ?? undefined,
    requestId: answer.headers.get('x-request-id'),
    retryAfter: retryAfterOf(answer),
  });
}

/** Whole seconds; this service does not use the header's date form. */
export function retryAfterOf({ headers }: ReceivedHead): number | undefined {
  const sent = headers.get('retry-after')?.trim() ?? '';
  return /^\d{1,9}$/.test(sent) ? Number(sent) : undefined;
}

function protocolErrorFor({ status, headers }: ReceivedHead): ProtocolError {
  const type = headers.get('content-type')?.slice(0, 100) ?? 'no content type';
  const isRedirect = status >= 300 && status < 400;
  const what = isRedirect ? 'a redirect, which is not followed' : `something else (${type})`;
  return new ProtocolError(
    `Expected an answer of the resume-tailor API, got status ${status} with ${what}. Check that the base URL ends with /api/v1.`,
    { status },
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The fetch function that the client needs; over HTTP, or to an app in the same process. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchAnswer>;

export interface FetchInit {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal;
  /** Keys must not follow a redirect. */
  readonly redirect: 'manual';
}

/** Status and headers of an answer. */
export interface ReceivedHead {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
}

interface FetchAnswer extends ReceivedHead {
  text(): Promise<string>;
}

/** A completely received answer. */
export interface Received {
  readonly answer: ReceivedHead;
  readonly text: string;
}

import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type ErrorName, errorObject } from '../contract/errors.ts';
import { failureOf } from '../operations/failure.ts';
import type { JsonPieces } from '../operations/json-text.ts';
import type { ApiContext } from './api.ts';
import { isApiPath, isPagePath } from './paths.ts';

/** A JSON response. Sets the length explicitly, because HEAD needs it too. */
export function jsonReply(c: ApiContext, body: string | JsonPieces, status: 200 | 404 | 503 = 200): Response {
  return bytesReply(c, bytesOf(body), 'application/json', status);
}

export function bytesReply(
  c: ApiContext,
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
  status: 200 | 404 | 503 = 200,
): Response {
  return c.body(bytes, status, {
    'content-type': contentType,
    'content-length': String(bytes.byteLength),
  });
}

function bytesOf(body: string | JsonPieces): Uint8Array<ArrayBuffer> {
  const pieces = typeof body === 'string' ? [body] : body;
  const bytes = pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece));
  return bytes.length === 1 && bytes[0] ? bytes[0] : Buffer.concat(bytes);
}

/** DEL, C1, and marks that reorder or hide text: valid in JSON, but terminals would obey them. */
const unsafe = /[\u007F-\u009F\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/g;

/** The Error object in JSON. */
export function errorJson(name: ErrorName, message: string): string {
  return JSON.stringify(errorObject(name, message)).replace(unsafe, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/**
 * A small page for a person whose browser opened an address without content; null for programs, which get the error in
 * JSON, and for addresses of the API. Without style or script, because the policy of these responses allows none.
 */
export function missingPage(c: ApiContext): Response | null {
  c.header('vary', 'Accept', { append: true });
  const { pathname } = c.get('url');
  const isReading = c.req.method === 'GET' || c.req.method === 'HEAD';
  const isForPeople = /\btext\/html\b/i.test(c.req.header('accept') ?? '');
  if (!isReading || !isForPeople || isApiPath(pathname) || isPagePath(pathname)) return null;
  c.header('cache-control', 'no-store');
  return bytesReply(c, Buffer.from(missing), 'text/html; charset=utf-8', 404);
}

const missing = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Not found – Resume Tailor</title>
<main>
<h1>There is nothing at this address</h1>
<p>It may be mistyped, or a link that is no longer valid. Links to a PDF end after a day: open its resume again.</p>
<p><a href="/">Go to the start of Resume Tailor</a></p>
</main>
</html>
`;

/** The response to a failed request. */
export function errorReply(c: ApiContext, error: unknown): Response {
  const { name, message, status, retryAfter, code, path } = failureOf(error);
  const body = errorJson(name, message);
  if (retryAfter !== null) c.header('retry-after', String(retryAfter));
  if (code !== undefined) c.header('x-error-code', code);
  if (path !== undefined) c.header('x-error-path', path);
  // Tells clients that retry every 429 not to: waiting does not bring credits back.
  if (name === 'credit_limit_exceeded') c.header('x-should-retry', 'false');
  return c.body(body, status as ContentfulStatusCode, {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
  });
}

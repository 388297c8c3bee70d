import type { JsonPieces } from '../operations/json-text.ts';
import type { ApiContext } from './api.ts';

/** JSON text that is ready, whole or in pieces. The length is said here because the answer to HEAD needs it too. */
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

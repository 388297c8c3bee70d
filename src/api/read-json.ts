import type { BodyLimit } from '../contract/endpoints.ts';
import { bodyTooLarge } from '../operations/check-input.ts';
import { errorReason } from '../values/system-error.ts';
import { fieldError, ValidationError } from '../values/validation-error.ts';
import type { ApiContext } from './api.ts';

/** ASCII is a part of UTF-8. */
const charsets = ['utf-8', 'us-ascii'];

/** JSON has no parameters, so unknown ones are ignored. Source: RFC 8259, section 11. */
function isJson(contentType: string): boolean {
  const [type = '', ...parameters] = contentType.toLowerCase().split(';');
  return (
    type.trim() === 'application/json' &&
    parameters.every((parameter) => {
      const [name = '', value = ''] = parameter.split('=');
      return name.trim() !== 'charset' || charsets.includes(value.trim().replaceAll('"', ''));
    })
  );
}

/**
 * Reads the JSON value of a request body.
 * @throws ValidationError for another content type, a compressed or oversized body, or invalid JSON or UTF-8
 */
export async function readJson(c: ApiContext, limit: BodyLimit): Promise<unknown> {
  const contentType = c.req.header('content-type')?.trim() ?? '';
  if (!isJson(contentType)) {
    const sent = contentType === '' ? 'is missing' : `is ${JSON.stringify(contentType.slice(0, 100))}`;
    throw fieldError('content-type', `must be application/json in UTF-8, ${sent}`);
  }
  const encoding = c.req.header('content-encoding')?.trim().toLowerCase() ?? '';
  if (encoding !== '' && encoding !== 'identity') {
    const sent = JSON.stringify(encoding.slice(0, 100));
    throw fieldError(
      'content-encoding',
      `must be left out or identity, is ${sent}; send the body uncompressed`,
    );
  }
  const text = decode(await readBytes(c, limit));
  if (text.trim() === '') throw fieldError('body', 'is empty; it must be a JSON object');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw fieldError('body', `is not valid JSON: ${errorReason(error)}`);
  }
}

/** False for GET and HEAD, whose body is never read. */
export function mayHaveBody({ req }: ApiContext): boolean {
  return req.method !== 'GET' && req.method !== 'HEAD';
}

/** Reads and ignores an unexpected body. @throws ValidationError if it is over the limit */
export async function skipBody(c: ApiContext, limit: BodyLimit): Promise<void> {
  await readBytes(c, limit);
}

/** @throws ValidationError if the announced length is over the limit */
export function checkContentLength({ req }: ApiContext, limit: BodyLimit): void {
  if (Number(req.header('content-length') ?? 0) > limit.bytes) throw bodyTooLarge(limit);
}

async function readBytes(c: ApiContext, limit: BodyLimit): Promise<Uint8Array> {
  checkContentLength(c, limit);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of arriving(c)) {
    length += chunk.byteLength;
    if (length > limit.bytes) throw bodyTooLarge(limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

/**
 * Reads Node's stream if there is one, because ending a Web stream early destroys the socket that the answer needs. A
 * broken connection is not a failure of the service.
 */
async function* arriving(c: ApiContext): AsyncGenerator<Uint8Array> {
  try {
    yield* c.env.incoming?.iterator({ destroyOnReturn: false }) ?? c.req.raw.body ?? [];
  } catch (cause) {
    throw new ValidationError([{ path: 'body', message: 'did not arrive whole' }], { cause });
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw fieldError('body', 'is not valid UTF-8');
  }
}

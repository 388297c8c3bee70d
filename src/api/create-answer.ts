import type { ApiAnswer, Reply, ReplyBody } from './exchange.ts';

/** A plain object in place of a Web Response, which costs much to make and to read. Its body can be read often. */
export function createAnswer(reply: Required<Reply>): ApiAnswer {
  const { status, headers, body } = reply;
  return {
    status,
    reply,
    headers: { get: (name) => headers[name.toLowerCase()] ?? null },
    text: async () => textOf(body),
    arrayBuffer: async () => bytesOf(body).slice().buffer,
  };
}

function textOf(body: ReplyBody): string {
  if (body === null) return '';
  if (body instanceof Uint8Array) return new TextDecoder().decode(body);
  return typeof body === 'string' ? body : body.join('');
}

function bytesOf(body: ReplyBody): Uint8Array<ArrayBuffer> {
  return body instanceof Uint8Array ? body : new TextEncoder().encode(textOf(body));
}

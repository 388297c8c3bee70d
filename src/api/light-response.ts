import type { ApiAnswer, CreateResponse, ReplyBody } from './exchange.ts';

/** A plain object in place of a Web Response, which costs much to make and to read. Its body can be read often. */
export const createLightResponse: CreateResponse = (body, { status, headers }): ApiAnswer => ({
  status,
  reply: { status, headers, body },
  headers: { get: (name) => headers[name.toLowerCase()] ?? null },
  text: async () => textOf(body),
  arrayBuffer: async () => bytesOf(body).slice().buffer,
});

function textOf(body: ReplyBody): string {
  return typeof body === 'string' ? body : new TextDecoder().decode(bytesOf(body));
}

function bytesOf(body: ReplyBody): Uint8Array<ArrayBuffer> {
  if (body === null) return new Uint8Array();
  return typeof body === 'string' ? new TextEncoder().encode(body) : body;
}

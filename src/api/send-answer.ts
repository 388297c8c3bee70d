import type { ServerResponse } from 'node:http';
import type { Reply } from './exchange.ts';

/** @throws Error when a header cannot be sent. */
export function sendAnswer(outgoing: ServerResponse, { status, headers, body }: Required<Reply>): void {
  outgoing.writeHead(status, headers);
  if (body === null || typeof body === 'string' || body instanceof Uint8Array) return void outgoing.end(body);
  // None is copied: until its reader takes it, an answer holds no more than what the store gave.
  const last = body.length - 1;
  for (let index = 0; index < last; index += 1) outgoing.write(body[index]);
  outgoing.end(body[last]);
}

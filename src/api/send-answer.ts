import type { ServerResponse } from 'node:http';
import type { Reply } from './exchange.ts';

/** @throws Error when a header cannot be sent. */
export function sendAnswer(outgoing: ServerResponse, { status, headers, body }: Required<Reply>): void {
  if (body === null) {
    outgoing.writeHead(status, headers).end();
    return;
  }
  const length = Buffer.byteLength(body);
  outgoing.writeHead(status, { 'content-length': String(length), ...headers });
  // Text of one byte per character needs no encoding, which costs more than to look.
  if (typeof body === 'string') outgoing.end(body, length === body.length ? 'latin1' : 'utf8');
  else outgoing.end(body);
}

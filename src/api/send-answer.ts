import type { ServerResponse } from 'node:http';
import type { AnswerBuffers } from './answer-buffers.ts';
import type { Reply } from './exchange.ts';

/** @throws Error when a header cannot be sent. */
export function sendAnswer(
  outgoing: ServerResponse,
  { status, headers, body }: Required<Reply>,
  buffers: AnswerBuffers,
): void {
  const send = (length: number) => outgoing.writeHead(status, { ...headers, 'content-length': length });
  if (body === null) return void outgoing.writeHead(status, headers).end();
  if (typeof body === 'string') return void send(Buffer.byteLength(body)).end(body);
  if (body instanceof Uint8Array) return void send(body.byteLength).end(body);
  const encoded = buffers.encode(body);
  send(encoded.byteLength).end(encoded);
  // Nearly always the kernel has it all by now. A connection that breaks before takes its buffer along.
  if (outgoing.writableLength === 0) buffers.giveBack(encoded);
  else outgoing.once('finish', () => buffers.giveBack(encoded));
}

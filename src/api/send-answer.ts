import type { ServerResponse } from 'node:http';
import type { AnswerBuffers } from './answer-buffers.ts';
import type { Reply } from './exchange.ts';

/** @throws Error when a header cannot be sent. */
export function sendAnswer(
  outgoing: ServerResponse,
  { status, headers, body }: Required<Reply>,
  buffers: AnswerBuffers,
): void {
  if (body === null) {
    outgoing.writeHead(status, headers).end();
    return;
  }
  const isText = !(body instanceof Uint8Array);
  const bytes = isText ? buffers.encode(typeof body === 'string' ? [body] : body) : body;
  outgoing.writeHead(status, { 'content-length': String(bytes.byteLength), ...headers });
  // Called when the kernel has it all; a connection that breaks before takes its buffer along.
  outgoing.end(bytes, () => isText && buffers.giveBack(bytes as Buffer<ArrayBuffer>));
}

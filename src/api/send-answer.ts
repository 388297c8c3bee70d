import type { ServerResponse } from 'node:http';
import type { AnswerBuffers } from './answer-buffers.ts';
import type { Reply } from './exchange.ts';

/** From here on, in characters, copying text into one string costs more than a buffer of our own. */
const longText = 64 * 1024;

/** @throws Error when a header cannot be sent. */
export function sendAnswer(
  outgoing: ServerResponse,
  { status, headers, body }: Required<Reply>,
  buffers: AnswerBuffers,
): void {
  const send = (length: number) => outgoing.writeHead(status, { 'content-length': length, ...headers });
  if (body === null) outgoing.writeHead(status, headers).end();
  else if (body instanceof Uint8Array) send(body.byteLength).end(body);
  else if (isLong(body)) {
    const encoded = buffers.encode(body);
    // Called when the kernel has it all; a connection that breaks before takes its buffer along.
    send(encoded.byteLength).end(encoded, () => buffers.giveBack(encoded));
  } else {
    const text = typeof body === 'string' ? body : body.join('');
    const length = Buffer.byteLength(text);
    // Text of one byte per character needs no encoding.
    send(length).end(text, length === text.length ? 'latin1' : 'utf8');
  }
}

function isLong(body: string | readonly string[]): body is readonly string[] {
  if (typeof body === 'string') return false;
  let length = 0;
  for (const piece of body) length += piece.length;
  return length >= longText;
}

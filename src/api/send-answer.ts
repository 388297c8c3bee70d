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
  if (body === null) return void outgoing.writeHead(status, headers).end();
  if (body instanceof Uint8Array) return void send(body.byteLength).end(body);
  if (typeof body !== 'string' && charactersIn(body) >= longText) {
    const encoded = buffers.encode(body);
    // Called when the kernel has it all; a connection that breaks before takes its buffer along.
    return void send(encoded.byteLength).end(encoded, () => buffers.giveBack(encoded));
  }
  const text = typeof body === 'string' ? body : body.join('');
  const length = Buffer.byteLength(text);
  // Text of one byte per character needs no encoding.
  send(length).end(text, length === text.length ? 'latin1' : 'utf8');
}

function charactersIn(pieces: readonly string[]): number {
  return pieces.reduce((sum, piece) => sum + piece.length, 0);
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { limits } from '../contract/limits.ts';
import type { Reply } from './exchange.ts';

/** What is still read after the answer, so that a sender in the middle of its body reads the answer before the end. */
const maxBytesRead = 16 * limits.bodyBytes;
const maxMilliseconds = 500;

/** Whether more of a body may come than any request can have: nothing but the end of the connection stops it. */
export function isEndless({ complete, headers }: IncomingMessage): boolean {
  if (complete) return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > limits.bodyBytes;
}

/** Sends the answer whole, then ends the connection: soon, whatever still arrives. */
export function refuseRest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { status, headers, body }: Required<Reply>,
): void {
  outgoing.writeHead(status, { ...headers, connection: 'close' });
  for (const piece of [body ?? []].flat()) outgoing.write(piece);
  const end = (): void => {
    clearTimeout(timer);
    outgoing.end();
  };
  const timer = setTimeout(end, maxMilliseconds);
  let left = maxBytesRead;
  incoming.on('data', (chunk: Uint8Array) => {
    left -= chunk.byteLength;
    if (left < 0) end();
  });
  incoming.once('end', end).once('close', end);
}

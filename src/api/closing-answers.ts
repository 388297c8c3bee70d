import type { IncomingMessage } from 'node:http';
import { type ErrorName, errorStatus } from '../contract/errors.ts';
import { limits } from '../contract/limits.ts';
import { errorJson } from './reply.ts';

/* Answers after which the connection ends. */

/** What is still read after the answer, so that a sender in the middle of its body reads the answer before the end. */
const maxBytesRead = 16 * limits.bodyBytes;
const maxMilliseconds = 500;

/** Whether more of a body may come than any request can have: nothing but the end of the connection stops it. */
export function isEndless({ complete, headers }: IncomingMessage): boolean {
  if (complete) return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > limits.bodyBytes;
}

/**
 * The same answer, after which the connection ends: soon, whatever still arrives. The adapter alone would close in the
 * sender's face, which takes the answer along.
 */
export async function refuseRest(incoming: IncomingMessage, response: Response): Promise<Response> {
  const { status } = response;
  const headers = new Headers(response.headers);
  headers.set('connection', 'close');
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length === 0) return new Response(null, { status, headers });
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes);
    },
    async pull(controller) {
      await restOf(incoming);
      controller.close();
    },
  });
  return new Response(body, { status, headers });
}

/** Until the body has ended, or enough of it has come. */
function restOf(incoming: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, maxMilliseconds);
    let left = maxBytesRead;
    incoming.on('data', (chunk: Uint8Array) => {
      left -= chunk.byteLength;
      if (left < 0) end();
    });
    incoming.once('end', end).once('close', end);
  });
}

export interface TransportReply {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** The answer to what never became a request: the connection ends with it. */
export function transportReply(name: ErrorName, message: string, requestId: string): TransportReply {
  const body = errorJson(name, message);
  return {
    status: errorStatus[name],
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-frame-options': 'DENY',
      'x-request-id': requestId,
    },
    body,
  };
}

import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { type Socket, Server as SocketServer } from 'node:net';
import { errorStatus } from '../contract/errors.ts';
import { limits } from '../contract/limits.ts';
import type { Failure } from '../operations/failure.ts';
import { errorJson } from './reply.ts';

export interface Connections {
  /** Closes those on which nothing is under way: no request, no answer that its reader still waits for. */
  closeIdle(): void;
  /** Does it after the answers to requests that came whole before: a refusal must not be taken for one of them. */
  afterAnswers(socket: object, refuse: () => void): void;
}

interface State {
  /** Answers that are not wholly with the operating system yet. */
  readonly open: Set<ServerResponse>;
  /** Begin the answers to the open requests but the first, in their order. */
  readonly waiting: (() => void)[];
  /** Bytes of the requests that were answered. More: the next request has begun. */
  answered: number;
  refuse: (() => void) | null;
}

/**
 * Answers the requests of a server and watches its connections from its start. Node's own
 * `closeIdleConnections` takes an answer that is written, but not sent, for done, and cuts it off; and it
 * never closes a connection that sent nothing. The requests of one connection are answered one after the
 * other: of thousands that somebody sent at once and whose answers nobody reads, one takes memory.
 */
export function watchConnections(server: Server, answer: RequestListener): Connections {
  const states = new Map<object, State & { readonly socket: Socket }>();
  server.on('connection', (socket: Socket) => {
    states.set(socket, { socket, open: new Set(), waiting: [], answered: 0, refuse: null });
    socket.once('close', () => states.delete(socket));
  });
  server.on('request', (request, response) => {
    const state = states.get(request.socket);
    if (!state) return;
    state.open.add(response);
    // It closes only once, and `once` would cost more than all else here.
    response.on('close', () => {
      state.open.delete(response);
      state.answered = request.socket.bytesRead;
      refuseWhenAnswered(state);
      if (!state.socket.destroyed) state.waiting.shift()?.();
    });
    if (state.open.size === 1) answer(request, response);
    else state.waiting.push(() => answer(request, response));
  });
  return {
    closeIdle() {
      for (const { socket, open, answered } of states.values()) {
        if (open.size === 0 && socket.bytesRead === answered) socket.destroy();
      }
    },
    afterAnswers(socket, refuse) {
      const state = states.get(socket);
      if (!state || state.refuse) return;
      state.refuse = refuse;
      refuseWhenAnswered(state);
    },
  };
}

/** A request that did not come whole is the one that is refused. */
function refuseWhenAnswered({ open, refuse }: State): void {
  if (!refuse) return;
  const isAnswering = [...open].some(({ req }) => req.complete);
  if (!isAnswering) refuse();
}

/** A kept-alive connection becomes idle only after its last answer, so one look at the start is not enough. */
const sweepInterval = 50;

/** Stops accepting, lets requests in flight end for `limit` milliseconds at most, then closes everything. */
export async function drain(server: Server, connections: Connections, limit: number): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  const closed = new Promise<void>((resolve) => {
    // Not the server's own close: it would cut off answers that are still on their way.
    SocketServer.prototype.close.call(server, () => resolve());
  });
  connections.closeIdle();
  const sweep = setInterval(connections.closeIdle, sweepInterval);
  const deadline = setTimeout(() => server.closeAllConnections(), limit);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
  // Nothing is left to close but the timer that looks for slow requests.
  server.close();
}

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

type TransportFailure = Pick<Failure, 'name' | 'message'> & Partial<Pick<Failure, 'code'>>;

/** The answer to what never became a request: the connection ends with it. */
export function transportReply({ name, message, code }: TransportFailure, requestId: string): TransportReply {
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
      ...(code !== undefined && { 'x-error-code': code }),
    },
    body,
  };
}

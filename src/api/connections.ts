import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { type Socket, Server as SocketServer } from 'node:net';
import { errorStatus } from '../contract/errors.ts';
import { limits } from '../contract/limits.ts';
import type { Failure } from '../operations/failure.ts';
import { errorJson } from './reply.ts';

export interface Connections {
  /** Closes idle connections: no open request and no unsent answer. */
  closeIdle(): void;
  /** Runs `refuse` after the answers to earlier complete requests, so that it is not mistaken for one of them. */
  afterAnswers(socket: object, refuse: () => void): void;
}

interface State {
  /** Answers not yet handed to the operating system completely. */
  readonly open: Set<ServerResponse>;
  /** Start the answers to the open requests after the first, in order. */
  readonly waiting: (() => void)[];
  /** Bytes of the answered requests. More bytes mean that the next request has begun. */
  answered: number;
  refuse: (() => void) | null;
}

/**
 * Answers the requests of a server and tracks its connections. Node's `closeIdleConnections` cuts off answers that
 * are written but not sent, and never closes connections that sent nothing. The requests of one connection are
 * answered one at a time, so that thousands of unread answers take the memory of one.
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
    // Each response closes only once, and `once` would cost more than everything else here.
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

/** Calls `refuse` once no complete request is being answered; the incomplete one is refused. */
function refuseWhenAnswered({ open, refuse }: State): void {
  if (!refuse) return;
  const isAnswering = [...open].some(({ req }) => req.complete);
  if (!isAnswering) refuse();
}

/** A kept-alive connection becomes idle only after its last answer, so checking once is not enough. */
const sweepInterval = 50;

/**
 * Stops accepting connections, lets running requests finish for at most `limit` milliseconds, then closes everything.
 */
export async function drain(server: Server, connections: Connections, limit: number): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  const closed = new Promise<void>((resolve) => {
    // Not the server's own close, which would cut off answers being sent.
    SocketServer.prototype.close.call(server, () => resolve());
  });
  connections.closeIdle();
  const sweep = setInterval(connections.closeIdle, sweepInterval);
  const deadline = setTimeout(() => server.closeAllConnections(), limit);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
  // Only stops the timer for slow requests.
  server.close();
}

/* Responses that close their connection. */

/**
 * Reads this much of a body after the answer, so that a sender in the middle of its body still receives the answer.
 */
const maxBytesRead = 16 * limits.bodyBytes;
const maxMilliseconds = 500;

/** True if more of the body may arrive than any request is allowed, so that the connection must be closed. */
export function isEndless({ complete, headers }: IncomingMessage): boolean {
  if (complete) return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > limits.bodyBytes;
}

/**
 * Sends the response and then closes the connection soon, whatever still arrives. The adapter alone would reset the
 * connection, which can lose the response.
 */
export async function closeAfterReply(incoming: IncomingMessage, response: Response): Promise<Response> {
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
      await skipRest(incoming);
      controller.close();
    },
  });
  return new Response(body, { status, headers });
}

/** Resolves when the body has ended or the limit is reached. */
function skipRest(incoming: IncomingMessage): Promise<void> {
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

/** The answer to data that is not a valid request; it closes the connection. */
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

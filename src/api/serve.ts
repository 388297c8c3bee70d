import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { unexpectedError } from '../operations/failure.ts';
import type { Clock } from '../service/ports.ts';
import { type AccessLogEntry, type AccessLogFormat, createAccessLogLines, pathOf } from './access-log.ts';
import type { Api, ApiParts } from './api.ts';
import { type Connections, watchConnections } from './connections.ts';
import { drain } from './drain.ts';
import type { ApiRequest, Reply } from './exchange.ts';
import { createGoneSignals } from './gone-signals.ts';
import { type Address, listen } from './listen.ts';
import { createLogTurns, type LogTurns } from './log-turns.ts';
import { isEndless, refuseRest } from './refuse-rest.ts';
import { sendAnswer } from './send-answer.ts';
import { AddressError, socketRequest } from './socket-request.ts';
import { type TransportReply, transportReply } from './transport-reply.ts';

export interface ServeParts {
  readonly api: Api;
  /** Default: 127.0.0.1, so that nobody else on the network reaches it unasked. */
  readonly host?: string | undefined;
  /** 0: any free port. */
  readonly port: number;
  readonly clock: Clock;
  readonly newRequestId: () => string;
  /** Takes lines of the access log, soon after they come, the last without its line break. Waits for nothing. */
  readonly writeLog: (lines: string) => void;
  readonly logFormat: AccessLogFormat;
  /** Told why an answer could not be sent. */
  readonly log?: ApiParts['log'];
  /** Milliseconds that requests in flight get when the server closes. */
  readonly drainLimit?: number | undefined;
  /** How long a client may take. What is left out: the usual. */
  readonly limits?: Partial<typeof usualClientLimits> | undefined;
}

export interface RunningServer {
  /** Origin, such as `http://127.0.0.1:8787`. */
  readonly url: string;
  /** Stops accepting, lets running requests end, then closes what is left. */
  close(): Promise<void>;
}

/** In milliseconds. */
const usualDrainLimit = 10_000;

/** In milliseconds. */
export const usualClientLimits = {
  requestTimeout: 30_000,
  headersTimeout: 10_000,
  keepAliveTimeout: 5_000,
  // Node looks only every 30 s by default, so that 10 s could become 40.
  connectionsCheckingInterval: 1_000,
};

const socketLimits = {
  maxHeaderSize: 16 * 1024,
  // Node would answer a missing Host with an empty body; our own host check has words for it.
  requireHostHeader: false,
} as const;

/** Puts the API on a socket. @throws Error when it cannot listen there. */
export async function serve(parts: ServeParts): Promise<RunningServer> {
  const log = createLogTurns(parts.writeLog);
  const server = createServer({ ...socketLimits, ...usualClientLimits, ...parts.limits });
  // By default Node drops what comes after the 2000th, an Idempotency-Key too; their size is bounded anyway.
  server.maxHeadersCount = 0;
  const connections = watchConnections(server, requestListener(parts, log));
  answerClientErrors(server, connections, parts.newRequestId, socketLimits.maxHeaderSize);
  ignoreExpectations(server);
  const address: Address = { host: parts.host ?? '127.0.0.1', port: parts.port };
  const url = await listen(server, address);
  // Also after a crash: what waits is what led to it.
  process.on('exit', log.flush);
  return {
    url,
    async close() {
      parts.api.drain();
      await drain(server, connections, parts.drainLimit ?? usualDrainLimit);
      log.flush();
      process.off('exit', log.flush);
    },
  };
}

function requestListener(
  { api, clock, newRequestId, logFormat, log }: ServeParts,
  accessLog: LogTurns,
): RequestListener {
  const goneSignal = createGoneSignals();
  const lineOf = createAccessLogLines(logFormat);
  return async (incoming, outgoing) => {
    const started = clock.now();
    try {
      const request = socketRequest(incoming, goneSignal);
      const reply = await api.reply(request);
      const finished = clock.now();
      if (isEndless(incoming)) refuseRest(incoming, outgoing, reply);
      else sendAnswer(outgoing, reply);
      accessLog.add(lineOf(entryOf(request, reply, started, finished)));
    } catch (error) {
      const requestId = newRequestId();
      if (!(error instanceof AddressError)) log?.({ requestId, error });
      sendFailure(outgoing, failureReply(error, requestId));
    }
    // What nobody read of a body is let through, so that the next request on this connection is found.
    incoming.resume();
  };
}

function sendFailure(outgoing: ServerResponse, { status, headers, body }: TransportReply): void {
  // Half an answer cannot be taken back; only its end can be told.
  if (outgoing.headersSent) outgoing.destroy();
  else outgoing.writeHead(status, headers).end(body);
}

function entryOf(
  { method, url }: ApiRequest,
  { status, headers }: Required<Reply>,
  started: number,
  finished: number,
): AccessLogEntry {
  return {
    time: finished,
    request_id: headers['x-request-id'] ?? '',
    method,
    path: pathOf(url),
    status,
    ms: finished - started,
  };
}

/** No request could be made of it (400), or no answer could be sent (500). */
function failureReply(error: unknown, requestId: string): TransportReply {
  return error instanceof AddressError
    ? transportReply('validation_error', `request: ${error.message}`, requestId)
    : transportReply('internal_server_error', unexpectedError, requestId);
}

/** Node answers an unknown `Expect` with 417, which the catalogue does not have. */
function ignoreExpectations(server: Server): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

/** Answers what Node's parser refuses with our Error object instead of an empty 400, 408 or 431. */
function answerClientErrors(
  server: Server,
  connections: Connections,
  newRequestId: () => string,
  maxHeaderSize: number,
): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const message = messageOf(error.code, maxHeaderSize);
    const { headers, body } = transportReply('validation_error', message, newRequestId());
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const answer = ['HTTP/1.1 400 Bad Request', ...lines, '', body].join('\r\n');
    connections.afterAnswers(socket, () => socket.end(answer));
  });
}

function messageOf(code: string | undefined, maxHeaderSize: number): string {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return `request: its headers must have at most ${maxHeaderSize / 1024} KiB`;
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 'request: did not arrive in time';
    default:
      return 'request: is not valid HTTP';
  }
}

import { createServer, type RequestListener, type Server } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Clock } from '../service/ports.ts';
import { type AccessLogFormat, accessLogLine, pathOf } from './access-log.ts';
import type { Api } from './api.ts';
import { answerClientErrors } from './client-error.ts';
import { watchConnections } from './connections.ts';
import { drain } from './drain.ts';
import { type Address, listen } from './listen.ts';
import { transportReply } from './transport-reply.ts';

export interface ServeParts {
  /** Made with `createWebResponse`. */
  readonly api: Api;
  /** Default: 127.0.0.1, so that nobody else on the network reaches it unasked. */
  readonly host?: string | undefined;
  /** 0: any free port. */
  readonly port: number;
  readonly clock: Clock;
  readonly newRequestId: () => string;
  /** Takes each line of the access log, without its line break. */
  readonly writeLog: (line: string) => void;
  readonly logFormat: AccessLogFormat;
  /** Milliseconds that requests in flight get when the server closes. */
  readonly drainLimit?: number | undefined;
}

export interface RunningServer {
  /** Origin, such as `http://127.0.0.1:8787`. */
  readonly url: string;
  /** Stops accepting, lets running requests end, then closes what is left. */
  close(): Promise<void>;
}

const socketLimits = {
  requestTimeout: 30_000,
  headersTimeout: 10_000,
  // Node looks only every 30 s by default, so that 10 s could become 40.
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16 * 1024,
  // Node would answer a missing Host with an empty body; our own host check has words for it.
  requireHostHeader: false,
} as const;

/** Puts the API on a socket. @throws Error when it cannot listen there. */
export async function serve(parts: ServeParts): Promise<RunningServer> {
  const server = createServer(socketLimits, requestListener(parts));
  // By default Node drops what comes after the 2000th, an Idempotency-Key too; their size is bounded anyway.
  server.maxHeadersCount = 0;
  const connections = watchConnections(server);
  answerClientErrors(server, connections, parts.newRequestId, socketLimits.maxHeaderSize);
  ignoreExpectations(server);
  const address: Address = { host: parts.host ?? '127.0.0.1', port: parts.port };
  const url = await listen(server, address);
  return {
    url,
    close: () => {
      parts.api.drain();
      return drain(server, connections, parts.drainLimit ?? 10_000);
    },
  };
}

function requestListener({ api, clock, newRequestId, writeLog, logFormat }: ServeParts): RequestListener {
  const listener = getRequestListener(
    async (request) => {
      const started = clock.now();
      const response = await api.fetch(request);
      const finished = clock.now();
      writeLog(
        accessLogLine(logFormat, {
          time: new Date(finished).toISOString(),
          request_id: response.headers.get('x-request-id') ?? '',
          method: request.method,
          path: pathOf(request.url),
          status: response.status,
          ms: finished - started,
        }),
      );
      return response;
    },
    { errorHandler: (error) => webReply(error, newRequestId()) },
  );
  return (incoming, outgoing) => void listener(incoming, outgoing);
}

/** The adapter could not make a request of it (400), or a response could not be made (500). */
function webReply(error: unknown, requestId: string): Response {
  const { status, headers, body } =
    error instanceof RequestError
      ? transportReply('validation_error', `request: ${error.message}`, requestId)
      : transportReply('internal_server_error', 'An unexpected error occurred.', requestId);
  return new Response(body, { status, headers });
}

/** Node answers an unknown `Expect` with 417, which the catalogue does not have. */
function ignoreExpectations(server: Server): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

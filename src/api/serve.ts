import { createServer, type RequestListener, type Server } from 'node:http';
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server';
import { failureOf } from '../operations/failure.ts';
import type { Clock } from '../service/ports.ts';
import type { TraceContext } from '../service/use-cases.ts';
import type { Api, ApiParts } from './api.ts';
import {
  type Connections,
  closeAfterReply,
  drain,
  isEndless,
  type TransportReply,
  transportReply,
  watchConnections,
} from './connections.ts';
import { type AccessLogEntry, type AccessLogFormat, accessLogLine, pathOf } from './monitoring.ts';
import { readTraceContext } from './operation-request.ts';

export interface ServeParts {
  readonly api: Api;
  /** Default: 127.0.0.1, so that the server is not reachable from the network by default. */
  readonly host?: string | undefined;
  /** 0: any free port. */
  readonly port: number;
  readonly clock: Clock;
  readonly newRequestId: () => string;
  /** Receives a line of the access log, without line break. */
  readonly writeLog: (line: string) => void;
  readonly logFormat: AccessLogFormat;
  /** Receives the reason if a response could not be sent. */
  readonly log?: ApiParts['log'];
  /** Milliseconds for running requests when the server closes. */
  readonly drainLimit?: number | undefined;
  /** Time limits for clients; missing ones have defaults. */
  readonly limits?: Partial<typeof usualClientLimits> | undefined;
}

export interface RunningServer {
  /** The origin, such as `http://127.0.0.1:8787`. */
  readonly url: string;
  /** Stops accepting, lets running requests finish, then closes the rest. */
  close(): Promise<void>;
}

/** Milliseconds. */
const usualDrainLimit = 10_000;

/** Milliseconds. */
export const usualClientLimits = {
  requestTimeout: 30_000,
  headersTimeout: 10_000,
  keepAliveTimeout: 5_000,
  // By default Node checks every 30 s, so 10 s could become 40.
  connectionsCheckingInterval: 1_000,
};

const socketLimits = {
  maxHeaderSize: 16 * 1024,
  // Node would answer a missing Host with an empty body; our host check gives a message.
  requireHostHeader: false,
} as const;

/** Serves the API on a socket. @throws Error if it cannot listen there */
export async function serve(parts: ServeParts): Promise<RunningServer> {
  const server = createServer({ ...socketLimits, ...usualClientLimits, ...parts.limits });
  // By default Node drops headers after the 2000th, even an Idempotency-Key; their total size is limited anyway.
  server.maxHeadersCount = 0;
  const connections = watchConnections(server, requestListener(parts));
  answerClientErrors(server, connections, parts.newRequestId, socketLimits.maxHeaderSize);
  ignoreExpectations(server);
  const address: Address = { host: parts.host ?? '127.0.0.1', port: parts.port };
  const url = await listen(server, address);
  return {
    url,
    async close() {
      parts.api.drain();
      await drain(server, connections, parts.drainLimit ?? usualDrainLimit);
    },
  };
}

function requestListener(parts: ServeParts): RequestListener {
  const { api, clock, newRequestId, log } = parts;
  const answer = async (request: Request, socket: HttpBindings): Promise<Response> => {
    const started = clock.now();
    const response = await api.fetch(request, socket);
    logAnswer(parts, socket, response, started);
    return isEndless(socket.incoming) ? closeAfterReply(socket.incoming, response) : response;
  };
  return getRequestListener((request, socket) => answer(request, socket as HttpBindings), {
    errorHandler(error) {
      const requestId = newRequestId();
      if (!(error instanceof RequestError)) log?.({ requestId, error });
      const { status, headers, body } = failureReply(error, requestId);
      return new Response(body, { status, headers });
    },
  });
}

function logAnswer(
  { clock, logFormat, writeLog }: ServeParts,
  { incoming }: HttpBindings,
  response: Response,
  started: number,
): void {
  const finished = clock.now();
  const entry: AccessLogEntry = {
    time: finished,
    request_id: response.headers.get('x-request-id') ?? '',
    method: incoming.method ?? '',
    path: pathOf(incoming.url ?? ''),
    status: response.status,
    ms: finished - started,
    trace_id: traceOf(incoming)?.traceId,
  };
  writeLog(accessLogLine(logFormat, entry));
}

function traceOf({ headers }: HttpBindings['incoming']): TraceContext | undefined {
  return readTraceContext((name) => String(headers[name] ?? ''));
}

/** The answer if no request could be built (400) or no response be sent (500). */
function failureReply(error: unknown, requestId: string): TransportReply {
  return error instanceof RequestError
    ? transportReply(refusal('request: its target and Host header are not a valid address'), requestId)
    : transportReply(failureOf(error), requestId);
}

function refusal(message: string) {
  return { name: 'validation_error', message } as const;
}

/** Ignores `Expect`: Node would answer an unknown one with 417, which our error catalog lacks. */
function ignoreExpectations(server: Server): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

/** Sends our Error object for requests that Node's parser refuses, instead of an empty 400, 408 or 431. */
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
    const refused = refusal(messageOf(error.code, maxHeaderSize));
    const { headers, body } = transportReply(refused, newRequestId());
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

interface Address {
  readonly host: string;
  readonly port: number;
}

/** Listens and returns the origin. @throws Error with the address and the reason, caused by the system's */
export async function listen(server: Server, { host, port }: Address): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    const fail = (cause: NodeJS.ErrnoException): void => {
      reject(new Error(`Cannot listen on ${host}:${port}: ${reasonOf(cause)}`, { cause }));
    };
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve();
    });
  });
  const bound = server.address();
  const boundPort = bound !== null && typeof bound === 'object' ? bound.port : port;
  return `http://${reachableHost(host)}:${boundPort}`;
}

function reasonOf({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'EADDRINUSE') return 'the port is in use; choose another one.';
  if (code === 'EACCES') return 'this port needs more privileges; choose one above 1023.';
  if (code === 'EADDRNOTAVAIL') return 'this machine does not have that address.';
  return message;
}

/** Wildcard addresses cannot be connected to. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

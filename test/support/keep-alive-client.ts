import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import type { Socket } from 'node:net';

export interface ClientRequest {
  readonly method?: string;
  /** With its query, from the origin. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

export interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** The connection ended before a whole answer was there. */
export interface Unanswered {
  readonly status: null;
  /** How much of the answer came before the end. */
  readonly received: number;
}

export interface KeepAliveClient {
  /** Never rejects: a broken connection is an outcome. */
  send(request: ClientRequest): Promise<Answered | Unanswered>;
  close(): void;
}

/** One connection that is kept alive, sends one request at a time and never repeats one by itself. */
export function keepAliveClient(
  origin: string,
  shared: Readonly<Record<string, string>> = {},
): KeepAliveClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = ({ method = 'GET', path, headers = {}, body }: ClientRequest) =>
    new Promise<Answered | Unanswered>((resolve) => {
      let socket: Socket | undefined;
      let receivedBefore = 0;
      const broken = (): void =>
        resolve({ status: null, received: (socket?.bytesRead ?? 0) - receivedBefore });
      const sent = request(`${origin}${path}`, { agent, method, headers: { ...shared, ...headers } });
      sent.on('socket', (used) => {
        socket = used;
        receivedBefore = used.bytesRead;
      });
      sent.on('error', broken);
      sent.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', broken);
        response.on('end', () => {
          if (!response.complete) return broken();
          const { statusCode: status = 0, headers } = response;
          return resolve({ status, headers, bytes: Buffer.concat(chunks) });
        });
      });
      sent.end(body);
    });
  return { send, close: () => agent.destroy() };
}

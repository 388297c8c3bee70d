import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

export interface RawExchange {
  readonly answers: readonly RawAnswer[];
  /** How the connection ended. */
  readonly end: 'closed' | 'reset';
}

export interface SendOptions {
  /** Ends our half of the connection after the last byte. */
  readonly endAfter?: boolean;
  /** Answers to HEAD have a length and no body. */
  readonly withoutBodies?: boolean;
}

/** Sends bytes as they are and reads until the server closes the connection. */
export function exchangeRaw(
  origin: string,
  sent: string | Buffer,
  { endAfter = false, withoutBodies = false }: SendOptions = {},
): Promise<RawExchange> {
  return new Promise((resolve, reject) => {
    const socket = openSocket(origin);
    const chunks: Buffer[] = [];
    let end: RawExchange['end'] = 'closed';
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server that refuses a body may close the connection while we still send. This counts as a normal end.
    socket.on('error', () => {
      end = 'reset';
    });
    socket.on('close', () => {
      try {
        resolve({ answers: parseAnswers(Buffer.concat(chunks), withoutBodies), end });
      } catch (error) {
        reject(error);
      }
    });
    socket.write(typeof sent === 'string' ? Buffer.from(sent, 'latin1') : sent);
    if (endAfter) socket.end();
  });
}

export function openSocket(origin: string): Socket {
  const { hostname, port } = new URL(origin);
  return connect({ host: hostname, port: Number(port) });
}

/** @throws Error when an answer is not complete, or does not say how long it is. */
export function parseAnswers(bytes: Buffer, withoutBodies = false): RawAnswer[] {
  const answers: RawAnswer[] = [];
  for (let rest = bytes; rest.length > 0; ) {
    const headEnd = rest.indexOf('\r\n\r\n');
    if (headEnd < 0) throw new Error(`An answer was cut off in its head: ${rest.toString()}`);
    const [statusLine = '', ...lines] = rest.subarray(0, headEnd).toString('latin1').split('\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1]);
    const headers = new Map(lines.map(readHeader));
    const bodyLength = lengthOf(status, headers, withoutBodies);
    const body = rest.subarray(headEnd + 4, headEnd + 4 + bodyLength);
    if (body.length < bodyLength) throw new Error(`An answer was cut off in its body: ${body.toString()}`);
    // 100 Continue is not an answer yet.
    if (status >= 200) answers.push({ status, headers, body: body.toString() });
    rest = rest.subarray(headEnd + 4 + bodyLength);
  }
  return answers;
}

function readHeader(line: string): readonly [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
}

function lengthOf(status: number, headers: ReadonlyMap<string, string>, withoutBodies: boolean): number {
  if (status < 200 || status === 204 || withoutBodies) return 0;
  const length = headers.get('content-length');
  if (length === undefined) throw new Error(`An answer with ${status} does not say how long it is.`);
  return Number(length);
}

import { connect, type Socket } from 'node:net';

export interface Load {
  /** Address of the server, such as `http://127.0.0.1:8787`. */
  readonly origin: string;
  /** Whole HTTP/1.1 requests, sent in turns; each connection sends one as soon as it has an answer. */
  readonly requests: readonly string[];
  readonly connections: number;
  readonly seconds: number;
}

export interface Measured {
  readonly requests: number;
  readonly seconds: number;
  /** Duration of each request in milliseconds, in the order of the answers. */
  readonly latencies: readonly number[];
}

/**
 * Keeps a number of connections busy for a while. A load generator shares the cores with the server, so this one does
 * little work: it reads the head of an answer and counts the bytes of its body.
 * @throws Error if an answer is not 200, or a connection breaks
 */
export async function load({ origin, requests, connections, seconds }: Load): Promise<Measured> {
  const latencies: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  const next = inTurns(requests.map((request) => Buffer.from(request)));
  await Promise.all(Array.from({ length: connections }, () => keepBusy(origin, next, end, latencies)));
  return { requests: latencies.length, seconds: (performance.now() - start) / 1000, latencies };
}

function inTurns(requests: readonly Buffer[]): () => Buffer {
  let turn = 0;
  return () => {
    turn = (turn + 1) % requests.length;
    return requests[turn] ?? Buffer.alloc(0);
  };
}

function keepBusy(origin: string, next: () => Buffer, end: number, latencies: number[]): Promise<void> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    let sent = 0;
    const send = (): void => {
      sent = performance.now();
      socket.write(next());
    };
    const onAnswer = (): void => {
      const now = performance.now();
      latencies.push(now - sent);
      if (now < end) send();
      else socket.destroy();
    };
    const read = answerReader(onAnswer);
    const buffer = Buffer.allocUnsafe(64 * 1024);
    const socket: Socket = connect({
      host: hostname,
      port: Number(port),
      onread: { buffer, callback: (length) => tryTo(() => read(buffer.subarray(0, length))) },
    });
    const tryTo = (run: () => void): boolean => {
      try {
        run();
      } catch (error) {
        socket.destroy(error instanceof Error ? error : new Error(String(error)));
      }
      return true;
    };
    socket.setNoDelay(true).once('connect', send).once('error', reject);
    socket.once('close', (hadError) => {
      if (!hadError && performance.now() >= end) resolve();
      else reject(new Error(`${origin} closed the connection`));
    });
  });
}

/** Calls `onAnswer` at the last byte of each answer. */
function answerReader(onAnswer: () => void): (chunk: Buffer) => void {
  let head = '';
  let missing = 0;
  return (chunk) => {
    if (missing > 0) missing -= chunk.length;
    else {
      head += chunk.toString('latin1');
      const length = head.indexOf('\r\n\r\n');
      if (length < 0) return;
      missing = contentLength(head.slice(0, length)) - (head.length - length - 4);
      head = '';
    }
    if (missing === 0) onAnswer();
  };
}

function contentLength(head: string): number {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (head.startsWith('HTTP/1.1 200 ') && length !== undefined) return Number(length);
  throw new Error(`Unexpected answer: ${head}`);
}

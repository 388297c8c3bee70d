import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { usualClientLimits } from '../../src/api/serve.ts';
import { isLong, runs } from '../support/how-long.ts';
import { openSocket, parseAnswers, type RawAnswer } from './raw-connection.ts';
import { expectError, useQuickServer, useServer } from './sockets-server.ts';

/** The built server with its real limits, or a server in this process with limits about 30 times shorter. */
const fixture = isLong
  ? useServer()
  : useQuickServer({
      requestTimeout: 1_000,
      headersTimeout: 300,
      keepAliveTimeout: 200,
      connectionsCheckingInterval: 50,
    });

/** Seconds that a busy machine may take longer than a limit. */
const leeway = 5;

interface SlowExchange {
  readonly answers: readonly RawAnswer[];
  readonly seconds: number;
}

/** Sends a first part, then a drop repeatedly until the server closes the connection. */
async function drip(first: string, drop: string): Promise<SlowExchange> {
  const started = performance.now();
  const socket = openSocket(fixture.server.origin);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.on('error', () => undefined);
  socket.write(first);
  const dripping = setInterval(() => drop !== '' && socket.write(drop), runs(20, 200));
  await once(socket, 'close');
  clearInterval(dripping);
  const seconds = (performance.now() - started) / 1000;
  return { answers: parseAnswers(Buffer.concat(chunks)), seconds };
}

function generate(rest: string): string {
  const head =
    'POST /api/v1/resumes/generate HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  return `${head}X-API-Key: ${fixture.server.apiKey}\r\n${rest}`;
}

it('the limits are 30 seconds for a request and 10 seconds for its headers', () => {
  expect(usualClientLimits).toMatchObject({ requestTimeout: 30_000, headersTimeout: 10_000 });
});

/** These tests wait in real time, so they run concurrently. */
describe.concurrent('a slow client is disconnected in time', () => {
  it.each([
    ['while it sends the request line', () => ['GET /', 'a'], runs(0.3, 10)],
    ['while it sends empty lines', () => ['\r\n', '\r\n'], runs(0.3, 10)],
    ['while it sends headers', () => ['GET / HTTP/1.1\r\n', 'a: b\r\n'], runs(0.3, 10)],
    ['before its first byte', () => ['', ''], runs(0.3, 10)],
    [
      'while it sends a body of known length',
      () => [generate('Content-Length: 5000\r\n\r\n'), ' '],
      runs(1, 30),
    ],
    [
      'while it sends chunks',
      () => [generate('Transfer-Encoding: chunked\r\n\r\n'), '1\r\n \r\n'],
      runs(1, 30),
    ],
  ] as const)(
    '%s',
    async (_name, parts, bound) => {
      const [first = '', drop = ''] = parts();
      const { answers, seconds } = await drip(first, drop);
      expect(seconds).toBeLessThan(bound + leeway);
      const [answer, ...more] = answers;
      expect(more).toEqual([]);
      if (answer)
        expect(expectError(answer)).toMatchObject({ status: 400, message: expect.stringMatching(/in time/) });
    },
    60_000,
  );

  it('after its answer, when it sends no further request', async () => {
    const { answers, seconds } = await drip('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n', '');
    expect(answers.map(({ status }) => status)).toEqual([200]);
    expect(seconds).toBeLessThan(runs(0.3, 10) + leeway);
  });
});

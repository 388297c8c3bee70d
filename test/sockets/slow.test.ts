import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { usualClientLimits } from '../../src/api/serve.ts';
import { isLong, runs } from '../support/how-long.ts';
import { openSocket, parseAnswers, type RawAnswer } from './raw-connection.ts';
import { expectError, useQuickServer, useServer } from './sockets-server.ts';

/** The built server and its own limits, or one in this process whose limits are a thirtieth. */
const place = isLong
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

/** Sends a first part, then a drop again and again for as long as the server bears it. */
async function drip(first: string, drop: string): Promise<SlowExchange> {
  const started = performance.now();
  const socket = openSocket(place.server.origin);
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
  return `${head}X-API-Key: ${place.server.apiKey}\r\n${rest}`;
}

it('the limits are those that are promised', () => {
  expect(usualClientLimits).toMatchObject({ requestTimeout: 30_000, headersTimeout: 10_000 });
});

/** Real time, all at once: the longest of them is how long this file takes. */
describe.concurrent('a client that dawdles is told and let go', () => {
  it.each([
    ['over the first line', () => ['GET /', 'a'], runs(0.3, 10)],
    ['over empty lines', () => ['\r\n', '\r\n'], runs(0.3, 10)],
    ['over its headers', () => ['GET / HTTP/1.1\r\n', 'a: b\r\n'], runs(0.3, 10)],
    ['before its first byte', () => ['', ''], runs(0.3, 10)],
    ['over a body of known length', () => [generate('Content-Length: 5000\r\n\r\n'), ' '], runs(1, 30)],
    ['over chunks', () => [generate('Transfer-Encoding: chunked\r\n\r\n'), '1\r\n \r\n'], runs(1, 30)],
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

  it('is let go after its answer when it asks for nothing more', async () => {
    const { answers, seconds } = await drip('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n', '');
    expect(answers.map(({ status }) => status)).toEqual([200]);
    expect(seconds).toBeLessThan(runs(0.3, 10) + leeway);
  });
});

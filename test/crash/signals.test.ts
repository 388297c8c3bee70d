import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as moment } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { temporaryFolders } from '../support/built-command-line.ts';
import { isLong, runs, seed } from '../support/how-long.ts';
import { type SeededRandom, seededRandom } from '../support/seeded-random.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { audit } from './audit.ts';
import { type Books, createBooks } from './books.ts';
import { clientOf, warmUp } from './load.ts';
import { generateRequest } from './order.ts';

const settings = 'plans:\n  pro: { requests_per_minute: 10000000, credits: 10000000 }\n';

const rounds = runs(1, 10);

/** Milliseconds: ten seconds for the server to drain, and some more on a busy machine. */
const bound = 15_000;

/** Sends generates until the server closes the connection. */
async function generateUntilClosed(server: ServerProcess, books: Books, random: SeededRandom): Promise<void> {
  const client = clientOf(server);
  for (;;) {
    const order = books.newOrder(random);
    books.pending.add(order);
    const answer = await client.send(generateRequest(order));
    if (answer.status === null) {
      expect(answer.received, 'bytes of an answer that was cut off').toBe(0);
      return client.close();
    }
    const value = JSON.parse(answer.bytes.toString());
    if (answer.status === 429) {
      expect(value.name).toBe('rate_limit_exceeded');
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    } else {
      expect(answer.status).toBe(200);
      books.note(order, value);
      books.figures.answered += 1;
    }
    books.pending.delete(order);
  }
}

interface Exit {
  readonly code: number | null;
  readonly milliseconds: number;
}

async function timedStop(server: ServerProcess, signal: NodeJS.Signals): Promise<Exit> {
  const started = performance.now();
  const code = await server.stop(signal);
  return { code, milliseconds: performance.now() - started };
}

describe.each(['SIGTERM', 'SIGINT'] as const)('%s', (signal) => {
  it('answers every accepted request, and ends with 0', async () => {
    const random = seededRandom(seed);
    const { home } = temporaryFolders();
    const books = createBooks();
    let server = await startServerProcess({ home, settings });
    for (let round = 0; round < rounds; round += 1) {
      await warmUp(server, books, random);
      const served = server;
      const clients = Array.from({ length: 6 }, () => generateUntilClosed(served, books, random));
      await moment(random.next() * 150);
      const { code, milliseconds } = await timedStop(server, signal);
      expect(code).toBe(0);
      expect(milliseconds).toBeLessThan(bound);
      await Promise.all(clients);
      server = await startServerProcess({ home });
      await audit(server, books);
      // An unanswered request must not have been read, so no work is done whose answer is lost.
      expect(books.figures.unansweredButStored).toBe(0);
    }
    expect(await server.stop()).toBe(0);
    console.log(`TEST_SEED=${seed} ${signal}: ${books.figures.answered} answered`);
  });

  it('a second signal ends it at once, even with clients connected', async () => {
    const { home } = temporaryFolders();
    const books = createBooks();
    const server = await startServerProcess({ home, settings });
    await warmUp(server, books, seededRandom(seed));
    const slow = await stall(server, halfBody(server));
    process.kill(server.pid, signal);
    await stopsListening(server);
    const { code, milliseconds } = await timedStop(server, signal);
    expect(code).toBe(null);
    expect(milliseconds).toBeLessThan(5_000);
    slow.destroy();
    const restarted = await startServerProcess({ home });
    await audit(restarted, books);
    expect(await restarted.stop()).toBe(0);
  });
});

it('SIGTERM lets a slow reader receive complete answers', async () => {
  const random = seededRandom(seed);
  const { home } = temporaryFolders();
  const books = createBooks();
  const server = await startServerProcess({ home, settings });
  await warmUp(server, books, random);
  // Far more than the buffers of both ends, so that the server waits for its reader.
  const count = runs(80, 400);
  const ask = 'GET /api/v1/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const reader = await stall(server, ask.repeat(count));
  const exit = timedStop(server, 'SIGTERM');
  await stopsListening(server);
  const chunks: Buffer[] = [];
  reader.on('data', (chunk) => chunks.push(chunk)).resume();
  await once(reader, 'close');
  expect((await exit).code).toBe(0);
  const answers = Buffer.concat(chunks).toString().split('HTTP/1.1 200 OK\r\n').slice(1);
  expect(answers.length).toBeGreaterThan(0);
  const cut = answers.filter((answer) => {
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    return Buffer.byteLength(body) !== Number(/^content-length: (\d+)/im.exec(head)?.[1]);
  });
  expect(cut.length).toBe(0);
});

/** In real time. test/api/draining tests the limit itself with a short one. */
describe.runIf(isLong)('a client that does not finish', () => {
  it.concurrent.each([
    ['its body', halfBody],
    ['its headers', () => 'GET /healthz HTTP/1.1\r\nHost: local'],
    ['its first line', () => 'GET /hea'],
    ['anything: it never sends a byte', () => ''],
    [
      'reading: it leaves answers where they are',
      () => 'GET /api/v1/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(400),
    ],
  ])('%s does not delay the end beyond its limit', async (_name, textFor) => {
    const { home } = temporaryFolders();
    const server = await startServerProcess({ home });
    const slow = await stall(server, textFor(server));
    const { code, milliseconds } = await timedStop(server, 'SIGTERM');
    slow.destroy();
    expect(code).toBe(0);
    expect(milliseconds).toBeLessThan(bound);
  });
});

function halfBody({ apiKey }: ServerProcess): string {
  const head = `POST /api/v1/resumes/generate HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${apiKey}\r\n`;
  return `${head}Idempotency-Key: slow\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"job`;
}

/** Sends the text, and then neither sends nor reads. */
async function stall({ origin, apiKey }: ServerProcess, text: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  socket.pause();
  if (text !== '') await new Promise((resolve) => socket.write(text, resolve));
  // An answer on another connection: the server has looked at its sockets since.
  await fetch(`${origin}/api/v1/usage`, { headers: { 'x-api-key': apiKey, connection: 'close' } });
  return socket;
}

async function stopsListening({ origin }: ServerProcess): Promise<void> {
  const { hostname, port } = new URL(origin);
  for (;;) {
    const socket = connect({ host: hostname, port: Number(port) });
    const refused = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(false));
      socket.once('error', () => resolve(true));
    });
    socket.destroy();
    if (refused) return;
  }
}

import { once } from 'node:events';
import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { runs } from '../support/how-long.ts';
import { openSocket } from './raw-connection.ts';
import { expectWell, residentMemory, useServer } from './sockets-server.ts';

const fixture = useServer();

/** MiB that memory may grow by: the heap keeps freed memory for reuse instead of returning it at once. */
const allowance = 96;

const connections = runs(25, 100);

/** Connections at a time: enough to cause load, few enough for the file descriptors of a small machine. */
const batchSize = runs(25, 50);

const megabyte = 'x'.repeat(1024 * 1024);

/** Opens a connection, sends until the server closes it, and returns the answer. */
async function send(text: string, pieces: readonly string[] = []): Promise<string> {
  const socket = openSocket(fixture.server.origin);
  socket.on('error', () => undefined);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(text);
  for (const piece of pieces) {
    if (socket.destroyed) break;
    if (!socket.write(piece)) await drainedOrClosed(socket);
  }
  await closed;
  return Buffer.concat(chunks).toString();
}

function drainedOrClosed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.once('drain', () => resolve());
    socket.once('close', () => resolve());
  });
}

/** Growth of memory in MiB. The first of two floods fills caches and is not counted. */
async function growthOver(flood: () => Promise<unknown>): Promise<number> {
  await flood();
  const before = residentMemory(fixture.server.pid);
  await flood();
  await expectWell(fixture.server);
  return residentMemory(fixture.server.pid) - before;
}

function inBatches(work: () => Promise<unknown>): () => Promise<void> {
  return async () => {
    for (let sent = 0; sent < connections; sent += batchSize)
      await Promise.all(Array.from({ length: batchSize }, work));
  };
}

function generate(rest: string): string {
  const head =
    'POST /api/v1/resumes/generate HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  return `${head}X-API-Key: ${fixture.server.apiKey}\r\n${rest}`;
}

describe('memory stays bounded and the server keeps answering under a flood of', () => {
  it.each<readonly [string, () => Promise<string>]>([
    ['garbage', () => send(`${'garbage '.repeat(1000)}\r\n\r\n`)],
    ['endless request lines', () => send('GET /', Array(10).fill(megabyte))],
    ['endless headers', () => send('GET / HTTP/1.1\r\n', Array(40).fill('a: b\r\n'.repeat(10_000)))],
    ['endless header values', () => send('GET / HTTP/1.1\r\nX: ', Array(10).fill(megabyte))],
    ['foreign hosts', () => send('GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n')],
    [
      'bodies that announce a huge length',
      () => send(generate('Content-Length: 999999999999\r\n\r\n'), Array(10).fill(megabyte)),
    ],
    [
      'huge bodies in chunks',
      () => send(generate('Transfer-Encoding: chunked\r\n\r\n'), Array(10).fill(`100000\r\n${megabyte}\r\n`)),
    ],
    [
      'bodies of 256 KiB without a key',
      () =>
        send(
          generate('').replace(/X-API-Key.*\r\n/, '') +
            `Connection: close\r\nContent-Length: 262144\r\n\r\n${megabyte.slice(0, 262_144)}`,
        ),
    ],
    [
      'deeply nested JSON',
      () => send(generate(`Connection: close\r\nContent-Length: 200000\r\n\r\n${'['.repeat(200_000)}`)),
    ],
  ])('%s', async (_name, work) => {
    expect(await growthOver(inBatches(work))).toBeLessThan(allowance);
  });

  it('chunks of one byte', async () => {
    const tiny = (): Promise<string> =>
      send(generate('Transfer-Encoding: chunked\r\n\r\n'), Array(15).fill('1\r\nx\r\n'.repeat(20_000)));
    const many = Array.from({ length: runs(1, 2) });
    expect(await growthOver(() => Promise.all(many.map(tiny)))).toBeLessThan(3 * allowance);
  });

  it('connections that are reset in the middle of a body', async () => {
    const reset = async (): Promise<void> => {
      const socket = openSocket(fixture.server.origin);
      socket.on('error', () => undefined);
      socket.write(generate('Content-Length: 1000\r\n\r\n{"job'), () => socket.resetAndDestroy());
      await once(socket, 'close');
    };
    expect(await growthOver(inBatches(reset))).toBeLessThan(allowance);
  });

  it('500 idle connections', async () => {
    const idle = Array.from({ length: 500 }, () => openSocket(fixture.server.origin));
    await Promise.all(idle.map((socket) => once(socket, 'connect')));
    for (const socket of idle) socket.on('error', () => undefined);
    await expectWell(fixture.server);
    for (const socket of idle) socket.destroy();
    await expectWell(fixture.server);
  });

  it('clients that send pipelined requests and never read the answers', async () => {
    const before = residentMemory(fixture.server.pid);
    const ask = 'GET /api/v1/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const silentReaders = Array.from({ length: runs(8, 20) }, () => openSocket(fixture.server.origin));
    for (const socket of silentReaders) {
      socket.on('error', () => undefined);
      socket.pause();
      socket.write(ask.repeat(2_000));
    }
    await Promise.all(Array.from({ length: 20 }, () => expectWell(fixture.server)));
    expect(residentMemory(fixture.server.pid) - before).toBeLessThan(3 * allowance);
    for (const socket of silentReaders) socket.destroy();
    await expectWell(fixture.server);
  });
});

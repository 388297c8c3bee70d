import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type ServeParts, serve } from '../../src/api/serve.ts';
import { ErrorObject } from '../../src/contract/objects.ts';
import type { UseCases } from '../../src/service/use-cases.ts';
import { buildApi } from '../support/build-api.ts';
import { dashboardToken, fakeUseCases, liveKey, now } from '../support/fake-use-cases.ts';
import { openConnection } from '../support/open-connection.ts';
import { createSignal } from '../support/signal.ts';

function drainedApi() {
  const { useCases, received } = fakeUseCases();
  const api = buildApi(useCases);
  api.drain();
  const send = (path: string, headers: Readonly<Record<string, string>>) =>
    api.fetch(new Request(`http://127.0.0.1${path}`, { headers }));
  return { send, received };
}

describe('an API that is shutting down', () => {
  it.each([
    ['an API key', '/api/v1/resumes', { 'x-api-key': liveKey }],
    ['an API key that only reads the usage', '/api/v1/usage', { 'x-api-key': liveKey }],
    ['a dashboard token', '/api/v1/keys', { authorization: `Bearer ${dashboardToken}` }],
  ])(
    'refuses new work of %s with 429, the seconds to wait and the three headers',
    async (_who, path, headers) => {
      const { send, received } = drainedApi();
      const response = await send(path, headers);
      const error = ErrorObject.parse(JSON.parse(await response.text()));
      expect(error).toMatchObject({ name: 'rate_limit_exceeded', status: 429 });
      expect(error.message).toContain('shutting down');
      expect(error.message).toContain(`${response.headers.get('retry-after')} seconds`);
      for (const name of ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset']) {
        expect(response.headers.get(name)).toMatch(/^\d+$/);
      }
      expect(received).toEqual([]);
    },
  );

  it('does not count refused requests', async () => {
    const { send } = drainedApi();
    await send('/api/v1/resumes', { 'x-api-key': liveKey });
    const again = await send('/api/v1/resumes', { 'x-api-key': liveKey });
    expect(again.headers.get('ratelimit-remaining')).toBe('60');
  });

  it('still answers 401 without a key, and is alive but not ready', async () => {
    const { send } = drainedApi();
    const statuses = ['/api/v1/resumes', '/livez', '/healthz', '/readyz'].map(
      async (path) => (await send(path, {})).status,
    );
    expect(await Promise.all(statuses)).toEqual([401, 200, 200, 503]);
    const response = await send('/readyz', {});
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(JSON.parse(await response.text())).toMatchObject({ reason: 'this server is shutting down' });
  });
});

function serveParts(useCases = fakeUseCases().useCases): ServeParts {
  return {
    api: buildApi(useCases),
    port: 0,
    clock: { now: () => now },
    newRequestId: () => 'req_transport',
    writeLog: () => undefined,
    logFormat: 'json',
  };
}

describe('a server that stops', () => {
  let close: () => Promise<void> = async () => undefined;
  afterEach(() => close());

  it('finishes running requests and refuses the next request of an open connection, which then closes', async () => {
    const [arrived, release] = [createSignal(), createSignal()];
    const { useCases } = fakeUseCases();
    const getUsage: UseCases['getUsage'] = async (caller) => {
      arrived.give();
      await release.given;
      return useCases.getUsage(caller);
    };
    const server = await serve(serveParts({ ...useCases, getUsage }));
    close = server.close;
    const kept = await openConnection(server.url);
    const head = `Host: localhost\r\nx-api-key: ${liveKey}\r\n\r\n`;
    const slow = await openConnection(server.url);
    slow.write(`GET /api/v1/usage HTTP/1.1\r\n${head}`);
    await arrived.given;
    // Half a request keeps the connection from being idle when the server stops.
    kept.write('GET /api/v1/resumes HTTP/1.1\r\n');
    // Its answer shows that the half has arrived.
    const warm = await openConnection(server.url);
    warm.write(`GET /healthz HTTP/1.1\r\n${head}`);
    await warm.read('{"status":"ok"}');
    const closed = server.close();
    kept.write(head);
    const refused = (await kept.ended()).toLowerCase();
    expect(refused).toContain('http/1.1 429');
    expect(refused).toContain('connection: close');
    expect(refused).toContain('retry-after: 10');
    expect(refused).toContain('ratelimit-limit: 60');
    release.give();
    expect(await slow.ended()).toContain('HTTP/1.1 200');
    await closed;
  });

  const half = 'Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"job';

  it.each([
    [
      'its body',
      `POST /api/v1/resumes/generate HTTP/1.1\r\nHost: localhost\r\nx-api-key: ${liveKey}\r\n${half}`,
    ],
    ['its headers', 'GET /healthz HTTP/1.1\r\nHost: local'],
    ['its request line', 'GET /hea'],
    ['its first byte', ''],
  ])('waits at most its limit for a client that does not finish %s', async (_what, text) => {
    const server = await serve({ ...serveParts(), drainLimit: 100 });
    close = server.close;
    const slow = await openConnection(server.url);
    slow.write(text);
    // An answer on another connection shows that the server has checked its sockets since.
    await fetch(`${server.url}/healthz`, { headers: { connection: 'close' } });
    await server.close();
    await slow.ended();
  });

  it('waits at most its limit for a client that does not read its answers', async () => {
    const server = await serve({ ...serveParts(), drainLimit: 100 });
    close = server.close;
    const { hostname, port } = new URL(server.url);
    const silentReader = connect({ host: hostname, port: Number(port) }).pause();
    silentReader.on('error', () => undefined);
    await once(silentReader, 'connect');
    await new Promise((resolve) =>
      silentReader.write('GET /api/v1/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(400), resolve),
    );
    await fetch(`${server.url}/healthz`, { headers: { connection: 'close' } });
    await server.close();
    silentReader.destroy();
  });
});

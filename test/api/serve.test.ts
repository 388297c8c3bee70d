import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { Failure } from '../../src/api/api.ts';
import { type RunningServer, type ServeParts, serve } from '../../src/api/serve.ts';
import { ErrorObject } from '../../src/contract/objects.ts';
import type { UseCases } from '../../src/service/use-cases.ts';
import { buildApi } from '../support/build-api.ts';
import { fakeUseCases, liveKey, now } from '../support/fake-use-cases.ts';
import { rawRequest } from '../support/raw-request.ts';
import { createSignal, type Signal } from '../support/signal.ts';

let running: RunningServer[] = [];
afterEach(async () => {
  await Promise.all(running.map((server) => server.close()));
  running = [];
});

async function start(
  parts: Partial<ServeParts> = {},
  useCases: UseCases = fakeUseCases().useCases,
): Promise<RunningServer> {
  let ticks = 0;
  const server = await serve({
    api: buildApi(useCases, { allowedHosts: ['Resume.example:8443'] }),
    port: 0,
    clock: {
      now: () => {
        ticks += 5;
        return now + ticks;
      },
    },
    newRequestId: () => 'req_transport',
    writeLog: () => undefined,
    logFormat: 'json',
    ...parts,
  });
  running.push(server);
  return server;
}

const close = 'connection: close\r\n';
const key = `x-api-key: ${liveKey}\r\n`;

describe('the host check', () => {
  it.each([
    ['a loopback name', 'GET /healthz HTTP/1.1\r\nHost: localhost:1\r\n', 200],
    ['IPv6 loopback', 'GET /healthz HTTP/1.1\r\nHost: [::1]:8787\r\n', 200],
    ['an allowed name in capitals', 'GET /healthz HTTP/1.1\r\nHost: RESUME.example\r\n', 200],
    ['a foreign name', 'GET /healthz HTTP/1.1\r\nHost: evil.example\r\n', 400],
    [
      'a name that only starts like an allowed one',
      'GET /healthz HTTP/1.1\r\nHost: localhost.evil.example\r\n',
      400,
    ],
    ['an impossible address', 'GET /healthz HTTP/1.1\r\nHost: 999.999.999.999\r\n', 400],
    ['no name', 'GET /healthz HTTP/1.1\r\n', 400],
    ['an empty name', 'GET /healthz HTTP/1.1\r\nHost:\r\n', 400],
    ['a user in the name', 'GET /healthz HTTP/1.1\r\nHost: localhost@evil.example\r\n', 400],
    ['a foreign request target', 'GET http://evil.example/healthz HTTP/1.1\r\nHost: localhost\r\n', 400],
    [
      'a foreign name with a valid target',
      'GET http://localhost/healthz HTTP/1.1\r\nHost: evil.example\r\n',
      400,
    ],
  ])('%s', async (_name, head, status) => {
    const { url } = await start();
    const answer = await rawRequest(url, `${head}${close}\r\n`);
    expect(answer.status).toBe(status);
    if (status === 400) expect(ErrorObject.parse(JSON.parse(answer.body)).name).toBe('validation_error');
  });

  it('comes before the key', async () => {
    const { url } = await start();
    const answer = await rawRequest(url, `GET /api/v1/usage HTTP/1.1\r\nHost: evil.example\r\n${close}\r\n`);
    expect(answer.status).toBe(400);
  });
});

describe('text that is not a valid request', () => {
  it.each([
    ['noise', 'hello\r\n\r\n', 'not valid HTTP'],
    ['a bad header', 'GET / HTTP/1.1\r\nHost: localhost\r\nbad header\r\n\r\n', 'not valid HTTP'],
    [
      'headers beyond 16 KiB',
      `GET / HTTP/1.1\r\nHost: localhost\r\nx: ${'x'.repeat(17 * 1024)}\r\n\r\n`,
      '16 KiB',
    ],
  ])('%s is 400 with an Error object', async (_name, text, word) => {
    const { url } = await start();
    const answer = await rawRequest(url, text);
    const error = ErrorObject.parse(JSON.parse(answer.body));
    expect(error).toMatchObject({
      name: 'validation_error',
      status: 400,
      message: expect.stringContaining(word),
    });
    expect(answer.status).toBe(400);
    expect(answer.head).toContain('x-request-id: req_transport');
  });
});

describe('unusual requests', () => {
  it.each([
    ['TRACE', `TRACE /api/v1/usage HTTP/1.1\r\nHost: localhost\r\n${key}${close}\r\n`, 404],
    [
      'an upgrade',
      `GET /healthz HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: upgrade, close\r\n\r\n`,
      200,
    ],
    [
      'an unknown expectation',
      `GET /healthz HTTP/1.1\r\nHost: localhost\r\nExpect: a-pony\r\n${close}\r\n`,
      200,
    ],
    ['two keys', `GET /api/v1/usage HTTP/1.1\r\nHost: localhost\r\n${key}${key}${close}\r\n`, 403],
    [
      'a path with a parent segment',
      `GET /docs/../api/v1/usage HTTP/1.1\r\nHost: localhost\r\n${key}${close}\r\n`,
      404,
    ],
    [
      'a path with an escaped letter',
      `GET /api/v1/%75sage HTTP/1.1\r\nHost: localhost\r\n${key}${close}\r\n`,
      404,
    ],
    ['HTTP/1.0', 'GET /healthz HTTP/1.0\r\nHost: localhost\r\n\r\n', 200],
  ])('%s', async (_name, text, status) => {
    const { url } = await start();
    expect((await rawRequest(url, text)).status).toBe(status);
  });

  it('a chunked body beyond 256 KiB is refused before it ends', async () => {
    const { url } = await start();
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const head = `POST /api/v1/resumes/generate HTTP/1.1\r\nHost: localhost\r\n${key}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`;
    const answer = await rawRequest(url, `${head}${chunk.repeat(5)}`);
    expect(ErrorObject.parse(JSON.parse(answer.body)).message).toContain('at most 256 KiB');
  });

  it('a connection that breaks during the body is not logged as a failure', async () => {
    const logged = createSignal();
    const lines: string[] = [];
    const failures: Failure[] = [];
    const { useCases } = fakeUseCases();
    const { url } = await start({
      api: buildApi(useCases, { log: (failure) => failures.push(failure) }),
      writeLog: (line) => {
        lines.push(line);
        logged.give();
      },
    });
    const { hostname, port } = new URL(url);
    const head = `POST /api/v1/resumes/generate HTTP/1.1\r\nHost: localhost\r\n${key}content-type: application/json\r\n`;
    const socket = connect({ host: hostname, port: Number(port) });
    socket.write(`${head}content-length: 100\r\n\r\n{"job`, () => socket.resetAndDestroy());
    await logged.given;
    expect(lines.map((line) => JSON.parse(line).status)).toEqual([400]);
    expect(failures).toEqual([]);
  });

  it('a body that is not UTF-8 is 400', async () => {
    const { url } = await start();
    const response = await fetch(`${url}/api/v1/resumes/generate`, {
      method: 'POST',
      headers: { 'x-api-key': liveKey, 'content-type': 'application/json' },
      body: new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]),
    });
    expect(ErrorObject.parse(await response.json()).message).toContain('body: is not valid UTF-8');
  });
});

describe('the access log', () => {
  it('has one line for each request, without query, key or body', async () => {
    const { url, logged } = await startWithLog('json');
    await fetch(`${url}/api/v1/resumes?limit=5`, { headers: { 'x-api-key': liveKey } });
    expect(JSON.parse(await logged)).toEqual({
      time: new Date(now + 10).toISOString(),
      request_id: 'req_1',
      method: 'GET',
      path: '/api/v1/resumes',
      status: 200,
      ms: 5,
    });
  });

  it('can be written in a format for people', async () => {
    const { url, logged } = await startWithLog('pretty');
    await fetch(`${url}/nothing`);
    expect(await logged).toBe(`${new Date(now + 10).toISOString()} 404 GET /nothing 5 ms req_1`);
  });
});

/** A server and the first line of its access log. */
async function startWithLog(logFormat: ServeParts['logFormat']) {
  let writeLog: ServeParts['writeLog'] = () => undefined;
  const logged = new Promise<string>((resolve) => {
    writeLog = resolve;
  });
  const { url } = await start({ logFormat, writeLog });
  return { url, logged };
}

describe('an answer that cannot be sent', () => {
  it('is a 500 with advice for the caller, and its cause is only logged', async () => {
    const failures: Failure[] = [];
    const error = new Error('broken at /home/ada');
    const api = { ...buildApi(fakeUseCases().useCases), fetch: () => Promise.reject(error) };
    const { url } = await start({ api, log: (failure) => void failures.push(failure) });
    const response = await fetch(`${url}/api/v1/usage`);
    const { status, message } = ErrorObject.parse(await response.json());
    expect(status).toBe(500);
    expect(response.headers.get('x-error-code')).toBe('unexpected');
    expect(message).toMatch(/Idempotency-Key/);
    expect(message).not.toContain('ada');
    expect(failures).toEqual([{ requestId: response.headers.get('x-request-id'), error }]);
  });

  it('is a 400 without a logged failure when the address is invalid', async () => {
    const failures: Failure[] = [];
    const { url } = await start({ log: (failure) => void failures.push(failure) });
    const answer = await rawRequest(url, `GET http://:99999999/ HTTP/1.1\r\nHost: localhost\r\n${close}\r\n`);
    expect(answer.status).toBe(400);
    expect(failures).toEqual([]);
  });
});

describe('start and stop', () => {
  it('a port in use is reported with its address', async () => {
    const { url } = await start();
    const { port } = new URL(url);
    await expect(start({ port: Number(port) })).rejects.toThrow(`127.0.0.1:${port}: the port is in use`);
  });

  it('a running request ends before the server, which accepts no new connection', async () => {
    const [arrived, release] = [createSignal(), createSignal()];
    const { server, response } = await startWithUsage(arrived, () => release.given);
    await arrived.given;
    const closed = server.close();
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
    release.give();
    expect((await response).status).toBe(200);
    await closed;
  });

  it('closes a connection that does not end', async () => {
    const arrived = createSignal();
    const { server, response } = await startWithUsage(arrived, () => createSignal().given, { drainLimit: 0 });
    await arrived.given;
    await Promise.all([server.close(), expect(response).rejects.toThrow()]);
  });
});

/** A server with a running request for the usage, which ends when `hold` ends. */
async function startWithUsage(arrived: Signal, hold: () => Promise<void>, parts: Partial<ServeParts> = {}) {
  const { useCases } = fakeUseCases();
  const getUsage: UseCases['getUsage'] = async (caller) => {
    arrived.give();
    await hold();
    return useCases.getUsage(caller);
  };
  const server = await start(parts, { ...useCases, getUsage });
  const response = fetch(`${server.url}/api/v1/usage`, { headers: { 'x-api-key': liveKey } });
  return { server, response };
}

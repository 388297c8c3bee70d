import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { rawRequest } from '../support/raw-request.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { call, generate, jsonOf, posting, putBase, startServer } from './security-fixture.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await startServer();
  await putBase(server);
});
afterAll(async () => void (await server.stop()));

function port(): number {
  return Number(new URL(server.origin).port);
}

function isReachable(host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port: port() });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

describe('binds to loopback by default', () => {
  it('so that no other address of this machine reaches it', async () => {
    const others = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal }) => !internal)
      .map(({ address, scopeid }) => (scopeid ? `${address}%${scopeid}` : address));
    expect(await isReachable('127.0.0.1')).toBe(true);
    const reached = await Promise.all(['127.0.0.2', '::1', ...others].map(isReachable));
    expect(reached).not.toContain(true);
  });

  it('as the kernel sees it', () => {
    const hexPort = port().toString(16).toUpperCase().padStart(4, '0');
    const listening = ['/proc/net/tcp', '/proc/net/tcp6']
      .flatMap((file) => readFileSync(file, 'utf8').split('\n').slice(1))
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local, , state]) => local?.endsWith(`:${hexPort}`) && state === '0A')
      .map(([, local]) => local);
    expect(listening).toEqual([`0100007F:${hexPort}`]);
  });
});

describe('answers to the names it was told, and no other', () => {
  it('in the Host header as in the request target', async () => {
    const allowed = await startServer({ argv: ['--allow-host', 'resume.example'] });
    const status = async (target: string, host: string): Promise<number> => {
      const text = `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
      return (await rawRequest(allowed.origin, text)).status;
    };
    expect(await status('/healthz', 'resume.example')).toBe(200);
    expect(await status('/healthz', 'RESUME.example:8443')).toBe(200);
    expect(await status('http://resume.example/healthz', 'localhost')).toBe(200);
    for (const host of [
      'evil.example',
      'resume.example.evil.example',
      'x.resume.example',
      'xresume.example',
    ]) {
      expect(await status('/healthz', host)).toBe(400);
      expect(await status(`http://${host}/healthz`, 'localhost')).toBe(400);
    }
    await allowed.stop();
  });

  it('before anything else, the key included', async () => {
    const head = 'GET /api/v1/usage HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n';
    expect((await rawRequest(server.origin, `${head}\r\n`)).status).toBe(400);
    const keyed = await rawRequest(server.origin, `${head}X-API-Key: ${server.apiKey}\r\n\r\n`);
    expect(keyed.status).toBe(400);
    expect(keyed.head).not.toContain('ratelimit');
  });

  it('links never follow the Host header', async () => {
    const body = JSON.stringify({
      job_description: posting,
      company_name: 'Example',
      position: 'Engineer',
      include_pdf: true,
    });
    const lines = [
      'POST /api/v1/resumes/generate HTTP/1.1',
      'Host: localhost:1',
      'X-Forwarded-Host: evil.example',
      'Forwarded: host=evil.example;proto=https',
      `X-API-Key: ${server.apiKey}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      'Connection: close',
    ];
    const answer = await rawRequest(server.origin, `${lines.join('\r\n')}\r\n\r\n${body}`);
    expect(new URL(JSON.parse(answer.body).pdf_url).origin).toBe(server.origin);
  });
});

/** One request for each operation, and what is outside the API. */
const addresses = [
  ...Object.values(endpoints).map(({ method, path }) => ({
    method,
    path: `/api/v1${path.replace('{id}', 'res_00000000000000000000000001')}`,
  })),
  { method: 'GET', path: '/api/v1/openapi.json' },
  { method: 'GET', path: '/api/v1/nothing' },
  { method: 'GET', path: '/healthz' },
  { method: 'GET', path: '/readyz' },
  { method: 'GET', path: '/files/res_00000000000000000000000001.pdf' },
  { method: 'GET', path: '/nothing' },
];

describe('no page of another origin gets in', () => {
  it.each(addresses)('no CORS header on $method $path, preflight included', async ({ method, path }) => {
    const cross = {
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'cors',
    };
    const preflight = {
      ...cross,
      'access-control-request-method': method,
      'access-control-request-headers': 'x-api-key,content-type',
      'access-control-request-private-network': 'true',
    };
    const answers = await Promise.all([
      fetch(`${server.origin}${path}`, { method, headers: { ...cross, 'x-api-key': server.apiKey } }),
      fetch(`${server.origin}${path}`, { method, headers: cross }),
      fetch(`${server.origin}${path}`, { method: 'OPTIONS', headers: preflight }),
      fetch(`${server.origin}${path}`, { method: 'OPTIONS', headers: { ...preflight, origin: 'null' } }),
    ]);
    for (const { headers } of answers) {
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'a form cannot generate: %j is no content type for a body',
    async (type) => {
      const path = '/resumes/generate';
      const answer = await call(server, {
        method: 'POST',
        path,
        headers: { 'content-type': type },
        body: {},
      });
      expect([answer.status, (await jsonOf(answer)).message]).toEqual([
        400,
        expect.stringContaining('must be application/json'),
      ]);
    },
  );
});

it.each(addresses)(
  '$method $path says what may be done with its answer, and not who made it',
  async (row) => {
    const { headers } = await fetch(`${server.origin}${row.path}`, {
      method: row.method,
      headers: { 'x-api-key': server.apiKey },
    });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    if (row.path.startsWith('/api/v1/resumes')) expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-powered-by') ?? headers.get('server')).toBe(null);
  },
);

it('fetches nothing that a posting or a resume names, not for the PDF either', async () => {
  const connections: string[] = [];
  const trap = createServer((socket) => {
    connections.push('connection');
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(trap, 'listening');
  const address = `http://127.0.0.1:${(trap.address() as AddressInfo).port}/picture.png`;
  await putBase(server, address);
  const description = `${posting} ![x](${address}) <img src="${address}"> Apply at ${address}`;
  const { id } = await generate(server, { job_description: description, include_pdf: true });
  expect((await call(server, { method: 'POST', path: `/resumes/${id}/pdf` })).status).toBe(200);
  expect(connections).toEqual([]);
  trap.close();
});

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect } from 'vitest';
import { type RunningServer, type ServeParts, serve } from '../../src/api/serve.ts';
import { ErrorObject } from '../../src/contract/objects.ts';
import { buildApi } from '../support/build-api.ts';
import { temporaryFolders } from '../support/built-command-line.ts';
import { fakeUseCases, liveKey, now } from '../support/fake-use-cases.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import type { RawAnswer } from './raw-connection.ts';

const settings = 'plans:\n  pro: { requests_per_minute: 10000000, credits: 10000000 }\n';

/** One built server for all tests of a file. Every test must leave it working. */
export function useServer(): { readonly server: ServerProcess } {
  let server: ServerProcess | undefined;
  beforeAll(async () => {
    server = await startServerProcess({ home: temporaryFolders().home, settings });
  });
  afterAll(async () => {
    const log = server?.log() ?? '';
    expect(await server?.stop()).toBe(0);
    // No request may cause an internal error.
    expect(log.split('\n').filter((line) => line !== '' && !line.startsWith('{"time"'))).toEqual([]);
    expect(log).not.toMatch(/"status":5/);
  });
  return {
    get server() {
      if (!server) throw new Error('The server has not started.');
      return server;
    },
  };
}

/** The address of a server and a key for it. */
export interface Served {
  readonly origin: string;
  readonly apiKey: string;
}

/** A server in this process, on use cases in memory, with short limits. */
export function useQuickServer(limits: NonNullable<ServeParts['limits']>): { readonly server: Served } {
  const newRequestId = () => `req_${randomUUID()}`;
  const lines: string[] = [];
  let running: RunningServer | undefined;
  beforeAll(async () => {
    running = await serve({
      api: buildApi(fakeUseCases().useCases, { newRequestId }),
      port: 0,
      clock: { now: () => now },
      newRequestId,
      writeLog: (text) => void lines.push(text),
      logFormat: 'json',
      limits,
    });
  });
  afterAll(async () => {
    await running?.close();
    expect(lines.join('\n')).not.toMatch(/"status":5/);
  });
  return {
    get server() {
      if (!running) throw new Error('The server has not started.');
      return { origin: running.url, apiKey: liveKey };
    },
  };
}

export async function expectWell({ origin, apiKey }: ServerProcess): Promise<void> {
  expect(await (await fetch(`${origin}/readyz`)).json()).toMatchObject({ status: 'ready' });
  expect((await fetch(`${origin}/api/v1/usage`, { headers: { 'x-api-key': apiKey } })).status).toBe(200);
}

/** The Error object with the headers that every answer has. */
export function expectError({ status, headers, body }: RawAnswer): ErrorObject {
  const error = ErrorObject.parse(JSON.parse(body));
  expect(error.status).toBe(status);
  expect(headers.get('content-type')).toBe('application/json');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('x-request-id')).toMatch(/^req_[0-9a-f-]{36}$/);
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  expect(headers.has('access-control-allow-origin')).toBe(false);
  expect(body).not.toMatch(/\bat .+:\d+:\d+|node:internal|\.[cm]?js:/);
  return error;
}

/** Resident memory in MiB. */
export function residentMemory(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

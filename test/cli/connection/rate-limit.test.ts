import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestTerminal } from '../memory-io.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** Refuses the first calls with a rate limit, then answers with an empty list. */
async function limitedServer(refusals: number): Promise<string> {
  let left = refusals;
  const refused = {
    object: 'error',
    name: 'rate_limit_exceeded',
    message: 'Too many requests.',
    status: 429,
  };
  const server = createServer((_request, response) => {
    left -= 1;
    const head = { 'content-type': 'application/json' };
    if (left >= 0)
      response
        .writeHead(429, { ...head, 'retry-after': '45', 'ratelimit-remaining': '0' })
        .end(JSON.stringify(refused));
    else response.writeHead(200, head).end(JSON.stringify({ object: 'list', data: [], has_more: false }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function list(refusals: number, ...flags: string[]) {
  const waits: number[] = [];
  const baseUrl = await limitedServer(refusals);
  const ran = await createTestTerminal().run(['list', '--base-url', baseUrl, ...flags], {
    environment: { RESUME_TAILOR_API_KEY: 'rt_live_one' },
    onWait: (milliseconds) => waits.push(milliseconds),
  });
  return { ...ran, waits };
}

describe('a command at the rate limit of a server', () => {
  it('says how long it waits, then goes on', async () => {
    const ran = await list(1);
    expect(ran).toMatchObject({ exitCode: 0, waits: [45_000] });
    expect(ran.stderr).toContain('rate limit: waiting 45 seconds\n');
  });

  it.each(['--quiet', '--json'])('says nothing with %s', async (flag) => {
    expect(await list(1, flag)).toMatchObject({ exitCode: 0, waits: [45_000], stderr: '' });
  });

  it('waits no longer than --timeout in all, and then names the next step', async () => {
    const ran = await list(2, '--timeout', '60');
    expect(ran).toMatchObject({ exitCode: 5, waits: [45_000] });
    expect(ran.stderr).toContain('With a longer --timeout, or none, commands wait for the limit.');
    expect(await list(1, '--timeout', '3')).toMatchObject({ exitCode: 5, waits: [] });
  });
});

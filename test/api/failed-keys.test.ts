import type { HttpBindings } from '@hono/node-server';
import { expect, it } from 'vitest';
import { buildApi } from '../support/build-api.ts';
import { fakeUseCases, liveKey, now } from '../support/fake-use-cases.ts';

const url = 'http://127.0.0.1/api/v1/usage';
const wrongKey = liveKey.replace(/.$/, (last) => (last === '0' ? '1' : '0'));

function guarded() {
  const waits: number[] = [];
  let time = now;
  const api = buildApi(fakeUseCases().useCases, {
    clock: { now: () => time },
    timer: { wait: async (milliseconds) => void waits.push(milliseconds) },
  });
  const ask = async (key: string, source?: string): Promise<number> => {
    const request = new Request(url, { headers: { 'x-api-key': key } });
    const incoming = { url: '/api/v1/usage', socket: { remoteAddress: source } };
    const socket = source === undefined ? undefined : ({ incoming } as unknown as HttpBindings);
    return (await api.fetch(request, socket)).status;
  };
  const guess = async (times: number, source?: string): Promise<ReadonlySet<number>> => {
    const statuses = new Set<number>();
    for (let turn = 0; turn < times; turn += 1) statuses.add(await ask(wrongKey, source));
    return statuses;
  };
  const later = (milliseconds: number): void => {
    time += milliseconds;
  };
  return { waits, ask, guess, later };
}

it('the 601st wrong key of an address in a minute waits, and its answer is the same', async () => {
  const { waits, guess } = guarded();
  expect(await guess(600, '192.0.2.1')).toEqual(new Set([403]));
  expect(waits).toEqual([]);
  expect(await guess(3, '192.0.2.1')).toEqual(new Set([403]));
  expect(waits).toEqual([100, 100, 100]);
});

it('nobody else waits: not a right key of that address, not another address, not a missing key', async () => {
  const { waits, guess, ask } = guarded();
  await guess(600, '192.0.2.1');
  expect(await ask(liveKey, '192.0.2.1')).toBe(200);
  expect(await ask('', '192.0.2.1')).toBe(401);
  await guess(600, '192.0.2.2');
  expect(waits).toEqual([]);
});

it('a minute later all is forgotten', async () => {
  const { waits, guess, later } = guarded();
  await guess(600, '192.0.2.1');
  later(60_000);
  await guess(600, '192.0.2.1');
  expect(waits).toEqual([]);
});

it('the process itself has no address and never waits', async () => {
  const { waits, guess } = guarded();
  await guess(700);
  expect(waits).toEqual([]);
});

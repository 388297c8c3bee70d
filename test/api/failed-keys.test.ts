import type { HttpBindings } from '@hono/node-server';
import { expect, it } from 'vitest';
import { buildApi } from '../support/build-api.ts';
import { fakeUseCases, liveKey, now } from '../support/fake-use-cases.ts';

const url = 'http://127.0.0.1/api/v1/usage';
const wrongKey = liveKey.replace(/.$/, (last) => (last === '0' ? '1' : '0'));

function apiWithRecordedDelays() {
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
  const advance = (milliseconds: number): void => {
    time += milliseconds;
  };
  return { waits, ask, guess, advance };
}

it('the 601st wrong key of an address in a minute is delayed, with the same answer', async () => {
  const { waits, guess } = apiWithRecordedDelays();
  expect(await guess(600, '192.0.2.1')).toEqual(new Set([403]));
  expect(waits).toEqual([]);
  expect(await guess(3, '192.0.2.1')).toEqual(new Set([403]));
  expect(waits).toEqual([100, 100, 100]);
});

it('a right key of that address, a missing key and another address are not delayed', async () => {
  const { waits, guess, ask } = apiWithRecordedDelays();
  await guess(600, '192.0.2.1');
  expect(await ask(liveKey, '192.0.2.1')).toBe(200);
  expect(await ask('', '192.0.2.1')).toBe(401);
  await guess(600, '192.0.2.2');
  expect(waits).toEqual([]);
});

it('the count starts again after a minute', async () => {
  const { waits, guess, advance } = apiWithRecordedDelays();
  await guess(600, '192.0.2.1');
  advance(60_000);
  await guess(600, '192.0.2.1');
  expect(waits).toEqual([]);
});

it('requests within the process have no address and are never delayed', async () => {
  const { waits, guess } = apiWithRecordedDelays();
  await guess(700);
  expect(waits).toEqual([]);
});

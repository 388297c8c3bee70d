import { afterEach, expect, it, vi } from 'vitest';
import { clockReading, openDatabaseClock, surerReading } from '../../../src/store/postgres/database-clock.ts';

afterEach(() => {
  vi.useRealTimers();
});

const second = 1000;
const known = clockReading(10 * second, 10 * second + 4, 1_000_000);

it('a clock reading assigns the time of the database to the middle between request and answer', () => {
  expect(known.ahead).toBe(1_000_000 - 10_002);
});

it('a slow answer does not replace a better reading', () => {
  const late = clockReading(20 * second, 22 * second, 1_010_000);
  expect(surerReading(known, late)).toBe(known);
});

it('a newer answer that is equally fast replaces a reading, and so does a slow one after a long time', () => {
  const soon = clockReading(20 * second, 20 * second + 6, 1_010_100);
  expect(surerReading(known, soon)).toBe(soon);
  const muchLater = clockReading(5000 * second, 5002 * second, 6_000_000);
  expect(surerReading(known, muchLater)).toBe(muchLater);
});

it('the clock keeps the newest answer when an earlier one arrives late', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  let answerLate = (_: { readonly now: number }[]): void => undefined;
  const late = new Promise<{ readonly now: number }[]>((resolve) => {
    answerLate = resolve;
  });
  const answers = [
    ...[10_000, 10_000].map((now) => Promise.resolve([{ now }])),
    ...[late, Promise.resolve([{ now: 30_050 }])],
  ];
  const began = performance.now();
  const read = () => answers.shift() as Promise<never>;
  const { clock, stop } = await openDatabaseClock({ read });
  await vi.advanceTimersByTimeAsync(20 * second);
  expect(performance.now() - began).toBe(20 * second);
  expect(clock.now()).toBe(30_050);
  answerLate([{ now: 20_000 }]);
  await late;
  await vi.advanceTimersByTimeAsync(0);
  expect(clock.now()).toBe(30_050);
  stop();
});

it('the first answer is used, however slow', () => {
  expect(surerReading(null, known)).toBe(known);
});

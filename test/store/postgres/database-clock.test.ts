import { afterEach, expect, it, vi } from 'vitest';
import { clockReading, openDatabaseClock, surerReading } from '../../../src/store/postgres/database-clock.ts';

afterEach(() => {
  vi.useRealTimers();
});

const second = 1000;
const known = clockReading(10 * second, 10 * second + 4, 1_000_000);

it('takes the time of the database to be that of the middle between question and answer', () => {
  expect(known.ahead).toBe(1_000_000 - 10_002);
});

it('keeps what it knows over an answer that came late', () => {
  const late = clockReading(20 * second, 22 * second, 1_010_000);
  expect(surerReading(known, late)).toBe(known);
});

it('takes a newer answer that came as soon, and one as late as the clocks may have drifted apart meanwhile', () => {
  const soon = clockReading(20 * second, 20 * second + 6, 1_010_100);
  expect(surerReading(known, soon)).toBe(soon);
  const muchLater = clockReading(5000 * second, 5002 * second, 6_000_000);
  expect(surerReading(known, muchLater)).toBe(muchLater);
});

it('keeps the newest answer when one that was asked for before it comes late', async () => {
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

it('takes the first answer, however late', () => {
  expect(surerReading(null, known)).toBe(known);
});

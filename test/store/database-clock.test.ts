import { expect, it } from 'vitest';
import { clockReading, surerReading } from '../../src/store/postgres/database-clock.ts';

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

it('takes the first answer, however late', () => {
  expect(surerReading(null, known)).toBe(known);
});

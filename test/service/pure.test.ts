import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isResumeId } from '../../src/contract/identifiers.ts';
import { cycleEnd, cycleStart, utcDate, weekStart } from '../../src/service/calendar.ts';
import { createIds } from '../../src/service/create-ids.ts';
import { canonicalJson } from '../../src/service/resumes/stored-resumes.ts';

describe('the calendar, in UTC', () => {
  it.each([
    ['2026-11-21T12:00:00.000Z', '2026-11-16', '2026-11-01', '2026-12-01'],
    ['2026-11-16T00:00:00.000Z', '2026-11-16', '2026-11-01', '2026-12-01'],
    ['2026-11-15T23:59:59.999Z', '2026-11-09', '2026-11-01', '2026-12-01'],
    ['2026-12-31T23:59:59.999Z', '2026-12-28', '2026-12-01', '2027-01-01'],
    ['2028-02-29T00:00:00.000Z', '2028-02-28', '2028-02-01', '2028-03-01'],
    ['2027-01-01T00:00:00.000Z', '2026-12-28', '2027-01-01', '2027-02-01'],
  ])('%s is in the week of %s and the cycle from %s to %s', (moment, week, first, next) => {
    const now = Date.parse(moment);
    const midnights = [weekStart(now), cycleStart(now), cycleEnd(now)].map((time) =>
      new Date(time).toISOString(),
    );
    expect(midnights).toEqual([week, first, next].map((date) => `${date}T00:00:00.000Z`));
    expect(utcDate(now)).toBe(moment.slice(0, 10));
  });
});

describe('ids', () => {
  const zeros = { bytes: (count: number) => new Uint8Array(count) };

  it('of resumes start with the time', () => {
    const newId = createIds({ now: () => Date.UTC(2026, 10, 21) }, zeros);
    expect(newId('res_')).toMatch(/^res_01[0-9a-hjkmnp-tv-z]{8}0{16}$/);
    expect(isResumeId(newId('res_'))).toBe(true);
  });

  it('only grow, with any clock and any randomness', () => {
    const steps = fc.array(
      fc.tuple(fc.integer({ min: -5, max: 5 }), fc.uint8Array({ minLength: 10, maxLength: 10 })),
    );
    fc.assert(
      fc.property(steps, (drawn) => {
        let [now, random] = [1_000_000, new Uint8Array(10)];
        const newId = createIds({ now: () => now }, { bytes: () => random });
        const ids = drawn.map(([step, bytes]) => {
          [now, random] = [now + step, bytes];
          return newId('');
        });
        expect(ids).toEqual([...new Set(ids)].sort());
      }),
    );
  });
});

describe('canonical JSON', () => {
  const shuffled = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(shuffled);
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([name, inner]) => [name, shuffled(inner)]),
    );
  };

  it('does not depend on the order of fields', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonicalJson(shuffled(value))).toBe(canonicalJson(value));
      }),
    );
  });

  it('keeps every value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('keeps a field named __proto__', () => {
    expect(canonicalJson(JSON.parse('{"__proto__":1}'))).toBe('{"__proto__":1}');
  });
});

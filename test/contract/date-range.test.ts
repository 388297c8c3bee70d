import { describe, expect, it } from 'vitest';
import { parseDate, parseDateRange } from '../../src/contract/date-range.ts';

describe('parseDate', () => {
  it.each([
    ['2021', { year: 2021 }],
    ['2021-03', { year: 2021, month: 3 }],
    ['2021-03-09', { year: 2021, month: 3, day: 9 }],
    ['2021-03-09T00:00:00Z', { year: 2021, month: 3, day: 9 }],
    ['03/2021', { year: 2021, month: 3 }],
    ['Mar 2021', { year: 2021, month: 3 }],
    ['March 9, 2021', { year: 2021, month: 3, day: 9 }],
    ['9. März 2021', { year: 2021, month: 3, day: 9 }],
    ['août 2021', { year: 2021, month: 8 }],
    ['diciembre de 2021', { year: 2021, month: 12 }],
    ['2021年3月', { year: 2021, month: 3 }],
    ['2021-13', null],
    ['soon', null],
    ['', null],
  ])('%j', (text, expected) => {
    expect(parseDate(text)).toEqual(expected);
  });
});

describe('parseDateRange', () => {
  const march = { year: 2021, month: 3 };
  it.each([
    ['2021-03 - Present', march, 'present'],
    ['Mar 2021 – Jun 2023', march, { year: 2023, month: 6 }],
    ['2019-2021', { year: 2019 }, { year: 2021 }],
    ['2019', { year: 2019 }, { year: 2019 }],
    ['März 2021 bis heute', march, 'present'],
    ['2021年3月至今', march, 'present'],
    ['2021-03 - whenever', march, null],
    ['nonsense', null, null],
  ])('%j', (text, start, end) => {
    expect(parseDateRange(text)).toEqual({ start, end });
  });
});

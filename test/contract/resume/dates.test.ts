import { describe, expect, it } from 'vitest';
import { parseDate, parseDateRange } from '../../../src/contract/resume/dates.ts';

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
    ['Spring 2021', { year: 2021, season: 'spring' }],
    ['Fall semester 2021', { year: 2021, season: 'fall' }],
    ['Wintersemester 2021', { year: 2021, season: 'winter' }],
    ['verano de 2021', { year: 2021, season: 'summer' }],
    ['Falling 2021', null],
    ['2021-13', null],
    ['soon', null],
    ['', null],
  ])('%j', (text, expected) => {
    expect(parseDate(text)).toEqual(expected);
  });
});

describe('a text that is no date', () => {
  const blanks = ['\u0020', '\t', '\u00A0', '\u2003', '\u3000', '\n'].map((blank) => blank.repeat(500_000));

  it.each(blanks)('is read once, however many blanks it holds', (run) => {
    for (const text of [
      `x${run}y`,
      `2019${run}y`,
      `${run}–${run}`,
      `since${run}x`,
      `x${run}至今`,
      `2019 -${run}2020${run}`,
    ]) {
      expect(parseDate(text)).toBeNull();
    }
    expect(parseDateRange(`x${run}y`)).toEqual({ start: null, end: null });
    expect(parseDateRange(`2019${run}-${run}2021`)).toEqual({ start: { year: 2019 }, end: { year: 2021 } });
    expect(parseDateRange(`2019${run}-${run}至今`)).toEqual({ start: { year: 2019 }, end: 'present' });
    expect(parseDateRange(`since${run}2019${run}`)).toEqual({ start: { year: 2019 }, end: 'present' });
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
    ['03/2021-06/2023', march, { year: 2023, month: 6 }],
    ['2021.03-2023.06', march, { year: 2023, month: 6 }],
    ['2021年3月-2023年6月', march, { year: 2023, month: 6 }],
    ['2021年3月—今', march, 'present'],
    ['自2021年3月至今', march, 'present'],
    ['since March 2021', march, 'present'],
    ['seit 03/2021', march, 'present'],
    ['depuis mars 2021', march, 'present'],
    ['desde marzo de 2021', march, 'present'],
    ['desde marzo de 2021 hasta la actualidad', march, 'present'],
    ['du 03/2021 au 06/2023', march, { year: 2023, month: 6 }],
    ['von März 2021 bis Juni 2023', march, { year: 2023, month: 6 }],
    ['mars 2021 - à ce jour', march, 'present'],
    ['mar. 2021 – hoy', march, 'present'],
    ['2021-03 to date', march, 'present'],
    ['2021-03 - till date', march, 'present'],
    ['03.2021 – laufend', march, 'present'],
    ['since forever', null, null],
    ['Spring 2021 – Fall 2023', { year: 2021, season: 'spring' }, { year: 2023, season: 'fall' }],
    ['Fall 2021 – Present', { year: 2021, season: 'fall' }, 'present'],
    ['March 2021 - Summer 2023', march, { year: 2023, season: 'summer' }],
    ['March – June 2021', march, { year: 2021, month: 6 }],
    ['Mar-Jun 2021', march, { year: 2021, month: 6 }],
    ['Spring – Fall 2021', { year: 2021, season: 'spring' }, { year: 2021, season: 'fall' }],
    ['November – March 2021', { year: 2020, month: 11 }, march],
    ['du 8 mars au 10 août 2021', { ...march, day: 8 }, { year: 2021, month: 8, day: 10 }],
    ['vom 8. März bis 10. August 2021', { ...march, day: 8 }, { year: 2021, month: 8, day: 10 }],
    ['08.03. – 10.08.2021', { ...march, day: 8 }, { year: 2021, month: 8, day: 10 }],
    ['du 08/03 au 10/08/2021', { ...march, day: 8 }, { year: 2021, month: 8, day: 10 }],
    ['Sales - August 2021', null, { year: 2021, month: 8 }],
  ])('%j', (text, start, end) => {
    expect(parseDateRange(text)).toEqual({ start, end });
  });
});

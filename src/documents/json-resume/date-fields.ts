import { parseDate, parseDateRange } from '../../contract/dates.ts';
import type { JsonObject } from '../../contract/json-object.ts';
import { setOwnValue } from '../../contract/own-value.ts';
import type { Field } from './field.ts';
import { isoDate } from './iso-date.ts';

const startKeys = ['startDate', 'start'];
const endKeys = ['endDate', 'end'];
const keys = [...startKeys, ...endKeys, 'date'];
/** A key of our own, for a date in words such as `Spring 2020`. */
const wordsKey = 'dateInWords';
const separator = ' - ';
const open = 'Present';

/**
 * Two JSON Resume dates as the one text that Reactive Resume keeps: the person's own strings, joined.
 * JSON Resume leaves the end out (or blank) while something lasts.
 */
export const dateRange: Field<string> = {
  keysIn(entry) {
    const start = entry.keyOf(startKeys);
    const end = entry.keyOf(endKeys);
    const spoken = entry.line(startKeys) !== '' || entry.line(endKeys) !== '';
    return spoken ? [start, end] : [start, end, 'date'];
  },
  read(entry) {
    const start = entry.line(startKeys);
    const end = entry.line(endKeys);
    if (start === '') return end || entry.line(['date']);
    return start + separator + (end || open);
  },
  write(text, entry) {
    for (const key of keys) delete entry[key];
    if (text === '') return;
    Object.assign(entry, rangeOf(text) ?? { date: text });
  },
};

/** Null for what is no range of dates: it is kept whole, and `read` takes it back from there. */
function rangeOf(text: string): JsonObject | null {
  const { start, end } = parseDateRange(text);
  if (!start || !end) return null;
  const first = isoDate(start);
  const last = end === 'present' ? null : isoDate(end);
  if (first === null || (end !== 'present' && last === null)) return null;
  if (end === 'present') return { startDate: first };
  return end === start ? { endDate: last } : { startDate: first, endDate: last };
}

/** The day of a certificate, an award, a publication. JSON Resume takes nothing but a date there. */
export function singleDate(...dateKeys: readonly string[]): Field<string> {
  const every = [...dateKeys, wordsKey];
  return {
    keysIn: (entry) => [entry.keyOf(every)],
    read: (entry) => entry.line(every),
    write(text, entry) {
      const [written = wordsKey] = dateKeys;
      for (const key of every) delete entry[key];
      const date = parseDate(text);
      const iso = date && isoDate(date);
      if (iso !== null) setOwnValue(entry, written, iso);
      else if (text !== '') entry[wordsKey] = text;
    },
  };
}

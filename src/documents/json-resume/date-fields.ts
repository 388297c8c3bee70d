import { type PartialDate, parseDate, parseDateRange } from '../../contract/resume/dates.ts';
import type { JsonObject } from '../../values/json-object.ts';
import { setOwnValue } from '../../values/own-value.ts';
import type { SourceEntry } from './source-entry.ts';
import type { Field } from './text-fields.ts';

const startKeys = ['startDate', 'start', 'start_date', 'from'];
const endKeys = ['endDate', 'end', 'end_date', 'to'];
/** Keys for a range or a single date. */
const wholeKeys = ['date', 'dates', 'period', 'years', 'year', 'graduationDate'];
const keys = [...startKeys, ...endKeys, ...wholeKeys];
/** Our own key, for a date in words such as `Spring 2020`. */
const wordsKey = 'dateInWords';
const separator = ' - ';
const open = 'Present';

/**
 * Two JSON Resume dates as the one text of Reactive Resume: the original strings, joined. JSON Resume leaves the end
 * blank for current entries.
 */
export const dateRange: Field<string> = {
  names: [startKeys, endKeys],
  isStandard: (entry) =>
    pointIn(entry, startKeys) !== '' || pointIn(entry, endKeys) !== '' || rangeOf(rangeIn(entry)) === null,
  keysIn(entry) {
    const start = entry.keyOf(startKeys);
    const end = entry.keyOf(endKeys);
    const spoken = pointIn(entry, startKeys) !== '' || pointIn(entry, endKeys) !== '';
    return spoken ? [start, end] : [start, end, entry.keyOf(wholeKeys)];
  },
  read(entry) {
    const start = pointIn(entry, startKeys);
    const end = pointIn(entry, endKeys);
    if (start === '') return end || rangeIn(entry);
    return end === '' && isRange(start) ? start : start + separator + (end || open);
  },
  write(text, entry) {
    for (const key of keys) delete entry[key];
    if (text === '') return;
    Object.assign(entry, rangeOf(text) ?? { date: text });
  },
};

/** True for a complete range in place of a start date: `2020 - 2023`. */
function isRange(text: string): boolean {
  const { start, end } = parseDateRange(text);
  return start !== null && end !== null && end !== start;
}

/** A date as text, or as `{year, month}`. */
function pointIn(entry: SourceEntry, names: readonly string[]): string {
  const parts = entry.child(entry.keyOf(names));
  if (!parts) return entry.line(names);
  const [year, month] = [parts.line(['year']), parts.line(['month'])];
  return month === '' ? year : `${/^\d$/.test(month) ? '0' : ''}${month}/${year}`;
}

/** A range as text, or as `{start, end}`. */
function rangeIn(entry: SourceEntry): string {
  const parts = entry.child(entry.keyOf(wholeKeys));
  if (!parts) return entry.line(wholeKeys);
  const [start, end] = [pointIn(parts, startKeys), pointIn(parts, endKeys)];
  return start === '' ? end || pointIn(entry, wholeKeys) : start + separator + (end || open);
}

/** Null for text that is not a date range; it is stored unchanged, where `read` finds it. */
function rangeOf(text: string): JsonObject | null {
  const { start, end } = parseDateRange(text);
  if (!start || !end) return null;
  const first = isoDate(start);
  const last = end === 'present' ? null : isoDate(end);
  if (first === null || (end !== 'present' && last === null)) return null;
  if (end === 'present') return { startDate: first };
  return end === start ? { endDate: last } : { startDate: first, endDate: last };
}

/** The date of a certificate, award or publication, for which JSON Resume allows only a date. */
export function singleDate(...dateKeys: readonly string[]): Field<string> {
  const every = [...dateKeys, wordsKey];
  return {
    names: [dateKeys],
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

/** A valid JSON Resume date with an existing month and day. Source: `iso8601` of its published schema. */
const isoDatePattern = /^[12]\d{3}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/;

/** The date in JSON Resume's format; null if invalid there, or if it names a season. */
export function isoDate({ year, month, day, season }: PartialDate): string | null {
  if (season !== undefined) return null;
  const two = (part: number) => String(part).padStart(2, '0');
  const parts = [String(year).padStart(4, '0')];
  if (month !== undefined) parts.push(two(month));
  if (month !== undefined && day !== undefined) parts.push(two(day));
  const text = parts.join('-');
  return isIsoDate(text) ? text : null;
}

export function isIsoDate(text: string): boolean {
  return isoDatePattern.test(text);
}

import { type PartialDate, parseDateRange } from '../../contract/date-range.ts';
import type { Field } from './field.ts';

const startKeys = ['startDate', 'start'];
const endKeys = ['endDate', 'end'];
const keys = [...startKeys, ...endKeys, 'date'];
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
    const { start, end } = parseDateRange(text);
    // A text that is no range of dates is kept whole: `read` takes it back from here.
    if (!start || !end) entry['date'] = text;
    else if (end === 'present') entry['startDate'] = isoDate(start);
    else if (end === start) entry['date'] = text;
    else Object.assign(entry, { startDate: isoDate(start), endDate: isoDate(end) });
  },
};

function isoDate({ year, month, day }: PartialDate): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const parts = [String(year).padStart(4, '0')];
  if (month !== undefined) parts.push(two(month));
  if (month !== undefined && day !== undefined) parts.push(two(day));
  return parts.join('-');
}

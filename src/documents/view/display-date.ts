import { type DateRange, type PartialDate, parseDateRange } from '../../contract/dates.ts';
import { printedText } from './printed-text.ts';
import type { Words } from './view-words.ts';

/** `2021-03 - Present` as people write it: `Mar 2021 – Present`. What is not a date is printed as it stands. */
export function displayDate(text: string, words: Words): string {
  const { start, end }: DateRange = parseDateRange(text);
  if (!start || !end) return printedText(text);
  const first = displayPoint(start, words);
  const last = end === 'present' ? words.present : displayPoint(end, words);
  return first === last ? first : `${first} – ${last}`;
}

function displayPoint(date: PartialDate, words: Words): string {
  const year = String(date.year);
  const month = date.month === undefined ? undefined : words.months[date.month - 1];
  if (month === undefined) return year;
  return words.monthAndYear.replace('{month}', month).replace('{year}', year);
}

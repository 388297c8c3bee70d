import { dateWords } from '../../../contract/resume/dates.ts';

/* Ranges whose halves are not written alike: one lacks what the other says, or names a month that is no known one. */

const { month, season } = dateWords;
const dash = '(?: ?[-–—] ?| (?:to|bis|au|al?) )';
const ordinal = '(?:\\.|st|nd|rd|th|er)?';

/** `5–6 June 2025`, `07 al 09 de febrero de 2021` */
const daysBeforeMonth = new RegExp(
  `(?<![\\d.,:/-])(\\d{1,2})${ordinal}${dash}(\\d{1,2})${ordinal} (?:de |of )?(${month}\\.?),? (?:del? )?(\\d{4})(?!\\d)`,
  'giu',
);
/** `Mar. 23-25, 2015` */
const daysBehindMonth = new RegExp(
  `(?<!\\p{L})(${month}\\.?) (\\d{1,2})${ordinal} ?[-–—] ?(\\d{1,2})${ordinal},? (\\d{4})(?!\\d)`,
  'giu',
);
/** `22.–26.01.2024` */
const daysInFigures = /(?<![\d.,/-])(\d{1,2})\. ?[-–—] ?(\d{1,2})\.(\d{1,2})\.(\d{4})(?!\d)/gu;

/** Gives both days of a range the month and year that only the second has. */
export function withWholeDays(text: string): string {
  return text
    .replace(daysBeforeMonth, (whole, first: string, last: string, name: string, year: string) =>
      areDays(first, last) ? `${first} ${name} ${year} – ${last} ${name} ${year}` : whole,
    )
    .replace(daysBehindMonth, (whole, name: string, first: string, last: string, year: string) =>
      areDays(first, last) ? `${first} ${name} ${year} – ${last} ${name} ${year}` : whole,
    )
    .replace(daysInFigures, (whole, first: string, last: string, number: string, year: string) =>
      areDays(first, last) ? `${first}.${number}.${year} – ${last}.${number}.${year}` : whole,
    );
}

function areDays(first: string, last: string): boolean {
  return Number(first) >= 1 && Number(first) < Number(last) && Number(last) <= longestMonth;
}

const longestMonth = 31;

const known = `${month}\\.? (?:19|20)\\d{2}`;
/** `Sep 2019 – Gen 2020` */
const strangeEnd = new RegExp(
  `(?<=(?:^|\\P{L})${known} ?[-–—] ?)(?!(?:${month}|${season})\\.? )\\p{L}{3,10}\\.? (?=(?:19|20)\\d{2}$)`,
  'giu',
);
/** `Maz 2013 – Dic 2019` */
const strangeStart = new RegExp(
  `^(?!(?:${month}|${season})\\.? )\\p{L}{3,4}\\.? (?=(?:19|20)\\d{2} ?[-–—] ?${known}$)`,
  'iu',
);

/** Drops a month that is misspelled or in another language from a range whose other half is known: its year is. */
export function withoutStrangeMonth(text: string): string {
  return text.replace(strangeEnd, '').replace(strangeStart, '');
}

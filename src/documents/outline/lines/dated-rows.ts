import { dateWords } from '../../../contract/resume/dates.ts';

/* Consecutive lines that are an entry each, in texts where lines may also be wrapped. */

const timeFirst = /^(?:\d{1,2}[./])?(?:19|20)\d{2}(?!\d)/;
const timeLast = new RegExp(
  `(?:(?<!\\d)(?:19|20)\\d{2}(?:[./-]\\d{1,2})?|\\d\\s?(?:[-–—~～]|${dateWords.until})\\s?(?:${dateWords.present}))\\)?\\.?$`,
  'iu',
);

/** True for rows that all begin with a date: `2021 Best Paper`, `2020 Travel Grant`. */
export function allBeginWithTime(rows: readonly string[]): boolean {
  return rows.length > 1 && rows.every((row) => timeFirst.test(row));
}

/** True for two lines that both begin, or both end, with a date: each is an entry, and the second continues nothing. */
export function areDatedRows(above: string, line: string): boolean {
  return [timeFirst, timeLast].some((time) => time.test(above) && time.test(line));
}

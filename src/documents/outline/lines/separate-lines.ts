import { dateWords } from '../../../contract/resume/dates.ts';
import { isLabelOfPoints } from '../recognize/label-of-points.ts';
import { isSchool, namesDegree } from '../recognize/name-kinds.ts';
import { endsOpen } from '../recognize/open-end.ts';

/* Lines that go on with nothing above them, in texts where lines may also be wrapped. */

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

/** In UTF-16 units. */
const maxStudyLength = 80;

/** True for two whole names of degrees or schools, each a line of its own. */
export function areStudies(above: string, line: string): boolean {
  return isStudy(line) && isStudy(above) && !endsOpen(above);
}

function isStudy(text: string): boolean {
  const isName = text.length <= maxStudyLength && /^\p{Lu}/u.test(text) && !/\p{Ll}{2}[.!?]\s/u.test(text);
  return isName && (namesDegree(text) || isSchool(text));
}

/** True for a label of the points below it, which ends the text above: `Key achievements:`. */
export function isLabelAlone(line: string): boolean {
  return !/^\p{Ll}/u.test(line) && isLabelOfPoints(line);
}

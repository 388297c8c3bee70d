import { type PartialDate, parseDateRange } from '../../contract/date-range.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2021-03 - Present` as `Mar 2021 – Present`; what is no date stays as it is. */
export function readableDates(text: string): string {
  const { start, end } = parseDateRange(text);
  if (!start || !end) return text;
  if (end === start) return readableDate(start);
  return `${readableDate(start)} – ${end === 'present' ? 'Present' : readableDate(end)}`;
}

function readableDate({ year, month }: PartialDate): string {
  return month === undefined ? String(year) : `${months[month - 1]} ${year}`;
}

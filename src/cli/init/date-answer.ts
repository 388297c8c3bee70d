import { isCalendarDate } from '../../contract/calendar-date.ts';

/** `2021`, `2021-03` or `2021-03-15`, from what people type: `03/2021`, `March 2021`, `mar. 2021`; null for anything else. */
export function dateAnswer(typed: string): string | null {
  const text = typed.trim();
  if (/^\d{4}$/.test(text)) return text;
  const [, year = '', month = '', day] = /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?$/.exec(text) ?? [];
  if (year !== '') return written(year, Number(month), day);
  const [, numbered = '', after = ''] = /^(\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  if (after !== '') return written(after, Number(numbered));
  const [, name = '', ofYear = ''] = /^([a-z]{3,9})\.?,?\s+(\d{4})$/i.exec(text) ?? [];
  const index = months.findIndex((full) => name !== '' && full.startsWith(name.toLowerCase()));
  return index < 0 ? null : written(ofYear, index + 1);
}

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

function written(year: string, month: number, day?: string): string | null {
  if (month < 1 || month > 12) return null;
  const date = `${year}-${String(month).padStart(2, '0')}`;
  if (day === undefined) return date;
  return isCalendarDate(Number(year), month, Number(day)) ? `${date}-${day.padStart(2, '0')}` : null;
}

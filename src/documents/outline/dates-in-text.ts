import { type PartialDate, parseDateRange } from '../../contract/date-range.ts';

export interface DatedText {
  /** The text without its dates and the punctuation that parted them. */
  readonly rest: string;
  /** As written; '' when there are none. */
  readonly date: string;
}

const month =
  '(?:(?:jan|feb|fév|fev|mar|mär|mrz|apr|avr|abr|may|mai|jun|juin|jul|juil|aug|aoû|ago|sep|oct|okt|nov|dec|déc|dez|dic|ene|jän)\\p{L}{0,7}\\.?(?:\\s+de)?,?\\s+)';
const point = `(?:(?:\\d{1,2}\\.\\s+)?${month}?\\d{4}(?:[-/.]\\d{1,2}(?![\\d]))?(?:[-/.]\\d{1,2}(?![\\d]))?|\\d{1,2}[/.]\\d{4}|\\d{4}年(?:\\d{1,2}月)?)`;
const open =
  "(?:present|current|now|today|ongoing|heute|aktuell|jetzt|présent|aujourd['’]hui|actuel(?:lement)?|presente|actualidad|actualmente|至今|现在|目前)";
const range = `${point}\\s*(?:-|–|—|~|to|until|bis|à|au|a|hasta|至)\\s*(?:${point}|${open})`;
const since = `(?:since|seit|depuis|desde)\\s+${point}`;
/** `Summer 2012 and 2013`: no date that is understood, but it says when. */
const season =
  '(?:spring|summer|fall|autumn|winter|frühjahr|sommer|herbst|été|printemps|automne|hiver|verano|otoño|primavera|invierno)';
const inSeason = new RegExp(
  `(?<![\\p{L}\\p{N}])${season}\\s+\\d{4}(?:\\s*(?:and|und|et|y|&|,|-|–|to)\\s*(?:${season}\\s+)?\\d{4})*(?![\\p{L}\\p{N}])`,
  'iu',
);
/** `2022 –`, where the rest is left open. */
const leftOpen = new RegExp(`^${point}\\s*[-–—]$`, 'iu');
const anywhere = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${range}|${since}|${point}\\s*至今)(?![\\p{L}\\p{N}])`,
  'iu',
);
const atEnd = new RegExp(`(?<![\\p{L}\\p{N}])${point}\\)?$`, 'iu');
/** `2019: Prize`, where a colon or a dash parts them. */
const atStart = new RegExp(`^${point}(?=\\s*[:·|–—-]\\s)`, 'iu');
/** `(3 years 2 months)`, as networks print it behind the dates. */
const duration =
  /\s*\(?\b\d+ (?:years?|yrs?|months?|mos?|jahre?|monate?|ans?|mois|años?|mes(?:es)?)\b(?: \d+ (?:months?|mos?|monate?|mois|mes(?:es)?))?\)?$/iu;

/** Whether a line only says for how long: what dates say, too. */
export function isDuration(text: string): boolean {
  return text !== '' && text.replace(duration, '') === '';
}

/** Takes a range of dates out of a line, or a single date from its end. */
export function datesInText(text: string): DatedText {
  if (leftOpen.test(text)) return { rest: '', date: text };
  const seasonal = inSeason.exec(text);
  if (seasonal) return withoutDate(text, seasonal);
  const found = anywhere.exec(text) ?? atEnd.exec(text) ?? atStart.exec(text);
  return found && isDate(found[0]) ? withoutDate(text, found) : { rest: text, date: '' };
}

function withoutDate(text: string, found: RegExpExecArray): DatedText {
  const left = text.slice(0, found.index).replace(/[\s,;|·•(–—-]+$/u, '');
  const right = text
    .slice(found.index + found[0].length)
    .replace(duration, '')
    .replace(/^[\s,;:|·•)–—-]+/u, '');
  return { rest: [left, right].filter((part) => part !== '').join(' | '), date: bare(found[0]) };
}

function bare(text: string): string {
  return text.replace(/\)$/, '').trim();
}

function isDate(text: string): boolean {
  const { start, end } = parseDateRange(normalizedRange(text));
  return start !== null && end !== null;
}

function normalizedRange(text: string): string {
  const spoken = /^(?:since|seit|depuis|desde)\s+(.*)$/i.exec(bare(text));
  if (leftOpen.test(text)) return `${text.replace(/\s*[-–—]$/, '')} - Present`;
  return spoken?.[1] ? `${spoken[1]} - Present` : bare(text);
}

export interface DateFields {
  readonly startDate?: string;
  readonly endDate?: string;
  /** What is a single date, or no date that is understood. */
  readonly date?: string;
}

/** Written dates in JSON Resume's terms. */
export function dateFields(text: string): DateFields {
  if (text === '') return {};
  const { start, end } = parseDateRange(normalizedRange(text));
  if (!start || !end) return { date: text };
  if (end === 'present') return { startDate: isoDate(start) };
  if (end === start) return { date: isoDate(start) };
  return { startDate: isoDate(start), endDate: isoDate(end) };
}

function isoDate({ year, month: monthNumber, day }: PartialDate): string {
  const parts = [year, monthNumber, monthNumber === undefined ? undefined : day];
  return parts
    .filter((part) => part !== undefined)
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

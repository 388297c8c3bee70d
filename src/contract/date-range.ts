/* The free date strings of the resume document: `2021-03 - Present`, `Mar 2021 – Jun 2023`, `2019`. */

export interface PartialDate {
  readonly year: number;
  /** 1 to 12, when the text names one. */
  readonly month?: number;
  readonly day?: number;
}

export interface DateRange {
  readonly start: PartialDate | null;
  readonly end: PartialDate | 'present' | null;
}

/** By month, how its name begins in English, German, French and Spanish. */
const monthStems: readonly (readonly string[])[] = [
  ['jan', 'ene', 'jän'],
  ['feb', 'fév', 'fev'],
  ['mar', 'mär', 'mrz'],
  ['apr', 'avr', 'abr'],
  ['may', 'mai'],
  ['jun', 'juin'],
  ['jul', 'juil'],
  ['aug', 'aoû', 'aou', 'ago'],
  ['sep'],
  ['oct', 'okt'],
  ['nov'],
  ['dec', 'déc', 'dez', 'dic'],
];

/** The words that dates are written with, as sources of patterns; also for whoever looks for dates inside a text. */
export const dateWords = {
  monthStem: monthStems.flat().join('|'),
  present:
    "present|current|date|now|today|ongoing|(?:to|till|until) (?:date|now|present)|to this day|heute|aktuell|jetzt|laufend|présent|aujourd['’]hui|actuel(?:lement)?|en cours|à ce jour|ce jour|presente|(?:la )?actualidad|actual(?:mente)?|hoy|(?:la|el día de) (?:fecha|hoy)|en curso|至今|今|现在|目前",
  until: 'to|until|till|bis|à|au|a|al|hasta',
  /** `seit`, `depuis le`, `desde el`: before the beginning of what has not ended. */
  since: '(?:since|seit|depuis|desde)\\s+(?:el\\s+|le\\s+)?(?:de\\s+)?',
} as const;

const present = new RegExp(`^(?:${dateWords.present})$`, 'i');

function monthNamed(word: string): number | undefined {
  const lower = word.toLowerCase();
  const index = monthStems.findIndex((stems) => stems.some((stem) => lower.startsWith(stem)));
  return index === -1 ? undefined : index + 1;
}

function partialDate(year: string, month?: string | number, day?: string): PartialDate | null {
  const monthNumber = month === undefined ? undefined : Number(month);
  if (monthNumber !== undefined && !(monthNumber >= 1 && monthNumber <= 12)) return null;
  return {
    year: Number(year),
    ...(monthNumber !== undefined && { month: monthNumber }),
    ...(day !== undefined && { day: Number(day) }),
  };
}

/** Reads one date; null when the text is not one. */
export function parseDate(text: string): PartialDate | null {
  const trimmed = text.trim();
  const iso = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?(?:T.*)?$/.exec(trimmed);
  if (iso?.[1]) return partialDate(iso[1], iso[2], iso[3]);
  const monthFirst = /^(?:(\d{1,2})[/.])?(\d{1,2})[/.](\d{4})$/.exec(trimmed);
  if (monthFirst?.[3]) return partialDate(monthFirst[3], monthFirst[2], monthFirst[1]);
  const chinese = /^(\d{4})年(?:(\d{1,2})月)?/.exec(trimmed);
  if (chinese?.[1]) return partialDate(chinese[1], chinese[2]);
  const named = /^(?:(\d{1,2})\.?\s+)?(\p{L}{3,})\.?(?:\s+(\d{1,2}),?)?(?:\s+de)?,?\s+(\d{4})$/u.exec(
    trimmed,
  );
  const month = named?.[2] && monthNamed(named[2]);
  return named?.[4] && month ? partialDate(named[4], month, named[1] ?? named[3]) : null;
}

const separator = new RegExp(
  `\\s+[-–—]\\s+|\\s*[–—]\\s*|\\s+(?:${dateWords.until})\\s+|\\s*(?:至|~)\\s*(?!今)`,
  'i',
);

/** `2019-2021`, `03/2019-06/2021`, `2019.03-2021.05`, `2019年3月-2021年5月`: a hyphen without spaces, between two dates. */
const tightHyphen =
  /(?<=^(?:\d{1,2}[./])?\d{4})-(?=(?:\d{1,2}[./])?\d{4}|\p{L})|(?<=^\d{4}[./]\d{1,2})-(?=\d{4}|\p{L})|(?<=[年月])-/u;

/** `seit 2019` and `since March 2020` name a beginning, and nothing has ended. Within a text, `AB 2019` is a degree. */
const sinceThen = new RegExp(`^(?:ab\\s+|${dateWords.since})`, 'i');
/** `from 2018 to 2020`: the word before a range says nothing more. */
const fromThen = /^(?:(?:from|von|vom|del?|du|desde)\s+|[从自])/iu;

/** Reads a range or a single date (then `end` equals `start`). Both null when nothing is understood. */
export function parseDateRange(text: string): DateRange {
  const trimmed = text.trim();
  const [first = '', second] = splitOnce(trimmed);
  if (second === undefined) return parseSingle(trimmed);
  const start = parseDate(first) ?? parseDate(first.replace(fromThen, ''));
  if (present.test(second.trim())) return { start, end: 'present' };
  return { start, end: parseDate(second) };
}

function parseSingle(text: string): DateRange {
  const start = parseDate(text);
  if (start) return { start, end: start };
  const begun = sinceThen.test(text) ? parseDate(text.replace(sinceThen, '')) : null;
  return { start: begun, end: begun && 'present' };
}

function splitOnce(text: string): [string, string?] {
  const chinesePresent = /^(.*?)\s*(?:[-–—~]\s*)?(至今)$/.exec(text);
  if (chinesePresent?.[1]) return [chinesePresent[1], '至今'];
  const match = separator.exec(text) ?? tightHyphen.exec(text);
  return match ? [text.slice(0, match.index), text.slice(match.index + match[0].length)] : [text];
}

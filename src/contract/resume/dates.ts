/** Number of days in a month; 0 for an invalid month. */
function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  if (!(month >= 1 && month <= 12)) return 0;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** True for an existing day: JavaScript engines would turn 30 February into a day of March. */
export function isCalendarDate(year: number, month: number, day: number): boolean {
  return day >= 1 && day <= daysInMonth(year, month);
}

/** RFC 3339, UTC, with milliseconds. */
export function timestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/* Parses the free-form dates of resumes: `2021-03 - Present`, `Mar 2021 – Jun 2023`, `Fall 2020`, `2019`. */

export type Season = 'spring' | 'summer' | 'fall' | 'winter';

export interface PartialDate {
  readonly year: number;
  /** 1 to 12; absent if the text has no month. */
  readonly month?: number;
  readonly day?: number;
  /** A season instead of a month. */
  readonly season?: Season;
}

export interface DateRange {
  readonly start: PartialDate | null;
  readonly end: PartialDate | 'present' | null;
}

/** The beginnings of month names in English, German, French and Spanish, in calendar order. */
const monthStems: readonly (readonly string[])[] = [
  ['jan', 'ene', 'jän'],
  ['feb', 'fév', 'fev'],
  ['mar', 'mär', 'mrz'],
  ['apr', 'avr', 'abr'],
  ['may', 'mai'],
  ['jun', 'juin'],
  ['jul', 'juil'],
  ['aug', 'aoû', 'aou', 'ago'],
  ['sep', 'setiembre'],
  ['oct', 'okt'],
  ['nov'],
  ['dec', 'déc', 'dez', 'dic'],
];

/** In English, German, French and Spanish. */
const seasonNames: Readonly<Record<Season, readonly string[]>> = {
  spring: ['spring', 'frühjahr', 'frühling', 'printemps', 'primavera'],
  summer: ['summer', 'sommer', 'été', 'verano'],
  fall: ['fall', 'autumn', 'herbst', 'automne', 'otoño'],
  winter: ['winter', 'hiver', 'invierno'],
};
const seasons = Object.keys(seasonNames) as readonly Season[];

/**
 * Possible ends of month names, including abbreviations and typos. Excludes words such as `Marketing`, `Novartis` and
 * `Junior`, which start like months.
 */
const monthEnd =
  '(?:\\p{L}{0,2}|\\p{L}{0,4}(?:ar[yio]|uar|ner|ier|ero|eiro|aio|rch|sto|ust|ustus|let|lio|nio|b[ae]?r|bre|bro))(?![\\p{L}])';

/** Pattern sources for the words in dates; also used to find dates inside texts. */
export const dateWords = {
  month: `(?:${monthStems.flat().join('|')})${monthEnd}`,
  /** `Summer`, `Fall semester`, `Wintersemester` */
  season: `(?:${Object.values(seasonNames).flat().join('|')})(?: ?(?:term|semester|quarter|session))?`,
  present:
    "present|current(?:ly)?|date|now|today|ongoing|continuing|(?:to|till|until) (?:date|now|present)|to this day|heute|gegenwart|andauernd|fortlaufend|aktuell|jetzt|laufend|offen|présent|aujourd['’]hui|actuel(?:lement)?|en cours|à ce jour|ce jour|presente|(?:la )?actualidad|actual(?:mente)?|hoy|(?:a )?(?:la|el día de) (?:fecha|hoy)|al (?:presente|día de hoy)|en curso|bis (?:heute|jetzt|dato)|dato|maintenant|(?:jusqu['’])?à (?:aujourd['’]hui|présent)|hasta (?:hoy|ahora|(?:la |el )?(?:actualidad|fecha|presente))|至今|今|现在|目前|現在|迄今",
  until: "to|through|until|till|bis|à|au|jusqu['’](?:en|à|au)|a|al|hasta(?: el)?",
  /** Words before the start of something ongoing: `seit`, `depuis le`, `desde el`. */
  since: '(?:since|seit|depuis|desde)\\s+(?:el\\s+|le\\s+)?(?:de\\s+)?',
} as const;

const present = new RegExp(`^(?:${dateWords.present})$`, 'i');

const month = new RegExp(`^${dateWords.month}$`, 'iu');

function monthNamed(word: string): number | undefined {
  if (!month.test(word)) return undefined;
  const lower = word.toLowerCase();
  const index = monthStems.findIndex((stems) => stems.some((stem) => lower.startsWith(stem)));
  return index === -1 ? undefined : index + 1;
}

const seasonFirst = new RegExp(`^(${dateWords.season})(?: of| de)?,? (\\d{4})$`, 'iu');

function seasonNamed(word: string): Season | undefined {
  const lower = word.toLowerCase();
  return seasons.find((season) => seasonNames[season].some((name) => lower.startsWith(name)));
}

function partialDate(year: string, month?: string | number, day?: string): PartialDate | null {
  const monthNumber = month === undefined ? undefined : Number(month);
  if (monthNumber !== undefined && !(monthNumber >= 1 && monthNumber <= 12)) return null;
  // An impossible day such as 30 February is dropped; the month is kept.
  const hasDay = monthNumber !== undefined && isCalendarDate(Number(year), monthNumber, Number(day));
  return {
    year: Number(year),
    ...(monthNumber !== undefined && { month: monthNumber }),
    ...(hasDay && { day: Number(day) }),
  };
}

/** Collapses whitespace and trims, so that the patterns below match each blank once and stay linear. */
function singleSpaced(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** The first month of a season in the northern hemisphere; winter spans two years. */
const seasonMonths: Readonly<Record<Season, number | undefined>> = {
  ...{ spring: 3, summer: 6, fall: 9 },
  winter: undefined,
};

/** 1 to 12, for sorting dates. */
export function monthToSortBy({ month, season }: PartialDate): number | undefined {
  return month ?? (season && seasonMonths[season]);
}

/** Compares as far as both are known: May 2020 is not before 2020. */
export function isBefore(one: PartialDate, other: PartialDate): boolean {
  if (one.year !== other.year) return one.year < other.year;
  if (one.month === undefined || other.month === undefined) return false;
  if (one.month !== other.month) return one.month < other.month;
  return one.day !== undefined && other.day !== undefined && one.day < other.day;
}

/** Parses one date; null if the text is not one. */
export function parseDate(text: string): PartialDate | null {
  const written = singleSpaced(text);
  const iso = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?(?:T.*)?$/.exec(written);
  if (iso?.[1]) return partialDate(iso[1], iso[2], iso[3]);
  const monthFirst = /^(?:(\d{1,2})[/.-])?(\d{1,2})[/.-](\d{4})$/.exec(written);
  if (monthFirst?.[3]) return partialDate(monthFirst[3], monthFirst[2], monthFirst[1]);
  const chinese = /^(\d{4})年(?:(\d{1,2})月)?/.exec(written);
  if (chinese?.[1]) return partialDate(chinese[1], chinese[2]);
  const yearFirst = /^(\d{4}),? (\p{L}{3,})\.?$/u.exec(written);
  const monthBehind = yearFirst?.[2] && monthNamed(yearFirst[2]);
  if (yearFirst?.[1] && monthBehind) return partialDate(yearFirst[1], monthBehind);
  const [, seasonWord = '', seasonYear] = seasonFirst.exec(written) ?? [];
  const season = seasonNamed(seasonWord);
  if (season && seasonYear) return { year: Number(seasonYear), season };
  const named =
    /^(?:(\d{1,2})(?:\.|st|nd|rd|th|er)? (?:de |of )?)?(\p{L}{3,})\.?(?: (\d{1,2})(?:st|nd|rd|th)?,?)?(?: del?(?: año)?)?,? (\d{4})$/iu.exec(
      written,
    );
  const month = named?.[2] && monthNamed(named[2]);
  return named?.[4] && month ? partialDate(named[4], month, named[1] ?? named[3]) : null;
}

const separator = new RegExp(` [-–—] | ?[–—] ?| (?:${dateWords.until}) | ?(?:至|~) ?(?!今)`, 'i');

/**
 * A hyphen without spaces between two dates: `2019-2021`, `03/2019-06/2021`, `2019.03-2021.05`, `2019年3月-2021年5月`.
 */
const tightHyphen =
  /(?<=^(?:\d{1,2}[./]){0,2}\d{4})-(?=(?:\d{1,2}[./]){0,2}\d{4}|\p{L})|(?<=^\d{4}[./]\d{1,2})-(?=\d{4}|\p{L})|(?<=[年月])-|(?<=^\p{L}{3,10}\.?)-(?=\p{L}{3,10}\.? \d{4}$)/u;

/** A start without end, such as `seit 2019` or `since March 2020`. Inside a text, `AB 2019` would be a degree. */
const sinceThen = new RegExp(`^(?:ab\\s+|${dateWords.since})`, 'i');
/** A preposition before a range, without meaning of its own: `from 2018 to 2020`. */
const fromThen = /^(?:(?:from|von|vom|del?|du|desde)\s+|[从自])/iu;

/** Parses a range, or a single date (then `end` equals `start`). Both are null if nothing is understood. */
export function parseDateRange(text: string): DateRange {
  const written = singleSpaced(text);
  const [first = '', second] = splitOnce(written);
  if (second === undefined) return parseSingle(written);
  const begun = first.replace(fromThen, '');
  const start = parseDate(first) ?? parseDate(begun);
  if (present.test(second)) return { start, end: 'present' };
  const end = parseDate(second);
  return { start: start ?? (end && withYearOf(end, begun)), end };
}

/** True for one date that is no range: `2016`, `Dec 2016`; of a job it may be the end or the beginning. */
export function isSingleDate(text: string): boolean {
  const written = singleSpaced(text);
  return splitOnce(written)[1] === undefined && parseDate(written) !== null;
}

/** Adds the year of the end to a start without one: `June – August 2018`, `18/02 – 17/05/2013`. */
function withYearOf(end: PartialDate, begun: string): PartialDate | null {
  const [, day, monthNumber] = /^(\d{1,2})[./](\d{1,2})\.?$/.exec(begun) ?? [];
  const dated = (year: number) =>
    day && monthNumber ? partialDate(`${year}`, monthNumber, day) : parseDate(`${begun} ${year}`);
  const start = dated(end.year);
  if (start?.month === undefined && start?.season === undefined) return null;
  const isOfYearBefore = start.month !== undefined && end.month !== undefined && start.month > end.month;
  return isOfYearBefore ? dated(end.year - 1) : start;
}

function parseSingle(text: string): DateRange {
  const start = parseDate(text);
  if (start) return { start, end: start };
  const begun = sinceThen.test(text) ? parseDate(text.replace(sinceThen, '')) : null;
  return { start: begun, end: begun && 'present' };
}

const chinesePresent = '至今';

function splitOnce(text: string): [string, string?] {
  const begun = text.endsWith(chinesePresent) ? withoutDash(text.slice(0, -chinesePresent.length)) : '';
  if (begun !== '') return [begun, chinesePresent];
  const match = separator.exec(text) ?? tightHyphen.exec(text);
  return match ? [text.slice(0, match.index), text.slice(match.index + match[0].length)] : [text];
}

function withoutDash(text: string): string {
  const trimmed = text.trimEnd();
  return '-–—~'.includes(trimmed.slice(-1)) ? trimmed.slice(0, -1).trimEnd() : trimmed;
}

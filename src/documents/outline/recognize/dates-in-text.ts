import { dateWords, parseDateRange } from '../../../contract/resume/dates.ts';
import { trimEndOf } from '../../../values/strings.ts';
import { isoDate } from '../../json-resume/date-fields.ts';
import { withoutStrangeMonth, withWholeDays } from './uneven-ranges.ts';

export interface DatedText {
  /** The text without its date and the separators around it. */
  readonly rest: string;
  /** As written; '' if there is none. */
  readonly date: string;
}

/** `5th March`, `25 de marzo` */
const day = `\\d{1,2}(?:\\.|st|nd|rd|th|er)? (?:de |of )?`;
const month = `(?:${dateWords.month}\\.?(?: \\d{1,2}(?:st|nd|rd|th)?(?!\\d))?(?: del?(?: año)?)?,? )`;
const point = `(?:(?:(?:${day})?${month}|\\d{1,2}\\. )?\\d{4}(?:[-/.]\\d{1,2}(?![\\d]))?(?:[-/.]\\d{1,2}(?![\\d]))?|(?:\\d{1,2}[/.-])?\\d{1,2}[/.-]\\d{4}|\\d{4}年(?:\\d{1,2}月)?)`;
/** Ranges that name the year once: `April – June 2017`, `Spring – Fall 2019`, `18/02 – 17/05/2013`. */
const monthAlone = `${dateWords.month}\\.?`;
const withoutYear = `(?:(?:${day})?${monthAlone}|${dateWords.season})(?:\\s?[-–—]\\s?| (?:${dateWords.until}) )(?:(?:${day})?${month}|${dateWords.season} )\\d{4}|\\d{1,2}[./]\\d{1,2}[./]?(?: ?[-–—] ?| (?:${dateWords.until}) )\\d{1,2}[./]\\d{1,2}[./]\\d{4}`;
/** `2019, May` */
const yearFirst = `\\d{4},? ${monthAlone}`;
const range = `(?:${point} ?(?:-{1,3}|–|—|~|至|${dateWords.until}) ?(?:${point}|${dateWords.present})|${withoutYear}|${yearFirst} ?[-–—] ?(?:${yearFirst}|${dateWords.present}))`;
/** Not before a period: `desde 2010 hasta 2012`. */
const since = `${dateWords.since}(?!${point} ?(?:-{1,3}|–|—|~|至|${dateWords.until}) ?(?:${point}|${dateWords.present}))${point}`;
/** `Summer 2012 and 2013`, `Fall 2020 – May 2021` */
const season = dateWords.season;
const inSeason = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${month}\\d{4}|${season}) ?[-–—] ?)?${season} \\d{4}(?: ?(?:and|und|et|y|&|,|-|–|—|to) ?(?:${season} |${month})?\\d{4})*(?: ?[-–—] ?(?:${dateWords.present}))?(?![\\p{L}\\p{N}])`,
  'iu',
);
/** A range without an end: `2022 –`. */
const leftOpen = new RegExp(`^${point} ?[-–—]$`, 'iu');
/** A range without an end after other text: `Baker • May 2019 –`. */
const openedAtEnd = new RegExp(`(?<=[,;|·•(] ?)${point} ?[-–—]$`, 'iu');
const anywhere = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${range}|${since}|${point} ?至今)(?![\\p{L}\\p{N}])`,
  'iu',
);
/** A date at the end, but not the year of a standard: `ISO 9001:2015`. */
const atEnd = new RegExp(`(?<![\\p{L}\\p{N}]|\\d:)${point}\\)?$`, 'iu');
/** `Prize (2019) of the town`, `Study of soils (May 2019, Linz)` */
const inBrackets = new RegExp(
  `\\(${point}\\)|(?<=[(（])${point}(?=[,，] ?\\p{L}[^()（）\\d]{1,40}[)）]$)`,
  'iu',
);
/** In UTF-16 units; a longer text is a sentence. */
export const maxTitleLength = 160;
/** A date at the start, before a separator: `2019: Prize`, `May 2019 / Baker`. */
const atStart = new RegExp(`^${point}(?= ?[:·|–—-]\\s| / (?!\\d))`, 'iu');
/** A duration as LinkedIn prints it after the dates: `(3 years 2 months)`. */
const duration =
  /\(?\b\d+ (?:years?|yrs?|months?|mos?|jahre?|monate?|ans?|mois|años?|mes(?:es)?|weeks?|wochen?|semaines?|semanas?)\b(?:,? (?:and |und |et |y )?\d+ (?:months?|mos?|monate?|mois|mes(?:es)?))?\)?$/iu;

/** True for a duration and nothing else, which repeats what dates say. */
export function isDuration(text: string): boolean {
  return /\d/.test(text) && !/[\p{L}\p{N}]/u.test(withoutDuration(text));
}

/** The text without a duration at its end. */
export function withoutDuration(text: string): string {
  return text.replace(duration, '');
}

/** True for a duration in words, such as `Employed 5 years` or `for 3 years`. */
export function isSpokenDuration(text: string): boolean {
  const bare = text.replace(/^(?:(?:employed|worked)(?: for)?|for|a total of) /iu, '');
  return bare !== text && isDuration(bare);
}

/** `04/ 2019`, `04 / 2019` */
const apart = /(?<!\d)(\d{1,2})\s?\/\s?(?=(?:19|20)\d{2}(?!\d))/g;

/** `2018 年 12 月`, `2018年十二月` */
const chineseMonth =
  /(?<!\d)(\d{4}) ?年(?: ?(\d{1,2}|十[一二]?|[一二三四五六七八九]) ?月份?|(?![度级届]| [度级届]))/gu;
const chineseNumerals = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];

function inFigures(text: string): string {
  return text.replace(chineseMonth, (_, year: string, month?: string) => {
    if (month === undefined) return `${year}年`;
    return `${year}年${chineseNumerals.indexOf(month) + 1 || month}月`;
  });
}

/** A range with another sign than a dash: `2019/2021`, `May 2019/June 2021`, `2021 → Present`. */
const yearsAtSign = new RegExp(
  `(?<![\\d/.-])((?:19|20)\\d{2}) ?[/>→›] ?(?=(?:${month}?(?:19|20)\\d{2}|${dateWords.present})(?![\\p{L}\\d/]))`,
  'giu',
);
/** Non-breaking hyphens, minus signs and full-width hyphens. */
const otherDashes = /(?<=[\d年月] ?)[\u2010-\u2012\u2212\uFF0D](?= ?[\p{L}\d])/gu;

/** A dash of several signs, as Chinese texts have it: `2020年9月——2021年3月`. */
const longDash = new RegExp(
  `(?<=(?:19|20)\\d{2}(?:(?:[./-]\\d{1,2}){0,2}|年(?:\\d{1,2}月)?) ?)[-–—]{2,4}(?= ?(?:(?:19|20)\\d{2}(?!\\d)|(?:${dateWords.present})(?!\\p{L})))`,
  'giu',
);
/** Months of one year: `2016年2月-6月` */
const monthsOfYear = /(?<!\d)((?:19|20)\d{2}年)(\d{1,2}月) ?[-–—~至到] ?(?=\d{1,2}月(?!\d{1,2}日))/gu;

/** The end of a period that in other texts says something else: `03/2021 – derzeit` */
const goingOn = /(?<=(?:19|20)\d{2} ?[-–—] ?)(?:derzeit|zur ?zeit|momentan)(?!\p{L})/iu;
/** `03/2021-Cursando`: the word must stay beside the date, because it says that no degree is held yet. */
const unfinishedBehind = /(?<=(?:19|20)\d{2})[-–—](?=\(?cursando(?!\p{L}))/iu;

/** `20182020`: years whose dash the file has no character for. No date has this many digits and 19 or 20 as its month. */
const gluedYears = /(?<![\p{L}\p{N}./-])((?:19|20)\d{2})(?=(?:19|20)\d{2}(?![\p{L}\p{N}./-]))/gu;
/** `10 2021 – 03 2025` at the start of a cell */
const spacedMonths = new RegExp(
  `(?<=^|[|·•,;(] ?)(0[1-9]|1[0-2]) (\\d{4} ?[-–—] ?)(?:(0[1-9]|1[0-2])[ ./](?=\\d{4}(?!\\d))|(?=(?:${dateWords.present})(?!\\p{L})))`,
  'giu',
);
/** `Sep’19`, `seit 07.16` */
const monthWithShortYear = new RegExp(
  `(?<!\\p{L})(?:(${dateWords.month}\\.?) ?['’‘]|(${dateWords.since}(?:0?[1-9]|1[0-2]))[./])(\\d{2})(?![\\d./])`,
  'giu',
);

const monthNearHan =
  '(?:19|20)\\d{2}(?:[./-](?:0?[1-9]|1[0-2])(?!\\d)|年\\d{1,2}月)(?:[./-]\\d{1,2}(?!\\d))?';
const dateNearHan = `(?:${monthNearHan}|(?:19|20)\\d{2}年?(?![\\d./年-]))`;
const datesNearHan = `(?:${dateNearHan} ?(?:[-–—~至到]{1,2} ?(?:${dateNearHan}|至今|今)|至今)|${monthNearHan})`;
/** The end of a date before Chinese text without a blank: `2015/04-2016/07厦门分店`. */
const dateBeforeHan = new RegExp(
  `(?<=(?:^|[\\s|])${datesNearHan})(?![年月日号度级届份期至到起今现前后的间])(?=\\p{Script=Han})`,
  'gu',
);
/** The start of a date after Chinese text without a blank: `厦门分店2015/04-2016/07`. */
const dateBehindHan = new RegExp(
  `(?<=(?![年月自从于至到在约])\\p{Script=Han})(?=${datesNearHan}(?:$|[\\s|]))`,
  'gu',
);

/** The year before the first of the calendar of Taiwan. */
const firstOfRepublic = 1911;
const republicYear = '(?:1[0-3]\\d|[6-9]\\d)';
const republicMonth = '(?:0?[1-9]|1[0-2])';
/** `民國105年6月` */
const namedRepublicYear = new RegExp(`民[國国] ?(${republicYear}) ?(?=年|[./-])`, 'gu');
/** `105.6~107.7`, `108/06-至今`: months of the calendar of Taiwan, alone or in brackets behind a name. */
const republicMonths = new RegExp(
  `(?<=^|\\p{Script=Han}\\s?[(（]?|\\| )(${republicYear})([./])(${republicMonth}) ?[~–—-] ?(?:(${republicYear})\\2(${republicMonth})|至今|迄今|今|[現现]在)(?![\\d./])`,
  'u',
);

/** Two years of two figures may be other numbers. */
function inCommonEra(text: string): string {
  return text
    .replace(namedRepublicYear, (_, year: string) => `${Number(year) + firstOfRepublic}`)
    .replace(
      republicMonths,
      (whole, first: string, _sign: string, month: string, last?: string, lastMonth?: string) => {
        const isSure = first.length === 3 || last?.length === 3 || whole.includes('~');
        if (!isSure || (last !== undefined && Number(last) < Number(first))) return whole;
        const end =
          last === undefined
            ? '至今'
            : `${Number(last) + firstOfRepublic}.${(lastMonth ?? '').padStart(2, '0')}`;
        return `${Number(first) + firstOfRepublic}.${month.padStart(2, '0')} – ${end}`;
      },
    );
}

function withBlanksAtDates(text: string): string {
  return /\p{Script=Han}/u.test(text) ? text.replace(dateBeforeHan, ' ').replace(dateBehindHan, ' ') : text;
}

/** Takes a range of dates out of a line, or a single date from its end. */
export function datesInText(written: string): DatedText {
  // The patterns expect single blanks.
  const single = written.replace(/\s+/g, ' ');
  // A shortcut: every date has a digit.
  if (!/\d/.test(single)) return { rest: single, date: '' };
  const even = withoutStrangeMonth(withWholeDays(single.replace(otherDashes, '–').replace(/～/g, '~')));
  const spaced = withBlanksAtDates(inCommonEra(inFigures(even)))
    .replace(apart, '$1/')
    .replace(longDash, '–')
    .replace(monthsOfYear, '$1$2-$1')
    .replace(gluedYears, '$1 – ')
    .replace(
      spacedMonths,
      (_, first: string, years: string, last?: string) => `${first}/${years}${last ? `${last}/` : ''}`,
    )
    .replace(yearsAtSign, '$1 – ')
    .replace(goingOn, 'present')
    .replace(unfinishedBehind, ' – ');
  // The text as written comes last, in case a change only made something look like a date.
  const forms = [...new Set([withCenturies(spaced), spaced, single])];
  for (const form of forms) {
    const found = datesInWhole(form);
    if (found.date !== '') return found;
  }
  return datesInWhole(single);
}

/** True for a date or a period and nothing else. */
export function isDateText(text: string): boolean {
  const { date, rest } = datesInText(text);
  return date !== '' && rest === '';
}

/** True for a date, a period or a duration and nothing else. */
export function isTimeText(text: string): boolean {
  return isDuration(text) || isDateText(text);
}

/** A range of months whose years lack the century: `7/16 – 7/19`, `07.23 – 09.23`. */
const shortRange = new RegExp(
  `(?<![\\d/.])(?:(\\d{1,2})/|(0[1-9]|1[0-2])\\.)(\\d{2}) ?[-–—] ?(?:(\\d{1,2})[./](\\d{2})(?![\\d/.])|(?=(?:${dateWords.present})(?![\\p{L}])))`,
  'iu',
);
/** `1.9.11 – 31.8.2012`, `15/06/25 – 17/08/25`, where at least one of the two days lacks the century. */
const shortDays =
  /(?<![\d./])(\d{1,2}([./])\d{1,2}\2)(\d{2}|\d{4}) ?([-–—]) ?(\d{1,2}\2\d{1,2}\2)(\d{2}|\d{4})(?![\d./])/u;
/** `2018–19`, `2018/19`; `2018-09` is a month, and `2018 – 19 May 2020` a day. */
const shortEnd = new RegExp(
  `(?<![\\d/.-])((?:19|20)\\d{2}) ?([-–—/]) ?(\\d{2})(?![\\d/.%-]| (?:de )?${dateWords.month})`,
  'iu',
);
const shortYear = /(?<![\p{L}\p{N}])['’‘](\d{2})(?![\p{L}\p{N}])/gu;
/** `Oct. 18 – Sept. 21`, `Aug 19 – Present` */
const shortMonths = new RegExp(
  `(?<![\\p{L}\\p{N}])(${dateWords.month}\\.?) (\\d{2}) ?[-–—] ?(?:(${dateWords.month}\\.?) (\\d{2})(?!,? ?\\d)|(?=(?:${dateWords.present})(?![\\p{L}])))`,
  'iu',
);

function withCenturies(text: string): string {
  return text
    .replace(shortRange, withWholeYears)
    .replace(
      shortMonths,
      (_, first: string, year: string, last?: string, lastYear?: string) =>
        `${first} ${wholeYear(year)} – ${last && lastYear ? `${last} ${wholeYear(lastYear)}` : ''}`,
    )
    .replace(
      shortDays,
      (_, first: string, __, year: string, sign: string, last: string, lastYear: string) =>
        `${first}${whole(year)} ${sign} ${last}${whole(lastYear)}`,
    )
    .replace(shortEnd, (range, year: string, sign: string, last: string) => {
      const isLater =
        Number(last) > Number(year.slice(2)) && Number(last) - Number(year.slice(2)) <= maxShortRange;
      const mayBeMonth = Number(last) <= 12 && (sign === '-' || sign === '/');
      return isLater && !mayBeMonth ? `${year} – ${year.slice(0, 2)}${last}` : range;
    })
    .replace(monthWithShortYear, (_, month?: string, since?: string, year = '') =>
      month === undefined ? `${since}/${wholeYear(year)}` : `${month} ${wholeYear(year)}`,
    )
    .replace(shortYear, (_, year: string) => wholeYear(year));
}

/** `undefined` is the part that the other form of `shortRange` has. */
function withWholeYears(
  range: string,
  inSlashes: string | undefined,
  inPoints: string | undefined,
  year: string,
  lastMonth?: string,
  lastYear?: string,
): string {
  const month = inSlashes ?? inPoints ?? '';
  const areMonths = [month, lastMonth ?? '1'].every((one) => Number(one) >= 1 && Number(one) <= 12);
  const start = `${month}/${wholeYear(year)} – `;
  if (lastMonth === undefined || lastYear === undefined) return areMonths ? start : range;
  if (inPoints !== undefined && !mayBeMonths(year, lastYear)) return range;
  return areMonths ? `${start}${lastMonth}/${wholeYear(lastYear)}` : range;
}

/** False for days and times of day, which are written with a point, too: `06.11 – 09.12`, `08.30 – 09.15`. */
function mayBeMonths(year: string, lastYear: string): boolean {
  const years = Number(wholeYear(lastYear)) - Number(wholeYear(year));
  return year !== '00' && Number(lastYear) > 12 && years >= 0 && years <= maxShortRange;
}

/** In years: a longer range names both years in full. */
const maxShortRange = 15;

function whole(year: string): string {
  return year.length === 2 ? wholeYear(year) : year;
}

/** Adds the century; a working life does not begin before 1950. */
function wholeYear(year: string): string {
  return `${Number(year) < 50 ? '20' : '19'}${year}`;
}

function datesInWhole(text: string): DatedText {
  if (leftOpen.test(text)) return { rest: '', date: text };
  const opened = openedAtEnd.exec(text);
  if (opened) return withoutDate(text, opened);
  const seasonal = inSeason.exec(text);
  if (seasonal) return withoutDate(text, seasonal);
  const found =
    anywhere.exec(text) ?? atEnd.exec(text) ?? atStart.exec(text) ?? bracketed(text) ?? between(text);
  return found && isDate(found[0]) ? withoutDate(text, found) : { rest: text, date: '' };
}

/** `Baker, May 2019, Berlin`, `BA History, May 2012 Hill College` */
const betweenSigns = new RegExp(`(?<=[,;|·•–—] ?)${point}(?= ?[,;|·•–—]| \\p{L})`, 'iu');

function between(text: string): RegExpExecArray | null {
  const found = text.length > maxTitleLength ? null : betweenSigns.exec(text);
  return found && /^ \p{Ll}/u.test(text.slice(found.index + found[0].length)) ? null : found;
}

const amongNames = new RegExp(`(?<=^|[\\p{L})”"'.,:;–—-] ?)${point}(?= \\p{Lu}|[,;] \\p{Lu})`, 'iu');

/** A date between two names without a separator: `Botany May 2012 Hill College`. */
export function dateAmongNames(
  text: string,
): { readonly before: string; readonly date: string; readonly behind: string } | null {
  const found = text.length > maxTitleLength ? null : amongNames.exec(text);
  if (found === null || !isDate(found[0])) return null;
  const behind = text.slice(found.index + found[0].length).trim();
  // The pattern ignores case, so the capital must be checked here.
  return /^\p{Ll}/u.test(behind)
    ? null
    : { before: text.slice(0, found.index).trim(), date: found[0], behind };
}

function bracketed(text: string): RegExpExecArray | null {
  return text.length > maxTitleLength ? null : inBrackets.exec(text);
}

const mark = /[\s,;|·•(（，；–—/-]/u;
/** A preposition before the date: `Cook at Acme from 2019 to 2021`, `Taller de radio en 2020`, `(desde el 3/5/2019)`. */
const datePreposition =
  /(?:^|[\s(（])(?:from|since|seit|vo[nm]|depuis(?: le)?|desde(?: el)?|d[eu]l?|(?:en )?el|(?:(?:en )?el |en |del? )?año|per[ií]odo|en)$/iu;
/** A bracket before the date, perhaps with a preposition. */
const bracketBefore = /[(（]\s{0,3}(?:(?:desde|depuis|from|seit|since)(?: el| le)?\s{0,3})?$/iu;
/** The end of a sentence, not `.NET`. */
const stopBehind = /^\.(?=\s|$)/;

/** `de` may also be followed by the rest of a name in the next line. */
const onlyOfDates = /\s(?:[Ff]rom|[Ss]ince|[Ss]eit|[Vv]o[nm]|[Dd]epuis(?: le)?|[Dd]esde(?: el)?)$/;

/** Removes the preposition of a date that was read separately: `Acme from` and `2019 to 2021`. */
export function withoutDatePreposition(name: string): string {
  const rest = name.replace(onlyOfDates, '');
  return rest === name || rest === '' ? name : trimEndOf(rest, mark);
}

function withoutDate(text: string, found: RegExpExecArray): DatedText {
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + found[0].replace(/\)$/, '').length);
  const left = withClosedBracket(
    trimEndOf(trimEndOf(before, mark).replace(datePreposition, ''), mark),
    after,
  );
  const behind = withoutDuration(after)
    .trimEnd()
    .replace(/^[\s,;:|·•)），；：–—/-]+/u, '')
    .replace(stopBehind, '')
    .trimStart();
  // Drops the closing bracket too: `Cook (2016 – 2017, Berlin)`.
  const right = bracketBefore.test(before) ? behind.replace(/^([^()（）]*)[)）]/u, '$1') : behind;
  return { rest: [left, right].filter((part) => part !== '').join(' | '), date: bare(found[0]) };
}

/** Closes the bracket that ended behind the date: `Acme (Linz, 2019 – 2021)`. */
function withClosedBracket(before: string, behind: string): string {
  const sign = /^\s?([)）])/u.exec(behind)?.[1];
  return sign !== undefined && /[(（][^()（）]{1,60}$/u.test(before) ? `${before}${sign}` : before;
}

function bare(text: string): string {
  return text.replace(/^\(|\)$/g, '').trim();
}

function isDate(text: string): boolean {
  const { start, end } = parseDateRange(normalizedRange(text));
  return start !== null && end !== null && start.year >= firstYear && start.year <= lastYear;
}

/** Other numbers, such as the house number `4711`, are not years. */
const [firstYear, lastYear] = [1900, 2100];

function normalizedRange(text: string): string {
  if (leftOpen.test(text)) return `${text.slice(0, -1).trimEnd()} - Present`;
  return (
    bare(text)
      // Two or three hyphens replace a dash in plain text.
      .replace(/\s?-{2,3}\s?/, ' – ')
      // `2010- 2012`
      .replace(/(?<=\d)(?:-\s|\s-)(?=[\p{L}\d])/u, ' – ')
      .replace(/(?<=\d{4})\s?-\s?(?=\p{L})/u, ' – ')
  );
}

export interface DateFields {
  readonly startDate?: string;
  readonly endDate?: string;
  /** A single date, or text that was not understood as a date. */
  readonly date?: string;
}

/** Converts a written date or range to JSON Resume fields. */
export function dateFields(text: string): DateFields {
  if (text === '') return {};
  const { start, end } = parseDateRange(normalizedRange(text));
  const first = start && isoDate(start);
  const last = end === 'present' ? null : end && isoDate(end);
  if (!first || (end !== 'present' && !last)) return { date: text };
  if (end === start) return { date: first };
  return last ? { startDate: first, endDate: last } : { startDate: first };
}

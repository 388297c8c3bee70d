import { dateWords, parseDate } from '../../../contract/resume/dates.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';

/* Ranges whose halves are not written alike: one lacks what the other says, or names a month that is no known one. */

const { month, season } = dateWords;
const dash = '(?: ?[-–—] ?| (?:to|bis|au|al?) )';
const ordinal = '(?:\\.|st|nd|rd|th|er)?';

/** `5–6 June 2025`, `07 al 09 de febrero de 2021` */
const daysBeforeMonth = preparedPattern(
  `(?<![\\d.,:/-])(\\d{1,2})${ordinal}${dash}(\\d{1,2})${ordinal} (?:de |of )?(${month}\\.?),? (?:del? )?(\\d{4})(?!\\d)`,
  'giu',
);
/** `Mar. 23-25, 2015` */
const daysBehindMonth = preparedPattern(
  `(?<!\\p{L})(${month}\\.?) (\\d{1,2})${ordinal} ?[-–—] ?(\\d{1,2})${ordinal},? (\\d{4})(?!\\d)`,
  'giu',
);
/** `22.–26.01.2024` */
const daysInFigures = /(?<![\d.,/-])(\d{1,2})\. ?[-–—] ?(\d{1,2})\.(\d{1,2})\.(\d{4})(?!\d)/gu;

/** Gives both days of a range the month and year that only the second has. */
export function withWholeDays(text: string): string {
  return text
    .replace(
      daysBeforeMonth.regExp,
      (whole, first: string, last: string, name: string, year: string, at: number, all: string) =>
        isBehindName(all, at) && !hasArticle.test(whole)
          ? whole
          : (daysOfMonth(first, last, ` ${name} ${year}`) ?? whole),
    )
    .replace(
      daysBehindMonth.regExp,
      (whole, name: string, first: string, last: string, year: string) =>
        daysOfMonth(first, last, ` ${name} ${year}`) ?? whole,
    )
    .replace(
      daysInFigures,
      (whole, first: string, last: string, number: string, year: string, at: number, all: string) =>
        isBehindName(all, at) ? whole : (daysOfMonth(first, last, `.${number}.${year}`) ?? whole),
    );
}

/** `12 al 16`, `12 au 16`: only a day has an article. */
const hasArticle = /\d (?:al|au) \d/iu;

/** Words before a day; after another word a number counts something else: `Level 3-4 March 2019`. */
const beforeDay = preparedPattern(
  `^(?:${[
    'on|from|the|vom|von|am|den|le|les|du|el|los|del|desde',
    'mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)day',
    'mo|di|mi|do|fr|sa|so|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend',
    '(?:lun|mar|mercre|jeu|vendre|same)(?:di)?|ven|sam|dim(?:anche)?',
    'lunes|martes|miércoles|jueves|viernes|sábado|domingo|mié|jue|vie|sáb',
  ].join('|')})$`,
  'iu',
);
const longestWordBefore = 20;
/** Also with the full stop of a short word: `Jan. `. */
const wordBefore = preparedPattern(String.raw`(?<!\p{L})(\p{L}{1,20})(?:(?<!\p{Ll}{4})\.)? $`, 'u');

/** True if a word that is not of a date is directly before a place in a text, and is not the end of a sentence. */
function isBehindName(text: string, at: number): boolean {
  const [, word] = wordBefore.exec(text.slice(Math.max(0, at - longestWordBefore), at)) ?? [];
  return word !== undefined && !beforeDay.test(word);
}

/** Two days with their month; null if they are not days of it in their order. */
function daysOfMonth(first: string, last: string, rest: string): string | null {
  const exists = (day: string) => parseDate(`${day}${rest}`)?.day !== undefined;
  if (Number(first) >= Number(last) || !exists(first) || !exists(last)) return null;
  return `${first}${rest} – ${last}${rest}`;
}

const known = `${month}\\.? (?:19|20)\\d{2}`;
/** `Sep 2019 – Gen 2020` */
const strangeEnd = preparedPattern(
  `(?<=(?:^|\\P{L})${known} ?[-–—] ?)(?!(?:${month}|${season})\\.? )(\\p{L}{3,10})\\.? (?=(?:19|20)\\d{2}$)`,
  'giu',
);
/** `Gen 2013 – Dic 2019` */
const strangeStart = preparedPattern(
  `^(?!(?:${month}|${season})\\.? )(\\p{L}{3,10})\\.? (?=(?:19|20)\\d{2} ?[-–—] ?${known}$)`,
  'iu',
);

/** Drops a month that is misspelled or in another language from a range whose other half is known: its year is. */
export function withoutStrangeMonth(text: string): string {
  const dropped = (whole: string, word: string) => (isStrangeMonth(word.toLowerCase()) ? '' : whole);
  return text.replace(strangeEnd.regExp, dropped).replace(strangeStart.regExp, dropped);
}

/** Months in Italian, Portuguese and Dutch whose beginnings are those of no month in the languages of dates. */
const foreignMonths: ReadonlySet<string> = new Set(
  'gen mag giu lug set ott out mei mrt maggio giugno luglio maart'.split(' '),
);

/** Names in these and other languages that are so long that no other word is one slip away, as `Junior` from `junio`. */
const monthNames = [
  ...['january', 'february', 'september', 'october', 'november', 'december', 'februar', 'oktober'],
  ...['dezember', 'janvier', 'février', 'juillet', 'septembre', 'octobre', 'novembre', 'décembre'],
  ...['febrero', 'septiembre', 'octubre', 'noviembre', 'diciembre', 'gennaio', 'settembre', 'ottobre'],
  ...['setembro', 'outubro'],
] as const;
const minAlike = 3;

function isStrangeMonth(word: string): boolean {
  return foreignMonths.has(word) || monthNames.some((name) => isOneSlipFrom(name, word));
}

/** True for a word with one letter more, less, exchanged or swapped with the next, behind letters that are alike. */
function isOneSlipFrom(name: string, word: string): boolean {
  let alike = 0;
  while (alike < name.length && name[alike] === word[alike]) alike++;
  if (alike < minAlike) return false;
  const [left, found] = [name.slice(alike), word.slice(alike)];
  const [one = '', two = '', ...others] = left;
  return (
    [left.slice(1), `${two}${one}${others.join('')}`].includes(found) ||
    [left, left.slice(1)].includes(found.slice(1))
  );
}

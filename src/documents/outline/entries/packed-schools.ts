import { andWords } from '../../../lexicon/words/function-words.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { isPlace, isSchool, namesDegree, namesSubject } from '../recognize/name-kinds.ts';
import type { SourceLine } from '../source-line.ts';
import { hanSchoolOfLevel } from './chinese-studies.ts';

/* Splits degree, field, year, school and place on one line without separators. */

/** Turns each such line into an entry, with the school before the studies. */
export function withSplitSchools(lines: readonly SourceLine[]): readonly SourceLine[] {
  return lines.map((line) => {
    const level = schoolOfLevel(line);
    if (level !== null) return level;
    const found = line.aside === '' && line.style !== 'bullet' ? packedSchool(line.text) : null;
    if (found === null) return line;
    const { school, place } = withoutCity(found);
    const text = [school, found.studies, place].filter((part) => part !== '').join(' | ');
    return { ...line, text, aside: found.date, style: 'strong', opensBlock: true };
  });
}

/** Splits a Chinese school from its level and its department. */
function schoolOfLevel(line: SourceLine): SourceLine | null {
  const found = hanSchoolOfLevel(line.text);
  if (found === null) return null;
  const text = [found.school, found.studies].filter((part) => part !== '').join(' | ');
  return { ...line, text, style: 'strong', opensBlock: true };
}

interface PackedSchool {
  readonly school: string;
  readonly studies: string;
  readonly place: string;
  readonly date: string;
}

const highSchool = /\bhigh school diploma\b/i;
const degree =
  /(?<![\p{L}.(])(?:high school diploma|bachelor|master|doctor|associate|diploma|ged\b|m\.?b\.?a\b|b\.?b\.?a\b|ph\.?d|b\.?\s?sc?\b|m\.?\s?sc?\b|b\.?a\b|m\.?a\b|b\.?eng|m\.?eng|m\.?ed\b|b\.?ed\b|a\.a\b|a\.s\b)/iu;
const dated =
  /(?:^|\s)((?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{Ll}{0,6}\.?,? )?(?:19|20)\d{2})(?=\s|,|$)/iu;
/** The separator between the name of a school and its place. */
const placeSign = /\s(?:ï¼\S{0,2}|[－–—|-])\s|\s?,\s|\s(?=City\s?,)/u;
const grade = /\s(?:c?gpa)\b.*$/isu;
const maxLength = 300;

/** Moves the city from the end of the school to the place: `Oak University Linz` before `, OH`. */
function withoutCity({ school, place }: PackedSchool): { readonly school: string; readonly place: string } {
  const words = school.split(' ');
  const last = words.findLastIndex((word) => isSchool(word));
  const city = words.slice(last + 1).join(' ');
  if (!/^\p{Lu}{2}$/u.test(place) || last < 1 || !/^\p{Lu}/u.test(city)) return { school, place };
  return { school: words.slice(0, last + 1).join(' '), place: `${city}, ${place}` };
}

function packedSchool(text: string): PackedSchool | null {
  if (text.length > maxLength || !isSchool(text.replace(highSchool, '')) || !namesDegree(text)) return null;
  const at = text.search(degree);
  if (at < 0) return null;
  const [before, rest] = [text.slice(0, at).trim(), text.slice(at)];
  if (isSchool(before)) return schoolFirst(before, rest);
  return before === '' ? degreeFirst(rest) : null;
}

/** `Oak University Bachelor of Science : Botany 2012` */
function schoolFirst(before: string, rest: string): PackedSchool | null {
  if (/[,;:|–—-]$/.test(before)) return null;
  const date = dated.exec(before)?.[1] ?? dated.exec(rest)?.[1] ?? '';
  const [school = '', ...where] = without(before, date).split(placeSign);
  const [part = ''] = without(rest, date).split(/\sCity\s?,/);
  const studies = once(part.replace(grade, '').trim());
  return { school, studies, place: whereOf(where), date };
}

/** `Bachelor of Science : Botany 2012 Oak University Linz, OH`, with or without the year. */
function degreeFirst(text: string): PackedSchool | null {
  const found = dated.exec(text);
  const date = found?.[1] ?? '';
  const ahead = found ? text.slice(0, found.index).trim() : '';
  if (found && ahead !== '' && !isSchool(ahead.replace(highSchool, ''))) {
    const [school = '', ...where] = text
      .slice(found.index + found[0].length)
      .trim()
      .split(placeSign);
    return isSchool(school) ? { school, studies: ahead, place: whereOf(where), date } : null;
  }
  return undatedDegree(without(text, date), date);
}

const studied = /^(.+?(?:\s[:：]\s|[:：]\s|\sin\s|\s,\s))(\S.*)$/su;
const bareDegree =
  /^((?:high school diploma|diploma|[BMD]\.?\s?(?:Sc|S|A|Eng|Ed|BA)\.?|MBA|BBA|Ph\.?D\.?)\.?)\s(?=\p{Lu})(\S.*)$/iu;
const firstWords = preparedPattern(() => String.raw`^(\S+(?:\s(?:${andWords()}|&|of)\s\S+)*)\s(\p{Lu}.*)$`);

/**
 * Without a year, the field ends where it is repeated after the place, at the last subject word, or after its first
 * word.
 */
function undatedDegree(text: string, date: string): PackedSchool | null {
  const found = studied.exec(text) ?? bareDegree.exec(text);
  if (!found?.[1] || !found[2]) return null;
  const [named = '', ...where] = found[2].split(placeSign);
  if (!isSchool(named) || /^(?:of|in)\s/.test(named)) return null;
  const place = whereOf(where);
  const again = where
    .map((part) => part.replace(/^State\s*/, '').trim())
    .find((part) => part !== '' && named.startsWith(`${part} `));
  const field = again ?? fieldIn(named);
  const school = named.slice(field.length).trim();
  // `at` already separates them.
  if (!isSchool(school) || /^(?:at|@)\s/.test(school)) return null;
  return { school, studies: `${found[1].trimEnd()} ${field}`, place, date };
}

/** The words up to the last subject word, with at least one word left for the school; or the first words. */
function fieldIn(text: string): string {
  const first = firstWords.exec(text)?.[1] ?? '';
  const words = text.split(' ');
  const school = words.findIndex((word) => isSchool(word));
  const ahead = words.slice(0, /^of$/i.test(words[school + 1] ?? '') ? school : Math.max(school - 1, 0));
  const last = ahead.findLastIndex((word) => namesSubject(word));
  const named = ahead.slice(0, last + 1).join(' ');
  return named.length > first.length ? named : first;
}

/** Removes the repetition from `Botany Botany`. */
function once(text: string): string {
  const [ahead = '', named = ''] = text.split(/(?<=[:：])\s+/);
  const half = (named.length - 1) / 2;
  const isTwice = named !== '' && named.slice(0, half) === named.slice(half + 1);
  return isTwice ? `${ahead} ${named.slice(0, half)}` : text;
}

function without(text: string, date: string): string {
  return date === ''
    ? text
    : text
        .replace(date, '')
        .replace(/\s{2,}/g, ' ')
        .trim();
}

/** The `City, ST` after a school; '' if it is not a place. */
function whereOf(parts: readonly string[]): string {
  const [city = '', region = ''] = parts.map((part) => part.trim()).filter((part) => part !== '');
  const place = region === '' ? city : `${city}, ${region.split(/\s/)[0] ?? ''}`;
  return isPlace(place) ? place : '';
}

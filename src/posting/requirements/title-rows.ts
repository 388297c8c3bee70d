import { isCredential } from '../../contract/choices.ts';
import { kindOf, type Lexicon } from '../../lexicon/lexicon.ts';
import { titleAtStart } from '../../lexicon/titles/sought-titles.ts';
import { andWords, orWords } from '../../lexicon/words/function-words.ts';
import { overlap, type TokenRange } from '../../text/find-form.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { termKey } from '../../text/tokenize.ts';
import type { Accepted } from './accept-candidate.ts';

/* A row of job titles, "electricians, fitters or HVAC technicians": nobody has several, so one of them is enough. */

/** The genders behind a title: `(m/w/d)`. */
const genders = String.raw`(?:\s{0,3}[(（][a-zäöü*]{1,10}(?: ?[/|] ?[a-zäöü*]{1,10}){1,3}[)）])`;
/** Between two titles. */
const border = preparedPattern(
  () =>
    String.raw`${genders}?(?:\s{0,3}[,，、/]\s{0,3}(?:(?:${andWords()}|${orWords()})\s)?|\s(?:(?:${andWords()})\s?\/\s?)?(?:${andWords()}|${orWords()})\s)`,
  'giu',
);
const gendersAtEnd = preparedPattern(String.raw`${genders}\s*$`, 'iu');
/** In words: titles at the end of a longer text, "experience as a [site manager]". */
const maxTitleLength = 4;
const minTitles = 2;
/** Each title is looked up; a longer clause is a glued list. */
const maxParts = 40;

/** Titles in a row, each with its place. */
export interface TitleRow {
  readonly titles: readonly TokenRange[];
  /** False for "curators and engineers", people whom one may also meet. */
  readonly isChoice: boolean;
}

/** The rows of at least two titles in a text. */
export function titleRowsIn(
  lexicon: Lexicon,
  text: string,
  accepted: readonly Accepted[],
): readonly TitleRow[] {
  const parts = partsOf(text);
  if (parts.length < minTitles || parts.length > maxParts) return [];
  const rows: TokenRange[][] = [];
  let row: TokenRange[] = [];
  for (const part of parts) {
    const next = titleOpening(text, part, row, accepted);
    if (next) row.push(next);
    if (next?.end === part.end) continue;
    rows.push(row);
    const last = next ? undefined : titleClosing(text, part);
    row = last ? [last] : [];
  }
  return [...rows, row]
    .filter((titles) => titles.length >= minTitles && namesPeople(lexicon, text, titles))
    .map((titles) => ({ titles, isChoice: !and.test(text.slice(titles[0]?.start, titles.at(-1)?.start)) }));
}

const and = preparedPattern(() => String.raw`\s(?:${andWords()})\s`, 'iu');

function partsOf(text: string): readonly TokenRange[] {
  const parts: TokenRange[] = [];
  let start = 0;
  for (const { index, 0: whole } of border.all(text)) {
    if (index > start) parts.push({ start, end: index });
    start = index + whole.length;
  }
  const end = gendersAtEnd.exec(text)?.index ?? text.length;
  return end > start ? [...parts, { start, end }] : parts;
}

/** The title that a part begins with; behind two known ones, an unknown one that is asked for counts, too. */
function titleOpening(
  text: string,
  { start, end }: TokenRange,
  row: readonly TokenRange[],
  accepted: readonly Accepted[],
): TokenRange | undefined {
  if (row.length === 0) return undefined;
  const known = titleAtStart(text.slice(start, end));
  if (known?.start === 0) return { start, end: start + known.end };
  const isAsked = accepted.some(({ candidate }) => candidate.start === start && candidate.end === end);
  return isAsked && row.length >= minTitles ? { start, end } : undefined;
}

const wordStart = preparedPattern(String.raw`(?<![\p{L}\p{N}’'-])[\p{L}\p{N}]`, 'gu');

/** The longest title that a part ends with. */
function titleClosing(text: string, { start, end }: TokenRange): TokenRange | undefined {
  const part = text.slice(start, end);
  const [at] = wordStart
    .all(part)
    .slice(-maxTitleLength)
    .filter(({ index }) => titleAtStart(part.slice(index))?.end === part.length - index);
  return at && { start: start + at.index, end };
}

/** False for a list of departments, which are called like a title: "sales, marketing and accounting". */
function namesPeople(lexicon: Lexicon, text: string, row: readonly TokenRange[]): boolean {
  const people = row.filter(({ start, end }) => {
    const kind = kindOf(lexicon, text.slice(start, end));
    return kind === null || isCredential(kind);
  });
  return people.length * 2 > row.length;
}

/** Completes the rows of which one title is asked for: "worked as a writer or editor". */
export function withTitleRows(
  lexicon: Lexicon,
  accepted: readonly Accepted[],
  rows: readonly TitleRow[],
  text: string,
): readonly Accepted[] {
  return rows.reduce((all, { titles, isChoice }) => {
    const first = all.find((one) => titles.some(isAt(one)));
    if (first === undefined || !isChoice) return all;
    const others = all.filter(({ candidate }) => !titles.some((title) => overlap(title, candidate)));
    const row = titles.map(
      (title) =>
        all.find((one) => isAt(one)(title)) ?? { ...first, candidate: candidateAt(lexicon, text, title) },
    );
    return [...others, ...row].sort((one, other) => one.candidate.start - other.candidate.start);
  }, accepted);
}

/** True if both are titles of one row. */
export function areInOneRow(rows: readonly TitleRow[], one: Accepted, other: Accepted): boolean {
  return rows.some(({ titles }) => titles.some(isAt(one)) && titles.some(isAt(other)));
}

function isAt({ candidate }: Accepted): (range: TokenRange) => boolean {
  return ({ start, end }) => candidate.start === start && candidate.end === end;
}

function candidateAt(lexicon: Lexicon, text: string, { start, end }: TokenRange): Accepted['candidate'] {
  const title = text.slice(start, end);
  return { text: title, start, end, term: lexicon.index.terms.get(termKey(title)) ?? null, inList: true };
}

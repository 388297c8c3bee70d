import { datesInText } from '../recognize/dates-in-text.ts';
import { isSchool, namesDegree, namesOrganization } from '../recognize/name-kinds.ts';
import { isSurelyPlace } from '../recognize/place-names.ts';
import { saysTitle } from './head-names.ts';

/*
 * `Crust & Co (2014 – 2019): Baker, made bread for the whole town.` An entry that is one paragraph begins as a head does: who,
 * what and when, piece by piece, and then says what was done.
 */

export interface HeadOfText {
  /** What the head names, in its order. */
  readonly names: readonly string[];
  /** The text behind it. */
  readonly rest: string;
}

const longestHead = 160;
const mostPieces = 4;
const mostWords = 9;

/** A piece ends at a colon, a semicolon, or the end of a sentence: a full stop after a word of four letters, a bracket or a number. */
const ends = /[:;] |(?<=\p{L}{4}|[)\d])\. (?=\p{Lu})|(?<=\p{Script=Han})[：；。]/gu;

/** Null where the text says at once what was done. */
export function headOfText(text: string): HeadOfText | null {
  const names: string[] = [];
  let from = 0;
  for (const { 0: end, index } of `${text.slice(0, longestHead)} `.matchAll(ends)) {
    const piece = text.slice(from, index);
    if (names.length === mostPieces || !isNamed(piece)) break;
    names.push(piece.trim());
    from = index + end.length;
  }
  const title = titleBefore(text.slice(from, longestHead));
  if (title !== '' && names.length > 0 && names.length < mostPieces) {
    names.push(title);
    from += title.length + 1;
  }
  const rest = text.slice(from).trim();
  return names.length === 0 ? null : { names, rest };
}

/** A title and a comma, before what was done: `Baker, made bread`. */
function titleBefore(text: string): string {
  const title = /^([^,]{3,70}),/.exec(text)?.[1] ?? '';
  return saysTitle(title) > 0 && wordsIn(title) <= mostWords ? title : '';
}

/** Whether a piece says who, what, where or when, and no more. */
function isNamed(piece: string): boolean {
  const { date, rest } = datesInText(piece);
  if (rest.trim() === '') return date !== '';
  if (wordsIn(rest) > mostWords || startsSmall(rest)) return false;
  return (
    date !== '' ||
    saysTitle(rest) !== 0 ||
    isSchool(rest) ||
    namesDegree(rest) ||
    namesOrganization(rest) ||
    isSurelyPlace(rest)
  );
}

function startsSmall(text: string): boolean {
  return /^\p{Ll}/u.test(text.trim());
}

function wordsIn(text: string): number {
  return text.trim().split(/\s+/).length;
}

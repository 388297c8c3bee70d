import { trimEndOf } from '../../../contract/strings.ts';
import { dateAmongNames, datesInText, maxTitleLength } from '../recognize/dates-in-text.ts';
import { isSchool, namesDegree, namesOrganization, namesSubject } from '../recognize/name-kinds.ts';
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

const mostPieces = 6;
const mostWords = 9;

/** A piece ends at a colon, a semicolon, or the end of a sentence: a full stop after a word of four letters, a bracket or a number. */
const end = /[:;] |(?<=\p{L}{4}|[)\d])\. (?=\p{Lu})|(?<=\p{Script=Han})[：；。]/u;

interface Piece {
  readonly name: string;
  /** With the sign at its end. */
  readonly length: number;
}

/** Null where the text says at once what was done. */
export function headOfText(text: string): HeadOfText | null {
  const names: string[] = [];
  let from = 0;
  while (names.length < mostPieces) {
    if (text[from] === ' ') from += 1;
    const left = text.slice(from, from + maxTitleLength);
    const piece = (names.length > 0 ? schoolFirst(left) : null) ?? pieceBeforeSign(left) ?? datedPiece(left);
    if (piece === null) break;
    names.push(piece.name);
    from += piece.length;
  }
  const title = titleBefore(text.slice(from, from + maxTitleLength));
  if (title !== '' && names.length > 0 && names.length < mostPieces) {
    names.push(title);
    from += title.length + 1;
  }
  const rest = text.slice(from).trim();
  return names.length === 0 ? null : { names, rest };
}

function pieceBeforeSign(text: string): Piece | null {
  const found = end.exec(`${text} `);
  const name = found === null ? '' : text.slice(0, found.index);
  return found !== null && isNamed(name)
    ? { name: name.trim(), length: found.index + found[0].length }
    : null;
}

/** `Botany , May 2012 Hill College`: with the date a piece ends, too. */
function datedPiece(text: string): Piece | null {
  const found = dateAmongNames(text);
  if (found === null) return null;
  const { before, date } = found;
  const length = text.indexOf(date, before.length) + date.length;
  const name = text.slice(0, length).trim();
  const isSubject = namesSubject(trimEndOf(before, /[\s,]/u)) && wordsIn(before) <= mostWords;
  return before === '' || isSubject || isNamed(name) ? { name, length } : null;
}

/** Behind a degree or a date, the school and its town. */
function schoolFirst(text: string): Piece | null {
  const [name = ''] = schoolAndTown.exec(text) ?? schoolName.exec(text) ?? [];
  return isSchool(name) ? { name, length: name.length } : null;
}

const schoolAndTown =
  /^(?:\p{Lu}[\p{L}.'’&-]*|of|at|the|de|del)(?: (?:\p{Lu}[\p{L}.'’&-]*|of|at|the|de|del)){1,8}(?: [–-])? \p{Lu}\p{L}+, \p{Lu}{2}(?= )/u;
const schoolName =
  /^(?:The )?(?:\p{Lu}[\p{L}.'’&-]* ){1,4}(?:University|College|Institute|School)(?= \p{Lu})/u;

/** A title and a comma, before what was done: `Baker, made bread`. */
function titleBefore(text: string): string {
  const title = /^([^,]{3,70}),/.exec(text)?.[1] ?? '';
  return saysTitle(title) > 0 && wordsIn(title) <= mostWords ? title : '';
}

/** Whether a piece says who, what, where or when, and no more. */
function isNamed(piece: string): boolean {
  const { date, rest } = datesInText(piece);
  if (rest.trim() === '') return date !== '';
  if (wordsIn(rest) > mostWords || startsSmall(rest) || isRunning(rest)) return false;
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

/** Those that a name is made of: `de` and `of` only join them. */
function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '' && !/^\p{Ll}{1,4}$/u.test(word)).length;
}

/** A long text in which most words are small is no name. */
function isRunning(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return words.length > mostWords && 2 * words.filter((word) => /^\p{Ll}/u.test(word)).length > words.length;
}

import { trimEndOf } from '../../../values/strings.ts';
import { dateAmongNames, datesInText, maxTitleLength } from '../recognize/dates-in-text.ts';
import { isSchool, namesDegree, namesOrganization, namesSubject } from '../recognize/name-kinds.ts';
import { isSurelyPlace } from '../recognize/place-names.ts';
import { saysTitle } from './head-names.ts';

/*
 * Reads the head of an entry that is one paragraph: `Crust & Co (2014 – 2019): Baker, made bread for the whole town.`
 * The paragraph names employer, title and dates piece by piece, and then describes the work.
 */

export interface HeadOfText {
  /** The names in the head, in their order. */
  readonly names: readonly string[];
  /** The text after the head. */
  readonly rest: string;
}

const maxPieces = 6;
const maxWords = 9;

/** A piece ends at a colon, a semicolon, or a full stop after four letters, a bracket or a number. */
const endOfPiece = /[:;] |(?<=\p{L}{4}|[)\d])\. (?=\p{Lu})|(?<=\p{Script=Han})[：；。]/u;

interface Piece {
  readonly name: string;
  /** Includes the sign at its end. */
  readonly length: number;
}

/** Reads the head at the beginning of a text; null if the text begins with the description of the work. */
export function headOfText(text: string): HeadOfText | null {
  const names: string[] = [];
  let from = 0;
  while (names.length < maxPieces) {
    if (text[from] === ' ') from += 1;
    const left = text.slice(from, from + maxTitleLength);
    const piece = (names.length > 0 ? schoolPiece(left) : null) ?? pieceBeforeSign(left) ?? datedPiece(left);
    if (piece === null) break;
    names.push(piece.name);
    from += piece.length;
  }
  const title = titleBefore(text.slice(from, from + maxTitleLength));
  if (title !== '' && names.length > 0 && names.length < maxPieces) {
    names.push(title);
    from += title.length + 1;
  }
  const rest = text.slice(from).trim();
  return names.length === 0 ? null : { names, rest };
}

function pieceBeforeSign(text: string): Piece | null {
  const found = endOfPiece.exec(`${text} `);
  const name = found === null ? '' : text.slice(0, found.index);
  return found !== null && saysOnlyNames(name)
    ? { name: name.trim(), length: found.index + found[0].length }
    : null;
}

/** A piece that ends with a date: `Botany , May 2012 Hill College`. */
function datedPiece(text: string): Piece | null {
  const found = dateAmongNames(text);
  if (found === null) return null;
  const { before, date } = found;
  const length = text.indexOf(date, before.length) + date.length;
  const name = text.slice(0, length).trim();
  const isSubject = namesSubject(trimEndOf(before, /[\s,]/u)) && wordsIn(before) <= maxWords;
  return before === '' || isSubject || saysOnlyNames(name) ? { name, length } : null;
}

/** The school and its town after a degree or a date. */
function schoolPiece(text: string): Piece | null {
  const [name = ''] = schoolAndTown.exec(text) ?? schoolName.exec(text) ?? [];
  return isSchool(name) ? { name, length: name.length } : null;
}

const schoolAndTown =
  /^(?:\p{Lu}[\p{L}.'’&-]*|of|at|the|de|del)(?: (?:\p{Lu}[\p{L}.'’&-]*|of|at|the|de|del)){1,8}(?: [–-])? \p{Lu}\p{L}+, \p{Lu}{2}(?= )/u;
const schoolName =
  /^(?:The )?(?:\p{Lu}[\p{L}.'’&-]* ){1,4}(?:University|College|Institute|School)(?= \p{Lu})/u;

/** The title before a comma and a description of the work: `Baker, made bread`. */
function titleBefore(text: string): string {
  const title = /^([^,]{3,70}),/.exec(text)?.[1] ?? '';
  return saysTitle(title) > 0 && wordsIn(title) <= maxWords ? title : '';
}

/** True if a piece is only a name, a title, a degree, a place or a date. */
function saysOnlyNames(piece: string): boolean {
  const { date, rest } = datesInText(piece);
  if (rest.trim() === '') return date !== '';
  if (wordsIn(rest) > maxWords || startsLowercase(rest) || isRunningText(rest)) return false;
  return (
    date !== '' ||
    saysTitle(rest) !== 0 ||
    isSchool(rest) ||
    namesDegree(rest) ||
    namesOrganization(rest) ||
    isSurelyPlace(rest)
  );
}

function startsLowercase(text: string): boolean {
  return /^\p{Ll}/u.test(text.trim());
}

/** Counts the words of a name except short ones that join others, such as `de` and `of`. */
function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '' && !/^\p{Ll}{1,4}$/u.test(word)).length;
}

/** True for a long text with mostly lowercase words, which is not a name. */
function isRunningText(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return words.length > maxWords && 2 * words.filter((word) => /^\p{Ll}/u.test(word)).length > words.length;
}

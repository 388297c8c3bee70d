import { trimEndOf } from '../../../contract/strings.ts';
import { writtenLegalForms } from '../../../lexicon/legal-forms.ts';
import { lazy } from '../../../text/memoize.ts';
import { dateAmongNames, datesInText, maxTitleLength } from '../recognize/dates-in-text.ts';
import { isPlace, isSchool, namesDegree } from '../recognize/name-kinds.ts';
import { cellsIn, type SourceLine } from '../source-line.ts';
import { saysTitle } from './head-names.ts';

/** The smallest part of a head that is one thing: a title, an employer, a town, a date. */
export interface HeadAtom {
  readonly text: string;
  /** What parts it from the atom before, as written; '' at the beginning of a cell. */
  readonly parting: string;
  readonly side: 'text' | 'aside';
  /** Counts the cells of its line, from 0. */
  readonly cell: number;
  readonly isDate: boolean;
}

/** Signs and words between the names of a head, where one blank stands for any. A legal form stays with its company. */
const parting = lazy(
  () =>
    new RegExp(
      String.raw` [|·•∙–—~/@-] | @|[,;:] (?!(?:${writtenLegalForms('sure')})\b)| ?[，、：；｜] ?| \(|\)(?: ?[,;:–—-]? |$)| ?— ?| (?:at|bei|chez) `,
      'giu',
    ),
);

/** The atoms of a line and of its other end, from the left. */
export function headAtoms({
  text,
  aside,
  opening,
}: Pick<SourceLine, 'text' | 'aside' | 'opening'>): readonly HeadAtom[] {
  const cells = [
    ...headCellsIn({ text, ...(opening !== undefined && { opening }) })
      .flatMap(tabbed)
      .map((cell) => ({ cell, side: 'text' as const })),
    ...cellsIn(aside)
      .flatMap(tabbed)
      .map((cell) => ({ cell, side: 'aside' as const })),
  ];
  return cells.flatMap(({ cell, side }, index) =>
    atomsOfCell(cell).map((atom) => ({ ...atom, side, cell: index })),
  );
}

/** What stands between two names that are set in two faces. */
const separators = /^[\s,;:·•|–—-]*[\s,;:·•|–—-](?=\p{L})/u;

/** `**Baker** at Crust & Co` */
const joint = /^(?:(?:at|bei|chez) |@ ?)(?=\p{L})/iu;

/** The cells of the text of a head: parted by bars, and where a change of face parts who from where. */
export function headCellsIn({ text, opening }: Pick<SourceLine, 'text' | 'opening'>): readonly string[] {
  const cells = cellsIn(text);
  const [first = '', ...others] = cells;
  // What was changed since has lost its face.
  if (opening === undefined || !first.startsWith(opening) || first === opening) return cells;
  const name = opening.replace(/\s?[,;·•|–—-]$/u, '');
  const after = first.slice(opening.length);
  const rest = after.replace(separators, '').trim().replace(joint, '');
  // A sign at the border parts the two already.
  if (name !== opening || /^\s?[,;·•|–—-]/u.test(after))
    return [name, rest, ...others].filter((cell) => cell !== '');
  const [behind] = atomsOfCell(rest);
  const isBorder = behind !== undefined && !behind.isDate && areTwoNames(name, behind.text);
  if (!isBorder) return cells;
  // After the two stands where that was.
  const where = rest.slice(behind.text.length);
  const parts = where.startsWith(', ') ? [behind.text, where.slice(2)] : [rest];
  return [name, ...parts, ...others];
}

/** A word is often set apart from the rest of its own name; a title and an employer, a degree and a school are two. */
function areTwoNames(one: string, other: string): boolean {
  return isPair(one, other) || isPair(other, one);
}

function isPair(what: string, where: string): boolean {
  // `Profesora` and `de Primaria`: what goes on in small letters is no name of its own.
  if (/^\p{Ll}/u.test(where)) return false;
  if (saysTitle(where) >= 0 && !isSchool(where)) return false;
  // `Hospital` and `University` alone are half a name, and so is `Associate`.
  const isWhole = /\s|\p{Script=Han}{5}/u.test(where) && !halfTitle.test(what);
  if (!isWhole) return false;
  return saysTitle(what) > 0 || (isSchool(where) && !isSchool(what) && (namesDegree(what) || isPhrase(what)));
}

/** `Profesora de primaria`: small letters are in no name. */
function isPhrase(text: string): boolean {
  return /^\p{Lu}\p{Ll}+(?: \p{Ll}{2,20}){2,4}$/u.test(text);
}

const halfTitle = /^(?:senior|junior|sr|jr|lead|chief|head|associate|assistant|deputy|principal|staff)\.?$/iu;

function tabbed(cell: string): readonly string[] {
  return cell
    .split('\t')
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '');
}

type CellAtom = Pick<HeadAtom, 'text' | 'parting' | 'isDate'>;

function atomsOfCell(cell: string): readonly CellAtom[] {
  const { date, rest } = datesInText(cell);
  if (date === '') return atomsAroundDate(cell) ?? namesIn(cell);
  const at = cell.indexOf(date);
  // A year whose century was left out is read as another text than stands there.
  if (at < 0) return aroundOther(cell, rest, date);
  const [before, behind] = [cell.slice(0, at), cell.slice(at + date.length)];
  return [
    ...namesIn(trimEndOf(before, /[\s,;:|·•(–—/-]/u)),
    { text: date, parting: '', isDate: true },
    ...namesIn(behind.replace(/^[\s,;:|·•)–—/-]+/u, '')),
  ];
}

/** The date stands where the text around it ends. */
function aroundOther(cell: string, rest: string, date: string): readonly CellAtom[] {
  const [first = '', ...others] = rest.split(' | ');
  const isBefore = others.length > 0 || cell.startsWith(first.slice(0, shownOfName));
  const [left, right] = isBefore ? [first, others.join(' | ')] : ['', first];
  return [...namesIn(left), { text: date, parting: '', isDate: true }, ...namesIn(right)];
}

const shownOfName = 4;

/** `Botany May 2012 Hill College`; a year, and what stands first, may be part of a name (`Mars 2020 Rover`), unless one of the two is a school. */
function atomsAroundDate(cell: string): readonly CellAtom[] | null {
  const found = dateAmongNames(cell);
  if (found === null) return null;
  const { before, date, behind } = found;
  const [next = ''] = behind.split(/,| [–—-] /u, 1);
  const mayBeName = before === '' || /^\d{4}$/.test(date);
  if (mayBeName && !isSchool(next) && !(isSchool(before) && (namesDegree(next) || isPlace(next))))
    return null;
  return [
    ...namesIn(trimEndOf(before, /[\s,;:|·•(–—/-]/u)),
    { text: date, parting: '', isDate: true },
    ...namesIn(behind.replace(/^[\s,;:|·•)–—/-]+/u, '')),
  ];
}

/** `BSc in Botany from Oak University`: words that part two names only where the one is a degree and the other a school. */
const partingWord = /,? (?:from|at the|en (?:el|la)|en|in|an der|am|à la|à l['’]) ?(?=\p{Lu})/gu;

function partedByWord(name: string): readonly (readonly [text: string, joint: string])[] {
  if (name === '') return [];
  if (name.length > maxTitleLength) return [[name, '']];
  const found = [...name.matchAll(partingWord)].findLast(({ 0: word, index }) => {
    const [before, behind] = [name.slice(0, index), name.slice(index + word.length)];
    // `in Computer Science` goes on with a subject.
    const school = /\s(?:in|en)\s/.test(word) ? behind.split(' ', 2).join(' ') : behind;
    return namesDegree(before) && !isSchool(before) && isSchool(school) && !namesDegree(behind);
  });
  if (found === undefined) return [[name, '']];
  return [
    [name.slice(0, found.index), ''],
    [name.slice(found.index + found[0].length), found[0]],
  ];
}

function namesIn(text: string): readonly CellAtom[] {
  const atoms: CellAtom[] = [];
  let [from, before] = [0, ''];
  const add = (to: number, next: string) => {
    const name = text.slice(from, to).trim();
    for (const [part, joint] of partedByWord(name)) {
      atoms.push({ text: part, parting: before + joint, isDate: false });
      before = '';
    }
    before += next;
  };
  for (const { 0: sign, index } of text.matchAll(parting())) {
    add(index, sign);
    from = index + sign.length;
  }
  add(text.length, '');
  return atoms;
}

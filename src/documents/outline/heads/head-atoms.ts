import { writtenLegalForms } from '../../../lexicon/legal-forms.ts';
import { lazy } from '../../../values/memoize.ts';
import { trimEndOf } from '../../../values/strings.ts';
import { dateAmongNames, datesInText, maxTitleLength } from '../recognize/dates-in-text.ts';
import { isPlace, isSchool, namesDegree } from '../recognize/name-kinds.ts';
import { cellsIn, type SourceLine } from '../source-line.ts';
import { saysTitle } from './head-names.ts';

/** The smallest part of a head (the header lines of an entry): a title, an employer, a town, a date or the like. */
export interface HeadAtom {
  readonly text: string;
  /** The separator before the atom, as written; '' at the beginning of a cell. */
  readonly parting: string;
  readonly side: 'text' | 'aside';
  /** The index of the cell in its line, from 0. */
  readonly cell: number;
  readonly isDate: boolean;
  /** True if a bar is before its cell, and not a gap or a change of typeface. */
  readonly isBehindBar?: boolean;
}

/** Signs and words between the names of a head, with normalized spaces. A legal form stays with its company. */
const parting = lazy(
  () =>
    new RegExp(
      String.raw` [|·•∙–—~/@-] | @|[,;:] (?!(?:${writtenLegalForms('sure')})\b)| ?[，、：；｜] ?| \(|\)(?: ?[,;:–—-]? |$)| ?— ?| (?:at|bei|chez) `,
      'giu',
    ),
);

/** Splits a line and its other end into atoms, from left to right. */
export function headAtoms({
  text,
  aside,
  opening,
}: Pick<SourceLine, 'text' | 'aside' | 'opening'>): readonly HeadAtom[] {
  const cells = [
    ...headCellsIn({ text, ...(opening !== undefined && { opening }) })
      .flatMap(splitAtTabs)
      .map((cell) => ({ cell, side: 'text' as const })),
    ...cellsIn(aside)
      .flatMap(splitAtTabs)
      .map((cell) => ({ cell, side: 'aside' as const })),
  ];
  return cells.flatMap(({ cell, side }, index) => {
    const isBehindBar = index > 0 && (side === 'text' ? text : aside).includes(` | ${cell}`);
    return atomsOfCell(cell).map((atom, order) => ({
      ...atom,
      ...{ side, cell: index },
      ...(isBehindBar && order === 0 && { isBehindBar }),
    }));
  });
}

/** Separators between two names in different typefaces. */
const separatorsAtBorder = /^[\s,;:·•|–—-]*[\s,;:·•|–—-](?=\p{L})/u;

/** The word before an employer: `**Baker** at Crust & Co`. */
const joint = /^(?:(?:at|bei|chez) |@ ?)(?=\p{L})/iu;

/** Splits the text of a head into cells: at bars, and where the typeface changes between two names. */
export function headCellsIn({ text, opening }: Pick<SourceLine, 'text' | 'opening'>): readonly string[] {
  const cells = cellsIn(text);
  const [first = '', ...others] = cells;
  // A text that was changed since no longer begins with its opening.
  if (opening === undefined || !first.startsWith(opening) || first === opening) return cells;
  const name = opening.replace(/\s?[,;·•|–—-]$/u, '');
  const after = first.slice(opening.length);
  const rest = after.replace(separatorsAtBorder, '').trim().replace(joint, '');
  // A sign at the border already separates the two.
  if (name !== opening || /^\s?[,;·•|–—-]/u.test(after))
    return [name, rest, ...others].filter((cell) => cell !== '');
  const [behind] = atomsOfCell(rest);
  const isBorder = behind !== undefined && !behind.isDate && areTwoNames(name, behind.text);
  if (!isBorder) return cells;
  // The two may be followed by their place.
  const where = rest.slice(behind.text.length);
  const parts = where.startsWith(', ') ? [behind.text, where.slice(2)] : [rest];
  return [name, ...parts, ...others];
}

/** True for a title and an employer, or a degree and a school; other changes of typeface may be inside one name. */
function areTwoNames(one: string, other: string): boolean {
  return isPair(one, other) || isPair(other, one);
}

function isPair(what: string, where: string): boolean {
  // A text that continues in lowercase is not a name: `Profesora` and `de Primaria`.
  if (/^\p{Ll}/u.test(where)) return false;
  // `Hospital` and `University` alone are only half a name.
  if (saysTitle(where) >= 0 || !/\s|\p{Script=Han}{5}/u.test(where)) return false;
  return saysTitle(what) > 0 || (isSchool(where) && namesDegree(what));
}

function splitAtTabs(cell: string): readonly string[] {
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
  // The text of a date is not the one in the cell if its year was written without the century.
  if (at < 0) return atomsAroundChangedDate(cell, rest, date);
  const [before, behind] = [cell.slice(0, at), cell.slice(at + date.length)];
  // A bracket that ends behind the date holds a name too: `远山大学（物理 2020.9-2023.6）`.
  const { outside, inside } = openHanBracket(before);
  return [
    ...namesIn(trimEndOf(outside, /[\s,;:|·•(–—/-]/u)),
    ...(inside === '' ? [] : [{ text: inside.trim(), parting: ' （', isDate: false }]),
    { text: date, parting: '', isDate: true },
    ...namesIn(behind.replace(/^[\s,;:|·•)）–—/-]+/u, '')),
  ];
}

/** Splits a text at a bracket that it does not close, if Chinese is on both sides of it. */
function openHanBracket(text: string): { readonly outside: string; readonly inside: string } {
  const at = Math.max(text.lastIndexOf('('), text.lastIndexOf('（'));
  const [outside, inside] = [text.slice(0, Math.max(at, 0)).replace(/ $/, ''), text.slice(at + 1)];
  const isName = at > 0 && /\p{Script=Han}$/u.test(outside) && /\p{Script=Han}/u.test(inside);
  return isName && !/[）)]/.test(inside) ? { outside, inside } : { outside: text, inside: '' };
}

/** Puts a date that differs from the cell's text before, between or after the texts around it. */
function atomsAroundChangedDate(cell: string, rest: string, date: string): readonly CellAtom[] {
  const [first = '', ...others] = rest.split(' | ');
  const isBefore = others.length > 0 || cell.startsWith(first.slice(0, comparedLength));
  const [left, right] = isBefore ? [first, others.join(' | ')] : ['', first];
  return [...namesIn(left), { text: date, parting: '', isDate: true }, ...namesIn(right)];
}

const comparedLength = 4;

/**
 * Splits at a date between names: `Botany May 2012 Hill College`. A year alone, or a date at the beginning, may be part
 * of a name (`Mars 2020 Rover`), unless a school is next to it.
 */
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

/** Words that separate a degree and a school, but no other names: `BSc in Botany from Oak University`. */
const wordBeforeSchool = /,? (?:from|at the|en (?:el|la)|en|in|an der|am|à la|à l['’]) ?(?=\p{Lu})/gu;

function splitBeforeSchool(name: string): readonly (readonly [text: string, joint: string])[] {
  if (name === '') return [];
  if (name.length > maxTitleLength) return [[name, '']];
  const found = [...name.matchAll(wordBeforeSchool)].findLast(({ 0: word, index }) => {
    const [before, behind] = [name.slice(0, index), name.slice(index + word.length)];
    // After `in` there may be a subject (`in Computer Science`), so the next two words must name the school.
    const school = /\s(?:in|en)\s/.test(word) ? behind.split(' ', 2).join(' ') : behind;
    return namesDegree(before) && !isSchool(before) && isSchool(school) && !namesDegree(behind);
  });
  if (found === undefined) return [[name, '']];
  return [
    [name.slice(0, found.index), ''],
    [name.slice(found.index + found[0].length), found[0]],
  ];
}

/** A full stop between two names, but not behind a short form: `Diario La Encina. Linares`. */
const fullStop = /(?<=\p{Ll}{4})\. (?=\p{Lu})/gu;

function namesIn(text: string): readonly CellAtom[] {
  const atoms: CellAtom[] = [];
  let [from, before] = [0, ''];
  const add = (to: number, next: string) => {
    const name = text.slice(from, to).trim();
    for (const [part, joint] of splitBeforeSchool(name)) {
      atoms.push({ text: part, parting: before + joint, isDate: false });
      before = '';
    }
    before += next;
  };
  const signs = [...text.matchAll(parting()), ...text.matchAll(fullStop)];
  for (const { 0: sign, index } of signs.toSorted((one, other) => one.index - other.index)) {
    add(index, sign);
    from = index + sign.length;
  }
  add(text.length, '');
  return atoms;
}

import { dateWords } from '../../../contract/resume/dates.ts';
import { packedModel } from '../../../lexicon/packed/packed-lexicon.ts';
import { bestSequenceOfSums } from '../../../text/model/best-sequence.ts';
import type { FeatureRows } from '../../../text/model/feature-rows.ts';
import { type LinearModel, readModel, sumOf } from '../../../text/model/linear-model.ts';
import { lazy } from '../../../values/memoize.ts';
import { headAtoms } from '../heads/head-atoms.ts';
import { headOfText } from '../heads/head-of-text.ts';
import { isRegion, isSurelyPlace } from '../recognize/place-names.ts';
import { cellsIn, type SourceLine } from '../source-line.ts';
import { type AtomClass, atomClasses, atomFeatures, type PlacedAtom } from './atom-features.ts';
import { withOtherHeads } from './heads-alike.ts';
import type { SectionKind } from './line-states.ts';

/** Scores of the roles of atoms, see {@link atomClasses}. */
export const headModel: () => LinearModel = lazy(() => readModel(packedModel('resume-heads')));

export interface ReadAtom extends PlacedAtom {
  readonly role: AtomClass;
  readonly sureness: 0 | 1 | 2;
}

/** A longer line holds text beside names; a cell of half this length is text. */
const maxNamesLength = 150;

export function atomsOf(head: readonly SourceLine[]): readonly PlacedAtom[] {
  return head.flatMap((line, index) => {
    const isLong = line.text.length + line.aside.length >= maxNamesLength;
    let cell = -1;
    let order = 0;
    const named = isLong ? { ...line, text: shortCells(line.text), aside: shortCells(line.aside) } : line;
    return headAtoms(named).map((atom): PlacedAtom => {
      order = atom.cell === cell ? order + 1 : 0;
      cell = atom.cell;
      return { ...atom, line: index, order, style: line.style, ...settingOf(line) };
    });
  });
}

/** The name of the format of a line, and its description. */
function settingOf({ setting, layout }: SourceLine): Pick<PlacedAtom, 'setting' | 'look'> {
  const own = setting ?? layout?.face ?? '';
  if (layout === undefined) return { setting: own, look: own };
  const { isBold, isItalic, larger } = layout;
  const size = [-0.4, 0.4, 1.9].filter((bound) => larger > bound).length;
  return { setting: own, look: `${isBold ? 'bold' : ''} ${isItalic ? 'italic' : ''} ${size}` };
}

/** The cells that are names, and the names at the start of cells with text. */
function shortCells(text: string): string {
  return cellsIn(text)
    .flatMap((cell) => (isText(cell) ? (headOfText(cell)?.names ?? []) : [cell]))
    .join(' | ');
}

/** Text beside names in the lines of a head: a row of a table may hold a whole entry. */
export function textsInHead(head: readonly SourceLine[]): readonly string[] {
  return head.flatMap(({ text, aside }) => {
    if (text.length + aside.length < maxNamesLength) return [];
    const texts = [...cellsIn(text), ...cellsIn(aside)].filter(isText);
    return texts.map((cell) => headOfText(cell)?.rest ?? cell).filter((rest) => rest !== '');
  });
}

function isText(cell: string): boolean {
  return cell.length >= maxNamesLength / 2;
}

/** Corrects the role of a town with its region, and of a region after a town, to a place. */
function roleOf(
  { text, isDate, parting, line }: PlacedAtom,
  before: ReadAtom | undefined,
  role: AtomClass,
): AtomClass {
  if (isDate || role === 'OP' || role === 'TP') return role;
  const isAfterTown = before?.role === 'P' && before.line === line && parting.startsWith(',');
  return (/\s/.test(text) && isSurelyPlace(text)) || (isAfterTown && isRegion(text)) ? 'P' : role;
}

/**
 * Assigns a role to each atom of the heads of a section: first in each head alone, then with the roles in the
 * others.
 */
export function readHeads(
  model: LinearModel,
  kind: SectionKind,
  heads: readonly (readonly SourceLine[])[],
): readonly (readonly ReadAtom[])[] {
  const atoms = heads.map(atomsOf);
  const features = atomFeatures(kind, atoms);
  const alone = atoms.map((own, at) =>
    own.map((atom, index) => withoutImpossible(sumOf(model, rowOf(features[at], index)), atom)),
  );
  const together = withOtherHeads(atoms, alone, (own) =>
    bestSequenceOfSums(model, own).map(({ lineClass }) => lineClass),
  );
  return together.map((sums, at) => {
    const own = atoms[at] ?? [];
    const read: ReadAtom[] = [];
    for (const [index, { lineClass, sureness }] of bestSequenceOfSums(model, sums).entries()) {
      const atom = own[index] as PlacedAtom;
      read.push({ ...atom, role: roleOf(atom, read.at(-1), atomClasses[lineClass] ?? 'X'), sureness });
    }
    return read;
  });
}

/** Below any sum of weights. */
const never = -1_000_000;
const dateClass = atomClasses.indexOf('D');

/** A name without a number and without a word of time is no date, wherever it stands. */
function withoutImpossible(sums: Int32Array, { text, isDate }: PlacedAtom): Int32Array {
  if (!isDate && isLongName(text) && !saysTime().test(text)) sums[dateClass] = never;
  return sums;
}

/** Shorter texts may be the words around a date: `Du`, `Class of`. */
const minNameLength = 12;
const hanName = /^\p{Script=Han}{4,}$/u;

function isLongName(text: string): boolean {
  if (hanName.test(text)) return true;
  return text.length >= minNameLength && /\p{L}{3}/u.test(text) && !/[\d\p{Script=Han}]/u.test(text);
}

const saysTime = lazy(
  () =>
    new RegExp(
      `(?<!\\p{L})(?:${dateWords.present}|${dateWords.month}\\.?|${dateWords.season}|${dateWords.since})(?!\\p{L})`,
      'iu',
    ),
);

function rowOf(rows: FeatureRows | undefined, index: number): Int32Array {
  return rows?.row(index) ?? new Int32Array(0);
}

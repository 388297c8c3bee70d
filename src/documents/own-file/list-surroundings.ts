import { sectionNamed } from '../outline/recognize/section-headings.ts';
import { cleanText } from '../text/clean-text.ts';
import type { KnownLines } from './known-lines.ts';
import { isLimitingLabel } from './limiting-labels.ts';
import { joinedParts } from './name-slots.ts';
import type { NameTools } from './name-tools.ts';
import type { TextIndex } from './text-index.ts';
import type { PlaceRange } from './word-edits.ts';

/*
 * What stands around a list of names may be levels or years of them in their order, so that a name in another place
 * would get those of another: the cells beside it, the line below it, or what is behind its last name.
 */

/** The lines of a list, and how many names it has; `last` is included. */
interface ListLines {
  readonly first: number;
  readonly last: number;
  readonly count: number;
}

type Tools = Pick<NameTools, 'index' | 'known'>;

/**
 * True if names of a row may change places, or get a new one.
 * @param phrases the names, each with the brackets behind it
 */
export function isRowAlone(
  slots: readonly PlaceRange[],
  phrases: readonly { readonly range: PlaceRange; readonly isNameOnly: boolean }[],
  tools: Tools,
): boolean {
  const { index } = tools;
  const [first, last, lastPhrase] = [slots[0], slots.at(-1), phrases.at(-1)];
  if (!first || !last || !lastPhrase) return false;
  const known = tools.known();
  const lines = { first: index.lineAt(first.from), last: index.lineAt(last.to - 1), count: slots.length };
  const hasOwnBracket = lastPhrase.isNameOnly || phrases.every(({ isNameOnly }) => !isNameOnly);
  const from = hasOwnBracket ? lastPhrase.range.to : last.to;
  return (
    known.isCovered(from, index.endOf(lines.last)) &&
    !isInSeveralCells(slots, index) &&
    !mayBeLevels(partsBefore(index, first), lines.count) &&
    areLinesAlone(lines, tools) &&
    !(hasParts(index, lines.first - 1, lines.count) && !isClear(index, lines.first - 1, known))
  );
}

/** True if names with a line each may change places: nothing beside or below these lines may belong to one of them. */
export function areLinesAlone(lines: ListLines, { index, known: knownOf }: Tools): boolean {
  const known = knownOf();
  const { first, last, count } = lines;
  return (
    isRowOfTableAlone(lines, index) &&
    !(isLikeItem(index, first - 1, first) && !isClear(index, first - 1, known)) &&
    isBelowClear(index, last + 1, count, known)
  );
}

/** True for a line of words that the resume has, or a heading. */
function isClear(index: TextIndex, line: number, known: KnownLines): boolean {
  return index.lines[line] === undefined || known.isWhole(line) || known.isSection(line);
}

function isBelowClear(index: TextIndex, line: number, count: number, known: KnownLines): boolean {
  let at = line;
  // A rule, or the one below the head of a table.
  while (/^[\s|:=_*–—-]*$/.test(index.lines[at]?.text ?? 'end')) at += 1;
  if (index.lines[at] === undefined || known.isSection(at)) return true;
  if (!/[\p{L}\p{N}]/u.test(index.lines[at]?.text ?? '')) return false;
  return hasParts(index, at, count) ? known.isWhole(at) : known.isMostly(at);
}

/** True if a line has as many parts as the list, so that each may belong to one name. */
function hasParts(index: TextIndex, line: number, count: number): boolean {
  const { text = '', start = 0 } = index.lines[line] ?? {};
  const words = cleanText(text.slice(start));
  return mayBeLevels(words, count) || mayBeLevels(words.slice(words.search(/[:：]/) + 1), count);
}

function mayBeLevels(text: string, count: number): boolean {
  const joined = joinedParts(text.trim());
  const parts = joined.length > 1 ? joined : text.trim().split(/\s+/);
  return count > 1 && parts.filter((part) => /[\p{L}\p{N}]/u.test(part)).length === count;
}

function partsBefore(index: TextIndex, { from }: PlaceRange): string {
  const line = index.lines[index.lineAt(from)];
  const before = cleanText(line?.text.slice(line.start, index.fromAt(from)) ?? '');
  // The words of a label are no parts.
  return /[,;|/\t、，；]/.test(before) ? before : '';
}

/** True if the bars of a Markdown table are between the names. */
function isInSeveralCells(slots: readonly PlaceRange[], index: TextIndex): boolean {
  return slots.some(({ from }, at) => {
    const one = slots[at - 1];
    const line = index.lines[index.lineAt(from)]?.text ?? '';
    return (
      one &&
      /^\s*\|/.test(line) &&
      line.slice(0, index.fromAt(from)).lastIndexOf('|') > index.fromAt(one.from)
    );
  });
}

/** True unless cells of a Word table are beside the list, other than a label before it. */
function isRowOfTableAlone({ first, last }: ListLines, { lines }: TextIndex): boolean {
  const own = lines.slice(first, last + 1).map(({ cell }) => cell);
  const [cell] = own;
  if (own.some((one) => one?.row !== cell?.row || one?.cell !== cell?.cell)) return false;
  if (cell === undefined) return true;
  const others = lines.filter((line) => line.cell?.row === cell.row && line.cell.cell !== cell.cell);
  return (
    others.length === 0 ||
    (others.length === 1 &&
      others.every((line) => (line.cell?.cell ?? 0) < cell.cell && !/[,;|/、，；\p{N}]/u.test(line.text)))
  );
}

function isLikeItem({ lines }: TextIndex, line: number, other: number): boolean {
  return lines[line]?.isItem === true && lines[other]?.isItem === true;
}

/** True if the label of a list, in its line or above, is one that the resume has, and says that the person has its names. */
export function isClaimed(slots: readonly PlaceRange[], { index, known: knownOf }: Tools): boolean {
  const [first] = slots;
  if (!first) return false;
  const line = index.lineAt(first.from);
  const { text = '', start = 0 } = index.lines[line] ?? {};
  const label = cleanText(text.slice(start, index.fromAt(first.from)));
  const above = index.lines[line - 1]?.text ?? '';
  const isKnown = knownOf().isCovered(index.wordsOf(line), first.from) || sectionNamed(label.trim()) !== null;
  return isKnown && !isLimitingLabel(/[\p{L}\p{N}]/u.test(label) ? label : above);
}

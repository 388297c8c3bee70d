import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import { groupNames } from './changed-texts.ts';
import type { FoundText } from './find-text.ts';
import type { LeftReason } from './left-reasons.ts';
import { areLinesAlone } from './list-surroundings.ts';
import type { KeptName } from './matched-names.ts';
import { opensLine } from './name-slots.ts';
import type { NameTools, WrittenNames } from './name-tools.ts';
import type { BlockRange } from './own-file.ts';
import { keyOf, type TextIndex } from './text-index.ts';
import { type PlaceRange, wordEdits } from './word-edits.ts';

/* Lists with a line for each name: `Languages: Java, Kotlin`. The line moves, with all that it says about the name. */

export interface MovedNames {
  readonly list: string;
  readonly slots: readonly PlaceRange[];
  readonly before: readonly string[];
  /** The names in their new order. */
  readonly kept: readonly KeptName[];
}

export function moveLines(moved: MovedNames, tools: NameTools): WrittenNames | LeftReason {
  const { slots, before, kept } = moved;
  const { index, file, finder } = tools;
  const changed = kept.flatMap(({ origin }, at) => (origin === at ? [] : [at]));
  const range: SlotRange = { first: changed[0] ?? 0, end: (changed.at(-1) ?? -1) + 1 };
  const own = slots.slice(range.first, range.end);
  // Names of lines that stay are not spelled in another way here.
  const areOthersSame = kept.every(
    ({ name, origin }, at) => (at >= range.first && at < range.end) || name === before[origin],
  );
  if (!areOthersSame || !own.every(({ from }) => opensLine(index, from))) return 'list_apart';
  if (!areLinesAlone(linesOf(moved, tools), tools)) return 'list_apart';
  if (areLinesOfParagraph(index, own)) return exchangedLines(moved, range, tools);
  const units = unitsOf(moved, range, tools);
  if (units === null) return 'list_apart';
  const areNeighbors = units.every((unit, at) => at === 0 || unit.first === (units[at - 1]?.last ?? 0) + 1);
  if (!areNeighbors || !file.canSwap(units) || !finder.canMove(units)) return 'apart';
  const found = own.map((slot, at): FoundText => {
    const blocks = units[at] ?? { first: -1, last: -1 };
    return { range: slot, blocks, isWhole: true, place: blocks };
  });
  const names = kept.slice(range.first, range.end);
  const isEditable = names.every(({ name, origin }) => {
    const slot = slots[origin];
    return name === before[origin] || (slot && file.canEdit(wordEdits(index, slot, name)));
  });
  if (!isEditable) return 'locked';
  for (const [at, { name, origin }] of names.entries()) {
    const [one, place] = [found[origin - range.first], units[at]];
    if (one && place) finder.move(one, place);
    if (one && name !== before[origin]) finder.rewrite(one, name);
  }
  return { texts: [], insertions: [] };
}

/** All lines of the list. */
function linesOf({ list, slots }: MovedNames, { index, base }: NameTools) {
  const keywords = keywordsOf(base, list);
  const [first, last] = [slots[0], slots.at(-1)];
  return {
    first: first ? index.lineAt(first.from) : 0,
    last: last ? lastLineOf(index, last.to, keywords.at(-1) ?? []) : 0,
    count: slots.length,
  };
}

/** The slots that change, `end` not included. */
interface SlotRange {
  readonly first: number;
  readonly end: number;
}

/** True if line breaks divide one paragraph into these lines, each with one name only. */
function areLinesOfParagraph(index: TextIndex, range: readonly PlaceRange[]): boolean {
  const lines = range.map(({ from }) => index.lines[index.lineAt(from)]);
  const [first] = lines;
  return (
    lines.every((line) => line?.block === first?.block && markerOf(line) === markerOf(first)) &&
    range.every(
      ({ from, to }) => from === index.wordsOf(index.lineAt(from)) && to === index.endOf(index.lineAt(from)),
    )
  );
}

function markerOf(line: TextIndex['lines'][number] | undefined): string {
  return line?.text.slice(0, line.start) ?? '';
}

function exchangedLines(
  { slots, kept }: MovedNames,
  { first, end }: SlotRange,
  { index, file }: NameTools,
): WrittenNames | LeftReason {
  const range = slots.slice(first, end);
  const stretches = range.map(({ from, to }) => ({
    ...{ line: index.lineAt(from), from: index.fromAt(from), to: index.toAt(to - 1), text: '' },
  }));
  if (!file.isSetAlike(stretches)) return 'set_apart';
  return {
    texts: range.map((slot, at) => ({ range: slot, text: kept[first + at]?.name ?? '' })),
    insertions: [],
  };
}

/** The paragraphs of each name that moves; null if they say something that may not belong to it. */
function unitsOf(
  { list, slots }: MovedNames,
  { first, end }: SlotRange,
  { index, base }: NameTools,
): readonly BlockRange[] | null {
  const blockAt = (line: number) => index.lines[line]?.block ?? -1;
  const starts = slots.map(({ from }) => blockAt(index.lineAt(from)));
  const keywords = keywordsOf(base, list);
  const units = slots.slice(first, end).map(({ from, to }, number): BlockRange | null => {
    const at = first + number;
    const line = index.lineAt(from);
    const own = blockAt(line);
    // Another name, or text before it, is in the same paragraph.
    if (own === starts[at - 1] || own === starts[at + 1] || own === blockAt(line - 1)) return null;
    const next = slots[at + 1];
    const last = next === undefined ? lastLineOf(index, to, keywords[at] ?? []) : index.lineAt(next.from) - 1;
    const lines = Array.from({ length: Math.max(0, last - line) }, (_, below) => line + 1 + below);
    const isOwn = lines.every(
      (below) => blockAt(below) === own || (keywords[at] ?? []).some((name) => isIn(index, name, below)),
    );
    const isWhole = (keywords[at] ?? []).every((name) =>
      [line, ...lines].some((one) => isIn(index, name, one)),
    );
    return isOwn && isWhole ? { first: own, last: blockAt(last) } : null;
  });
  return units.every((unit) => unit !== null) ? units : null;
}

function keywordsOf({ sections }: ResumeDocument, list: string): readonly (readonly string[])[] {
  if (list !== groupNames) return [];
  return sections.skills.items.filter(({ visible }) => visible).map(({ keywords }) => keywords);
}

/** The last of the lines below the last name of a list that have its keywords. */
function lastLineOf(index: TextIndex, to: number, keywords: readonly string[]): number {
  let line = index.lineAt(to - 1);
  while (
    line + 1 < index.lines.length &&
    (index.lines[line + 1]?.block === index.lines[line]?.block ||
      keywords.some((name) => isIn(index, name, line + 1)))
  )
    line += 1;
  return line;
}

function isIn(index: TextIndex, name: string, line: number): boolean {
  return index.placesOf(keyOf(name)).some((place) => index.lineAt(place) === line);
}

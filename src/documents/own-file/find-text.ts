import { groupBy } from '../../values/lists.ts';
import { beginning, type EntryTexts } from './changed-texts.ts';
import type { EntryTest } from './entry-above.ts';
import { type Anchors, anchorsOf } from './entry-anchors.ts';
import type { LeftReason } from './left-reasons.ts';
import type { BlockRange } from './own-file.ts';
import { keyOf, type TextIndex } from './text-index.ts';
import type { PlaceRange } from './word-edits.ts';

/** A text of the resume that was found in the file. */
export interface FoundText {
  readonly range: PlaceRange;
  /** What moves with it. */
  blocks: BlockRange;
  /** True if it is all that its blocks say, apart from their bullets. */
  readonly isWhole: boolean;
  /** What is written there instead: null leaves it out; absent while the words stay. */
  text?: string | null;
  /** Where it goes. */
  place: BlockRange;
}

export interface TextFinder {
  /** @param item the id of the entry that the text is in, which decides where it stands more than once */
  find(text: string, item: string): FoundText | LeftReason;
  /** Writes another text there. Later changes find that one. */
  rewrite(found: FoundText, text: string | null): void;
  move(found: FoundText, place: BlockRange): void;
  /** False if some of these blocks moved as part of others, or were left out or moved before. */
  canMove(ranges: readonly BlockRange[], own?: readonly FoundText[]): boolean;
  /** Marks a place as written by others, so that no text is found in it. */
  take(range: PlaceRange): void;
  isFree(range: PlaceRange): boolean;
  /** All that were rewritten or moved. */
  changed(): readonly FoundText[];
}

/** Entries do not tell more places apart, and each takes time. */
const maxPlaces = 50;

export function createFinder(
  index: TextIndex,
  entries: readonly EntryTexts[],
  isInEntry: EntryTest,
): TextFinder {
  const found: FoundText[] = [];
  const known = new Set<FoundText>();
  /** For each place the number of the text found there, from 1. */
  const takers = new Int32Array(index.signs.length);
  const byKey = new Map<string, FoundText[]>();
  const anchors = anchorsOf(index, entries);
  const owners = ownersOf(entries);
  const foundAt = (range: PlaceRange): FoundText | null => {
    const owner = takers[range.from] ?? 0;
    const own = owner > 0 ? found[owner - 1] : undefined;
    if (own?.range.to === range.to && own.range.from === range.from) return own;
    return isFree(range) ? newText(index, range) : null;
  };
  const isFree = ({ from, to }: PlaceRange) => takers.subarray(from, to).every((owner) => owner === 0);
  const headKeys = new Map(entries.map(({ id, heads }) => [id, new Set(heads.map(keyOf))]));
  const isHead = (key: string, item: string) => headKeys.get(item)?.has(key) === true;
  const own = ({ from, to }: PlaceRange, number: number) => takers.fill(number, from, to);
  const keep = (one: FoundText) => {
    if (known.has(one)) return;
    known.add(one);
    found.push(one);
    own(one.range, found.length);
  };
  return {
    find(text, item) {
      const key = keyOf(text);
      const places = bestPlaces(index, key);
      if (places.length > maxPlaces) return 'twice';
      const unchanged = places.flatMap((range) => {
        const one = foundAt(range);
        return one === null || one.text !== undefined ? [] : [one];
      });
      const rewritten = (byKey.get(key) ?? []).filter(({ text: now }) => keyOf(now ?? '') === key);
      const all = [...unchanged, ...rewritten];
      const [only] = all;
      if (only === undefined) return 'missing';
      const ids = owners(key);
      if (item === beginning) return textOfBeginning(all, ids.length > 1, anchors);
      // Another entry has the same words, and one of both may be worded differently in the file.
      const one = all.length === 1 && ids.length < 2 ? only : anchors.inEntry(all, item, ids);
      if (one === undefined) return 'twice';
      const isEach = ids.length > 1 && all.length === ids.length;
      return isEach || isHead(key, item) || isInEntry(one.range, item) ? one : 'elsewhere';
    },
    rewrite(one, text) {
      keep(one);
      one.text = text;
      if (text !== null) byKey.set(keyOf(text), [...(byKey.get(keyOf(text)) ?? []), one]);
    },
    move(one, place) {
      keep(one);
      one.place = place;
    },
    canMove: (ranges, movers = []) =>
      !found.some(
        (one) =>
          !movers.includes(one) &&
          (one.text === null || one.place.first !== one.blocks.first) &&
          ranges.some(({ first, last }) => one.place.first <= last && one.place.last >= first),
      ),
    take: (range) => own(range, -1),
    isFree,
    changed: () => found,
  };
}

function newText(index: TextIndex, range: PlaceRange): FoundText {
  const [line, last] = [index.lineAt(range.from), index.lineAt(range.to - 1)];
  const blockOf = (at: number) => index.lines[at]?.block ?? -1;
  const blocks = { first: blockOf(line), last: blockOf(last) };
  const isWhole =
    range.from === index.wordsOf(line) &&
    range.to === index.endOf(last) &&
    blockOf(line - 1) !== blocks.first &&
    blockOf(last + 1) !== blocks.last;
  return { range, blocks, isWhole, place: blocks };
}

/** The places where a text is a line or several, or else where it is a cell or sentence of a line. */
function bestPlaces(index: TextIndex, key: string): readonly PlaceRange[] {
  const ranges = index.placesOf(key).map((from) => ({ from, to: from + key.length }));
  const lines = ranges.filter(
    ({ from, to }) => from === index.wordsOf(index.lineAt(from)) && to === index.endOf(index.lineAt(to - 1)),
  );
  return lines.length > 0 ? lines : ranges.filter(({ from, to }) => opens(index, from) && closes(index, to));
}

/** Before a cell, a text behind a label or dash, or a sentence. */
const opening = /(?:\t\s{0,12}|\s[|–—]\s{1,12}|[:：.!?]\s{1,12}|[。：])$/;
const closing = /^(?:\s*\t|\s+\|\s)/;
const longestEdge = 12;

function opens(index: TextIndex, place: number): boolean {
  const line = index.lineAt(place);
  if (place === index.wordsOf(line)) return true;
  const at = index.fromAt(place);
  return opening.test(textOf(index, line).slice(Math.max(0, at - longestEdge), at));
}

function closes(index: TextIndex, place: number): boolean {
  const line = index.lineAt(place - 1);
  if (place === index.endOf(line)) return true;
  const at = index.toAt(place - 1);
  const behind = textOf(index, line).slice(at, at + longestEdge);
  return closing.test(behind) || (/[.!?。]/.test(index.signs.charAt(place - 1)) && /^\s/.test(behind));
}

function textOf({ lines }: TextIndex, line: number): string {
  return lines[line]?.text ?? '';
}

/** The entries that have each text: a headline may also be the title of a job. */
function ownersOf(entries: readonly EntryTexts[]): (key: string) => readonly string[] {
  const owners = groupBy(
    entries.flatMap(({ id, heads, lines }) =>
      [...new Set([...heads, ...lines].map(keyOf))].map((key) => ({ id, key })),
    ),
    ({ key }) => key,
  );
  return (key) => (owners.get(key) ?? []).map(({ id }) => id);
}

/**
 * Headline or summary: a paragraph of its own, and above all entries if one of them has the same words, because a
 * headline must not become the title of a job.
 */
function textOfBeginning(
  all: readonly FoundText[],
  isShared: boolean,
  anchors: Anchors,
): FoundText | LeftReason {
  const whole = all.filter(({ isWhole }) => isWhole);
  if (whole.length === 0) return 'in_part';
  const fitting = isShared ? whole.filter(anchors.isAboveEntries) : whole;
  const [only] = fitting;
  const isClear = fitting.length === 1 && (!isShared || all.length > 1);
  return only !== undefined && isClear ? only : 'twice';
}

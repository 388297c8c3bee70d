import { groupBy } from '../../values/lists.ts';
import { lazy } from '../../values/memoize.ts';
import { datesInText } from '../outline/recognize/dates-in-text.ts';
import { beginning, type EntryTexts } from './changed-texts.ts';
import { periodOf } from './entry-anchors.ts';
import type { KnownLines } from './known-lines.ts';
import type { OwnFile } from './own-file.ts';
import { keyOf, type TextIndex } from './text-index.ts';
import type { PlaceRange } from './word-edits.ts';

/*
 * Whose entry a line of the file is in: that of the nearest head above it. A heading that the resume does not know may be
 * the head of an entry that it does not have, so nothing below it is sure.
 */

interface Owners {
  readonly ofTexts: ReadonlyMap<number, ReadonlySet<string>>;
  readonly ofHeads: ReadonlyMap<number, ReadonlySet<string>>;
}

/** True if a text is in its entry, or nothing above it says another one. */
export type EntryTest = (range: PlaceRange, item: string) => boolean;

export function entryTest(
  file: OwnFile,
  index: TextIndex,
  entries: readonly EntryTexts[],
  known: () => KnownLines,
): EntryTest {
  const owners = lazy(() => ownersOfLines(index, entries));
  const withHeads = lazy(() => new Set([...owners().ofHeads.values()].flatMap((ids) => [...ids])));
  return ({ from }, item) => {
    const { ofTexts, ofHeads } = owners();
    const first = index.lineAt(from);
    for (let line = first - 1; line >= 0; line -= 1) {
      const texts = ofTexts.get(line);
      if (texts?.has(item)) continue;
      const heads = ofHeads.get(line);
      if (heads?.has(item)) {
        if (heads.size === 1) return true;
        continue;
      }
      // The text of another entry, or its head.
      if (texts || heads) return !withHeads().has(item) && isBehindSection(line, first, known());
      if (known().isSection(line)) return !withHeads().has(item);
      if (isLikeHead(file, line, first) && !known().isMostly(line)) return false;
    }
    return true;
  };
}

function isBehindSection(line: number, first: number, known: KnownLines): boolean {
  for (let at = line + 1; at < first; at += 1) if (known.isSection(at)) return true;
  return false;
}

/** Longer lines are sentences. */
const maxHeadLength = 90;

/** True if a line may name an entry that the line `below` is in: it is no point beside it, and no rest of a sentence. */
function isLikeHead({ lines, isBelow }: OwnFile, line: number, below: number): boolean {
  const [own, other] = [lines[line], lines[below]];
  if (!own || !other) return false;
  const words = own.text.slice(own.start).trim();
  if (!/[\p{L}\p{N}]/u.test(words) || words.length > maxHeadLength) return false;
  if (own.isItem && !isBelow(other.block, own.block)) return false;
  return !/^\p{Ll}/u.test(words) && !/[.;,!?。；，]$/.test(words);
}

function ownersOfLines(index: TextIndex, entries: readonly EntryTexts[]): Owners {
  const ofTexts = new Map<number, Set<string>>();
  for (const { id, lines } of entries)
    for (const key of new Set(lines.map(keyOf)))
      for (const place of index.placesOf(key)) {
        const last = index.lineAt(place + key.length - 1);
        for (let line = index.lineAt(place); line <= last; line += 1) addOwner(ofTexts, line, id);
      }
  // Only entries with a text or dates have heads: the names of skills are in all kinds of lines.
  const named = entries.filter(
    ({ id, lines, period }) => id !== beginning && (lines.length > 0 || period !== ''),
  );
  const byPeriod = groupBy(named, ({ period }) => periodOf(period));
  const matches = new Map<number, Match[]>();
  const add = (line: number, match: Match) =>
    matches
      .set(line, matches.get(line) ?? [])
      .get(line)
      ?.push(match);
  for (const { id, heads } of named)
    for (const key of new Set(heads.map(keyOf)))
      for (const from of index.placesOf(key)) {
        const line = index.lineAt(from);
        if (ofTexts.has(line) || (index.lines[line]?.isItem === true && from !== index.wordsOf(line)))
          continue;
        add(line, { from, to: from + key.length, id });
      }
  for (const [line, { text }] of index.lines.entries()) {
    const period = ofTexts.has(line) ? '' : periodOf(datesInText(text).date);
    if (period === '') continue;
    const range = { from: index.startOf(line), to: index.endOf(line) };
    for (const { id } of byPeriod.get(period) ?? []) add(line, { ...range, id, isPeriod: true });
  }
  return { ofTexts, ofHeads: new Map([...matches].flatMap(([line, own]) => ownersOf(line, own))) };
}

function addOwner(owners: Map<number, Set<string>>, line: number, id: string): void {
  owners.set(line, (owners.get(line) ?? new Set()).add(id));
}

interface Match extends PlaceRange {
  readonly id: string;
  readonly isPeriod?: boolean;
}

/** The entries that have all that a line names; those that have a part of it, if none has all. */
function ownersOf(
  line: number,
  matches: readonly Match[],
): readonly (readonly [number, ReadonlySet<string>])[] {
  // `Cook` in `Head cook` does not name the entry of a cook.
  const longest = matches.filter(
    (one) =>
      one.isPeriod === true ||
      !matches.some(
        ({ from, to, isPeriod }) =>
          isPeriod !== true && from <= one.from && to >= one.to && to - from > one.to - one.from,
      ),
  );
  const groups = groupBy(longest, ({ from, to }) => `${from}-${to}`);
  const ids = [...groups.values()].map((group) => new Set(group.map(({ id }) => id)));
  const [first] = ids;
  if (first === undefined) return [];
  const all = [...first].filter((id) => ids.every((set) => set.has(id)));
  return [[line, new Set(all.length > 0 ? all : ids.flatMap((set) => [...set]))]];
}

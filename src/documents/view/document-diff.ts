import { type CommonPair, commonSubsequence } from '../../text/compare/common-subsequence.ts';
import { similarPairs } from '../../text/compare/similar-pairs.ts';
import { groupBy } from '../../values/lists.ts';
import type { ShownLine } from './document-outline.ts';

/** A line that differs between two resumes, with its section and entry. */
export interface LineDifference {
  readonly kind: 'changed' | 'added' | 'removed' | 'moved';
  readonly section: string;
  /** The first line of the entry; empty for that line itself and outside entries. */
  readonly entry: string;
  /** Null for a new line. */
  readonly before: string | null;
  /** Null for a removed line. */
  readonly after: string | null;
}

/** Above this many comparisons, lines are matched only if they are equal. */
const maxComparisons = 4_000_000;

/**
 * The lines that differ, in the order of the second resume, and the titles of sections that moved. A removed line
 * follows the line that it followed before.
 */
export function documentDiff(
  old: readonly ShownLine[],
  fresh: readonly ShownLine[],
): readonly LineDifference[] {
  const isComparable = old.length * fresh.length <= maxComparisons;
  const kept = isComparable ? keptPairs(old, fresh) : [];
  const moved = movedPairs(old, fresh, kept);
  const reworded = isComparable ? rewordedPairs(old, fresh, [...kept, ...moved]) : [];
  const pairs = [...kept, ...moved, ...reworded];
  const places = new Map(pairs);
  const [removed, added] = unmatched(old, fresh, pairs);
  return [
    ...movedSections(old, fresh),
    ...remarkedPairs(old, fresh, kept).map((pair) => ({
      at: pair[1],
      ...remarked(old[pair[0]], fresh[pair[1]]),
    })),
    ...moved.map((pair) => ({ at: pair[1], ...differenceOf('moved', old[pair[0]], fresh[pair[1]]) })),
    ...reworded.map((pair) => ({ at: pair[1], ...differenceOf('changed', old[pair[0]], fresh[pair[1]]) })),
    ...added.map((at) => ({ at, ...differenceOf('added', undefined, fresh[at]) })),
    ...removed.map((index) => ({
      at: placeOfRemoved(index, places),
      ...differenceOf('removed', old[index], undefined),
    })),
  ]
    .toSorted((one, other) => one.at - other.at)
    .map(({ at: _, ...difference }) => difference);
}

/** Unchanged lines, section by section, so that a section that moved keeps its lines. */
function keptPairs(old: readonly ShownLine[], fresh: readonly ShownLine[]): readonly CommonPair[] {
  const bySection = (lines: readonly ShownLine[]) =>
    groupBy(lines.keys(), (index) => lines[index]?.section ?? '');
  const olds = bySection(old);
  return [...bySection(fresh)].flatMap(([section, after]) => {
    const before = olds.get(section) ?? [];
    const pairs = commonSubsequence(textsAt(old, before), textsAt(fresh, after));
    return pairs.map(([first, second]) => [before[first] as number, after[second] as number] as const);
  });
}

function textsAt(lines: readonly ShownLine[], places: readonly number[]): readonly string[] {
  return places.map((place) => lines[place]?.text ?? '');
}

function sectionsOf(lines: readonly ShownLine[]): readonly string[] {
  return [...new Set(lines.map(({ section }) => section))];
}

/** Sections whose position among the others changed. */
function movedSections(old: readonly ShownLine[], fresh: readonly ShownLine[]) {
  const [before, after] = [sectionsOf(old), sectionsOf(fresh)];
  const kept = new Set(commonSubsequence(before, after).map(([, second]) => after[second]));
  return after
    .filter((section) => before.includes(section) && !kept.has(section))
    .map((section) => ({
      at: fresh.findIndex((line) => line.section === section) - 0.5,
      ...{ kind: 'moved' as const, section, entry: '', before: section, after: section },
    }));
}

function keyOf({ section, text }: ShownLine): string {
  return `${section}\n${text}`;
}

/** Equal lines of one section that moved. */
function movedPairs(
  old: readonly ShownLine[],
  fresh: readonly ShownLine[],
  kept: readonly CommonPair[],
): readonly CommonPair[] {
  const [gone, came] = unmatched(old, fresh, kept);
  const left = groupBy(gone, (index) => keyOf(old[index] as ShownLine));
  const used = new Map<string, number>();
  return came.flatMap((second) => {
    const key = keyOf(fresh[second] as ShownLine);
    const count = used.get(key) ?? 0;
    const first = left.get(key)?.[count];
    if (first === undefined) return [];
    used.set(key, count + 1);
    return [[first, second] as const];
  });
}

/** Lines of which only bold, italics or links differ. */
function remarkedPairs(
  old: readonly ShownLine[],
  fresh: readonly ShownLine[],
  kept: readonly CommonPair[],
): readonly CommonPair[] {
  return kept.filter(([first, second]) => old[first]?.marked !== fresh[second]?.marked);
}

function remarked(before: ShownLine | undefined, after: ShownLine | undefined): LineDifference {
  const [old, fresh] = [before, after].map((line) => line && { ...line, text: line.marked ?? line.text });
  return differenceOf('changed', old, fresh);
}

/** Pairs of lines in one section that share enough words, the most similar first. */
function rewordedPairs(
  old: readonly ShownLine[],
  fresh: readonly ShownLine[],
  matched: readonly CommonPair[],
): readonly CommonPair[] {
  const [olds, news] = unmatched(old, fresh, matched);
  const isPossible = (first: number, second: number) =>
    old[olds[first] ?? -1]?.section === fresh[news[second] ?? -1]?.section;
  return similarPairs(textsAt(old, olds), textsAt(fresh, news), isPossible).map(
    ([first, second]) => [olds[first] as number, news[second] as number] as const,
  );
}

/** The indexes in both lists that are in no pair. */
function unmatched(
  old: readonly ShownLine[],
  fresh: readonly ShownLine[],
  pairs: readonly CommonPair[],
): readonly [old: readonly number[], fresh: readonly number[]] {
  const [olds, news] = [new Set(old.keys()), new Set(fresh.keys())];
  for (const [first, second] of pairs) {
    olds.delete(first);
    news.delete(second);
  }
  return [[...olds], [...news]];
}

/** The place after the nearest earlier line that was kept. */
function placeOfRemoved(index: number, places: ReadonlyMap<number, number>): number {
  for (let before = index - 1; before >= 0; before -= 1) {
    const place = places.get(before);
    if (place !== undefined) return place + (index - before) / (index + 1);
  }
  return -1;
}

function differenceOf(
  kind: LineDifference['kind'],
  before: ShownLine | undefined,
  after: ShownLine | undefined,
): LineDifference {
  const { section, entry } = after ?? before ?? { section: '', entry: '' };
  return { kind, section, entry, before: before?.text ?? null, after: after?.text ?? null };
}

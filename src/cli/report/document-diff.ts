import type { ResumeDocument } from '../../contract/resume-document.ts';
import { type ShownLine, shownLines } from '../../documents/export/text-exports.ts';
import { type CommonPair, commonSubsequence } from '../../text/common-subsequence.ts';

/** A line that differs between two resumes, with the section and entry that it is under. */
export interface LineDifference {
  readonly kind: 'changed' | 'added' | 'removed' | 'moved';
  readonly section: string;
  /** First line of the entry; empty for its own first line and outside of entries. */
  readonly entry: string;
  /** Null: the line is new. */
  readonly before: string | null;
  /** Null: the line was removed. */
  readonly after: string | null;
}

/** Above this many comparisons lines are only matched where they are equal. */
const maxComparisons = 4_000_000;

/** Lines that share less than this of their words are two lines, not one that was reworded. */
const minShared = 0.4;

/**
 * The lines that differ, in the order of the second document, and sections that moved, by their titles. A removed line
 * follows the line that it followed.
 */
export function documentDiff(before: ResumeDocument, after: ResumeDocument): readonly LineDifference[] {
  const [old, fresh] = [shownLines(before), shownLines(after)];
  const isComparable = old.length * fresh.length <= maxComparisons;
  const kept = isComparable ? keptPairs(old, fresh) : [];
  const moved = movedPairs(old, fresh, kept);
  const reworded = isComparable ? rewordedPairs(old, fresh, [...kept, ...moved]) : [];
  const places = new Map([...kept, ...moved, ...reworded]);
  return [
    ...movedSections(old, fresh),
    ...moved.map((pair) => ({ at: pair[1], ...differenceOf('moved', old, fresh, pair) })),
    ...reworded.map((pair) => ({ at: pair[1], ...differenceOf('changed', old, fresh, pair) })),
    ...unmatched(fresh, [...places.values()]).map((index) => ({
      at: index,
      ...differenceOf('added', old, fresh, [-1, index]),
    })),
    ...unmatched(old, [...places.keys()]).map((index) => ({
      at: placeOfRemoved(index, places),
      ...differenceOf('removed', old, fresh, [index, -1]),
    })),
  ]
    .toSorted((one, other) => one.at - other.at)
    .map(({ at: _, ...difference }) => difference);
}

/** Lines that stayed, section by section: a section that moved takes its lines along. */
function keptPairs(old: readonly ShownLine[], fresh: readonly ShownLine[]): readonly CommonPair[] {
  const of = (lines: readonly ShownLine[], section: string) =>
    [...lines.entries()].filter(([, line]) => line.section === section);
  return sectionsOf(fresh).flatMap((section) => {
    const [before, after] = [of(old, section), of(fresh, section)];
    const texts = [before, after].map((own) => own.map(([, { text }]) => text));
    const pairs = commonSubsequence(texts[0] ?? [], texts[1] ?? []);
    return pairs.map(([first, second]) => [before[first]?.[0] ?? -1, after[second]?.[0] ?? -1] as const);
  });
}

function sectionsOf(lines: readonly ShownLine[]): readonly string[] {
  return [...new Set(lines.map(({ section }) => section))];
}

/** Sections that are elsewhere among the others. */
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

/** Equal lines of one section that changed their places. */
function movedPairs(
  old: readonly ShownLine[],
  fresh: readonly ShownLine[],
  kept: readonly CommonPair[],
): readonly CommonPair[] {
  const left = new Map<string, number[]>();
  for (const index of unmatched(
    old,
    kept.map(([first]) => first),
  )) {
    const key = keyOf(old[index] as ShownLine);
    left.set(key, [...(left.get(key) ?? []), index]);
  }
  const rest = unmatched(
    fresh,
    kept.map(([, second]) => second),
  );
  return rest.flatMap((index) => {
    const first = left.get(keyOf(fresh[index] as ShownLine))?.shift();
    return first === undefined ? [] : [[first, index] as const];
  });
}

/** Of the lines of one section those that share most words, the most alike first. */
function rewordedPairs(
  old: readonly ShownLine[],
  fresh: readonly ShownLine[],
  matched: readonly CommonPair[],
): readonly CommonPair[] {
  const [olds, news] = [
    unmatched(
      old,
      matched.map(([first]) => first),
    ),
    unmatched(
      fresh,
      matched.map(([, second]) => second),
    ),
  ];
  const words = new Map(olds.map((index) => [index, wordsIn(old[index]?.text ?? '')]));
  const alike = news.flatMap((second) => {
    const own = wordsIn(fresh[second]?.text ?? '');
    return olds.flatMap((first) => {
      if (old[first]?.section !== fresh[second]?.section) return [];
      const shared = shareOf(words.get(first) ?? own, own);
      return shared < minShared ? [] : [{ first, second, shared }];
    });
  });
  const [usedOld, usedNew] = [new Set<number>(), new Set<number>()];
  const pairs: CommonPair[] = [];
  for (const { first, second } of alike.toSorted((one, other) => other.shared - one.shared)) {
    if (usedOld.has(first) || usedNew.has(second)) continue;
    usedOld.add(first);
    usedNew.add(second);
    pairs.push([first, second]);
  }
  return pairs;
}

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/\p{Script=Han}|[\p{L}\p{N}]+/gu));
}

/** Twice the words in common, by the words of both (Dice). */
function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((word) => other.has(word)).length;
  return (2 * common) / Math.max(one.size + other.size, 1);
}

function unmatched(lines: readonly ShownLine[], matched: readonly number[]): readonly number[] {
  const known = new Set(matched);
  return [...lines.keys()].filter((index) => !known.has(index));
}

/** Behind the nearest line before it that is still there. */
function placeOfRemoved(index: number, places: ReadonlyMap<number, number>): number {
  for (let before = index - 1; before >= 0; before -= 1) {
    const place = places.get(before);
    if (place !== undefined) return place + (index - before) / (index + 1);
  }
  return -1;
}

function differenceOf(
  kind: LineDifference['kind'],
  old: readonly ShownLine[],
  fresh: readonly ShownLine[],
  [first, second]: CommonPair,
): LineDifference {
  const [before, after] = [old[first], fresh[second]];
  const { section, entry } = after ?? before ?? { section: '', entry: '' };
  return { kind, section, entry, before: before?.text ?? null, after: after?.text ?? null };
}

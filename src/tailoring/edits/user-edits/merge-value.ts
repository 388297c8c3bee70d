import { isDeepStrictEqual } from 'node:util';
import { type Block, parseRichText, printRichText } from '../../../contract/resume/rich-text.ts';
import { commonSubsequence } from '../../../text/compare/common-subsequence.ts';

/* Repeats an edit of a value on another one: what differs between `from` and `to` is changed in `current` as well. */

export interface ValueEdit {
  readonly from: unknown;
  readonly to: unknown;
}

/** Fields of rich text. */
export const richKeys: ReadonlySet<string> = new Set(['summary', 'content']);

/** Above this many comparisons, a text is not compared line by line. */
const maxComparisons = 4_000_000;

/** Undefined if both changed the same line or word, or both changed the order. Only texts and lists of texts have lines. */
export function mergeValue({ from, to }: ValueEdit, current: unknown, key: string): unknown {
  if (isDeepStrictEqual(current, from)) return to;
  if (isTexts(from) && isTexts(to) && isTexts(current)) return mergeLines(from, to, current);
  if (!richKeys.has(key) || !isText(from) || !isText(to) || !isText(current)) return undefined;
  const merged = mergeLines(linesOf(from), linesOf(to), linesOf(current));
  return merged && printRichText(parseRichText(merged.join('')));
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isText);
}

/** Each paragraph and each bullet in a list of its own; lists that meet are one again when parsed. */
function linesOf(html: string): readonly string[] {
  return parseRichText(html)
    .flatMap((block): readonly Block[] =>
      block.type === 'list' ? block.items.map((runs) => ({ ...block, items: [runs] })) : [block],
    )
    .map((block) => printRichText([block]));
}

/** `origin`: the index of the old line that it is, as it was or reworded; null for a new line. */
interface Line {
  readonly text: string;
  readonly origin: number | null;
}

function mergeLines(
  from: readonly string[],
  to: readonly string[],
  current: readonly string[],
): readonly string[] | undefined {
  if (from.length * Math.max(to.length, current.length) > maxComparisons) return undefined;
  const [mine, theirs] = [trace(from, to), trace(from, current)];
  const [mineNow, theirsNow] = [textsByOrigin(mine), textsByOrigin(theirs)];
  const changed = (now: ReadonlyMap<number, string>) => (index: number) => now.get(index) !== from[index];
  const [isMine, isTheirs] = [changed(mineNow), changed(theirsNow)];
  if (from.some((_, index) => isMine(index) && isTheirs(index))) return undefined;
  if (!isInOrder(mine) && !isInOrder(theirs)) return undefined;
  const [ordered, other] = isInOrder(mine) ? [theirs, mine] : [mine, theirs];
  const merged = ordered.flatMap((line): readonly Line[] => {
    if (line.origin === null) return [line];
    const text = (isMine(line.origin) ? mineNow : theirsNow).get(line.origin);
    return text === undefined ? [] : [{ ...line, text }];
  });
  for (const [index, line] of other.entries()) {
    if (line.origin !== null) continue;
    const before = other.slice(0, index).findLast((one) => placeOf(one, merged) !== -1);
    merged.splice(before ? placeOf(before, merged) + 1 : 0, 0, line);
  }
  return merged.map(({ text }) => text);
}

function placeOf(line: Line, lines: readonly Line[]): number {
  if (line.origin === null) return lines.indexOf(line);
  return lines.findIndex(({ origin }) => origin === line.origin);
}

function textsByOrigin(lines: readonly Line[]): ReadonlyMap<number, string> {
  return new Map(lines.flatMap(({ origin, text }) => (origin === null ? [] : [[origin, text]])));
}

function isInOrder(lines: readonly Line[]): boolean {
  const origins = lines.flatMap(({ origin }) => origin ?? []);
  return origins.every((origin, index) => index === 0 || (origins[index - 1] ?? 0) < origin);
}

/** Which old line each line is: an equal one, also where it moved, or else the one in its place. */
function trace(old: readonly string[], fresh: readonly string[]): readonly Line[] {
  const kept = commonSubsequence(old, fresh);
  const origins = new Map(kept.map(([first, second]) => [second, first]));
  const gone = new Set(old.keys());
  for (const [first] of kept) gone.delete(first);
  for (const [place, text] of fresh.entries()) {
    const first = origins.has(place) ? undefined : [...gone].find((index) => old[index] === text);
    if (first === undefined) continue;
    origins.set(place, first);
    gone.delete(first);
  }
  // Between two lines that were kept, the first new line is the first old one reworded, and so on.
  let [start, end] = [0, 0];
  for (const [first, second] of [...kept, [old.length, fresh.length] as const]) {
    const left = [...gone].filter((index) => index >= start && index < first);
    for (let place = end; place < second; place += 1) {
      if (origins.has(place)) continue;
      const origin = left.shift();
      if (origin !== undefined) origins.set(place, origin);
    }
    [start, end] = [first + 1, second + 1];
  }
  return fresh.map((text, place) => ({ text, origin: origins.get(place) ?? null }));
}

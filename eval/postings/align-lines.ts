import { simplified } from '../../src/lexicon/languages/simplified.ts';
import type { LineClass } from '../../src/posting/line-features.ts';
import type { PostingLabels } from './labels.ts';

/** Distance in characters; a line that is not found within it is searched from the top. */
const nearby = 4000;
/** Length of the beginning of a line that identifies it. */
const opening = 25;

/** For each unit of a posting's text, the numbers of the labeled lines that it overlaps; empty if it is not found. */
export function alignLines(
  units: readonly { readonly text: string }[],
  lines: readonly string[],
): number[][] {
  let all = '';
  const starts = lines.map((line) => {
    const start = all.length;
    all += lettersOf(line);
    return start;
  });
  let position = 0;
  return units.map(({ text }) => {
    const letters = lettersOf(text);
    if (letters === '') return [];
    const found = find(all, letters, position);
    if (found === null) return [];
    position = found.start + found.length;
    return starts.flatMap((start, index) => {
      const end = starts[index + 1] ?? all.length;
      return start < position && found.start < end ? [index + 1] : [];
    });
  });
}

function find(all: string, letters: string, from: number): { start: number; length: number } | null {
  for (const part of letters.length > opening + 5 ? [letters, letters.slice(0, opening)] : [letters]) {
    const ahead = all.indexOf(part, from);
    const start = ahead === -1 || ahead - from > nearby ? all.indexOf(part) : ahead;
    if (start !== -1 || ahead !== -1) return { start: start === -1 ? ahead : start, length: part.length };
  }
  return null;
}

/** Letters and figures only, with simplified Chinese characters as in the posting reader. */
function lettersOf(text: string): string {
  return simplified(text)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

/** The most frequent class of the given lines; null if none is labeled. */
export function classOfLines(lines: readonly number[], labels: PostingLabels): LineClass | null {
  const counts = new Map<LineClass, number>();
  for (const line of lines) {
    const found = labels.lines.get(line);
    if (found !== undefined) counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}

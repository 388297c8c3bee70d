import type { SourceLine } from '../source-line.ts';

/** The lines that lists of numbers name. */
export interface NumberedLines {
  /** @param numbers `8`, `8-9` or `8,10-12`, from 1; unknown numbers are left out */
  named(numbers: string): readonly SourceLine[];
  /** Those of them that were not taken yet, at most as many as given. */
  take(numbers: string, most?: number): readonly SourceLine[];
}

/** More ranges than any list of lines has. */
const maxRanges = 200;

export function numberedLines(lines: readonly SourceLine[]): NumberedLines {
  const taken = new Set<SourceLine>();
  const named = (numbers: string) =>
    numbers.split(',', maxRanges).flatMap((range) => {
      const [from, to] = ends(range);
      return lines.slice(Math.max(0, from - 1), Math.max(0, to));
    });
  return {
    named,
    take(numbers, most = lines.length) {
      const found = [...new Set(named(numbers))].filter((line) => !taken.has(line)).slice(0, most);
      for (const line of found) taken.add(line);
      return found;
    },
  };
}

/** First and last number of `8-9` or `8`; no line if it is no range. */
function ends(range: string): readonly [number, number] {
  const [, first, last] = /^\s?(\d{1,5})(?:\s?[-–]\s?(\d{1,5}))?\s?$/.exec(range) ?? [];
  return first === undefined ? [1, 0] : [Number(first), Number(last ?? first)];
}

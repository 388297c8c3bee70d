import { longestHeading } from './heading-of.ts';
import { knownHeading } from './known-heading.ts';
import type { Line } from './read-lines.ts';

/** The first line mostly says which job it is; that is the position, not something asked for. */
export function isTitle(line: Line, next: Line | undefined): boolean {
  return (
    !line.isItem &&
    next !== undefined &&
    line.text.length <= longestHeading &&
    !/[.!。]$/.test(line.text) &&
    knownHeading(line.text) === null
  );
}

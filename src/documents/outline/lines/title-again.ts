import type { SourceLine } from '../source-line.ts';
import { isOnlyDate } from './dated-lines.ts';

/** True for a line set like the first of the head above it, below a subtitle: the second of two entries without text. */
export function isTitleAgain(
  head: readonly SourceLine[],
  line: SourceLine,
  next: SourceLine | undefined,
): boolean {
  const [title, subtitle] = head;
  const last = head.at(-1);
  if (!title || !subtitle || !last || !next || isOnlyDate(line) || line.aside !== title.aside) return false;
  const isTitled = title.style === 'strong' && isSetAs(title, line);
  return isTitled && !isSetAs(title, subtitle) && !isSetAs(title, last) && isSetAs(subtitle, next);
}

export function isSetAs(one: SourceLine | undefined, other: SourceLine): boolean {
  return one?.setting !== undefined && one.setting === other.setting && one.style === other.style;
}

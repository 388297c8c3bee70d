import { boundedSentences } from '../../text/split-sentences.ts';
import type { Block } from '../sections/block-of.ts';
import type { Line } from '../sections/read-lines.ts';

/** A line of the cleaned posting, or a sentence of a longer one: what is classified as a whole. */
export interface Unit {
  readonly text: string;
  /** [start, end) in the cleaned text. */
  readonly start: number;
  readonly end: number;
  readonly isItem: boolean;
  readonly afterBlank: boolean;
  /** Whether it begins its line. */
  readonly opensLine: boolean;
  readonly endsLine: boolean;
}

/** In UTF-16 units: a shorter line is never cut. */
const longLine = 160;

export function unitsOf(text: string, lines: readonly Line[]): Unit[] {
  return lines.flatMap((line) => {
    const whole = text.slice(line.start, line.end).replaceAll('\n', ' ');
    const ranges = line.text.length > longLine ? boundedSentences(whole) : [{ start: 0, end: whole.length }];
    return ranges.map(({ start, end }, index) => ({
      text: whole.slice(start, end),
      start: line.start + start,
      end: line.start + end,
      isItem: line.isItem,
      afterBlank: line.afterBlank && index === 0,
      opensLine: index === 0,
      endsLine: index === ranges.length - 1,
    }));
  });
}

/** The block that each unit is in; none for headings and titles. */
export function blocksOf(units: readonly Unit[], blocks: readonly Block[]): (Block | undefined)[] {
  let at = 0;
  return units.map(({ start, end }) => {
    while (at < blocks.length - 1 && (blocks[at]?.end ?? 0) <= start) at += 1;
    const block = blocks[at];
    return block !== undefined && block.start < end && start < block.end ? block : undefined;
  });
}

import { parseRichText, plainText } from '../../contract/rich-text.ts';

export interface ChangedLine {
  /** Empty: the line is new. */
  readonly before: string;
  /** Empty: the line went. */
  readonly after: string;
}

/** The paragraphs and bullets that differ between two texts, in pairs; empty when they only changed places. */
export function changedLines(before: string | null, after: string | null): readonly ChangedLine[] {
  const old = linesOf(before);
  const fresh = linesOf(after);
  const went = old.filter((line) => !fresh.includes(line));
  const came = fresh.filter((line) => !old.includes(line));
  const count = Math.max(went.length, came.length);
  return Array.from({ length: count }, (_, index) => ({
    before: went[index] ?? '',
    after: came[index] ?? '',
  }));
}

export interface MovedLine {
  readonly text: string;
  /** Counted from 1. */
  readonly from: number;
  readonly to: number;
}

/** The bullets that stand in another place now, counted as their places are named; where none does, paragraphs too. */
export function movedLines(before: string | null, after: string | null): readonly MovedLine[] {
  const points = movedAmong(pointsOf(before), pointsOf(after));
  return points.length > 0 ? points : movedAmong(linesOf(before), linesOf(after));
}

function movedAmong(old: readonly string[], fresh: readonly string[]): readonly MovedLine[] {
  return fresh
    .map((text, index) => ({ text, from: old.indexOf(text) + 1, to: index + 1 }))
    .filter(({ from, to }) => from > 0 && from !== to);
}

/** The paragraphs and bullets of a text. Only rich text begins with a block; a headline such as `R&D <lead>` is what it is. */
export function linesOf(text: string | null): readonly string[] {
  if (text === null || text === '') return [];
  if (!isRich(text)) return text.split('\n');
  return parseRichText(text).flatMap((block) =>
    block.type === 'list' ? block.items.map(plainText) : [plainText(block.runs)],
  );
}

function pointsOf(text: string | null): readonly string[] {
  if (text === null || !isRich(text)) return [];
  return parseRichText(text).flatMap((block) => (block.type === 'list' ? block.items.map(plainText) : []));
}

function isRich(text: string): boolean {
  return /^\s*<(p|ul|ol)\b/i.test(text);
}

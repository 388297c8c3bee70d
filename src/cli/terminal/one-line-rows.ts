import type { TerminalStyle } from './terminal-style.ts';
import { shortened, textWidth } from './terminal-text.ts';

interface Rows {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

interface Columns {
  /** Columns whose texts may be cut, counted from 0. */
  readonly cut: readonly number[];
  /** Columns to leave out where there is no room, the least important first. */
  readonly optional: readonly number[];
}

/** Minimum width of a column that is cut, as long as others can be left out. */
const minCutWidth = 12;

/** Fits rows into a terminal, each on one line: empty columns go first, then optional ones; then texts are cut. */
export function oneLineRows(style: TerminalStyle, { head, rows }: Rows, { cut, optional }: Columns): Rows {
  const widths = head.map((_, index) =>
    Math.max(...[head, ...rows].map((row) => textWidth(row[index] ?? ''))),
  );
  const widthOf = (index: number) => widths[index] ?? 0;
  const leastOf = (index: number) =>
    cut.includes(index) ? Math.min(widthOf(index), minCutWidth) : widthOf(index);
  const isEmpty = (index: number) => rows.every((row) => (row[index] ?? '') === '');
  const leftOut = new Set<number>();
  const kept = () => [...head.keys()].filter((index) => !leftOut.has(index));
  const room = () => style.columns - columnGap * (kept().length - 1);
  const needed = (widthIn: (index: number) => number) =>
    kept().reduce((sum, index) => sum + widthIn(index), 0);
  if (needed(widthOf) > room()) for (const index of optional.filter(isEmpty)) leftOut.add(index);
  for (const index of optional) if (needed(leastOf) > room()) leftOut.add(index);
  const cutHere = kept().filter((index) => cut.includes(index));
  const shares = sharesOf(
    cutHere.map(widthOf),
    room() - needed((index) => (cutHere.includes(index) ? 0 : widthOf(index))),
  );
  const shownCell = (text: string, index: number) =>
    cutHere.includes(index) ? shortened(text, shares[cutHere.indexOf(index)] ?? 1) : text;
  const ofRow = (row: readonly string[]) => kept().map((index) => shownCell(row[index] ?? '', index));
  return { head: ofRow(head), rows: rows.map(ofRow) };
}

/** Columns between two columns of a table. */
export const columnGap = 2;

/** Divides the room: narrow columns get what they need, the others the same width each. */
function sharesOf(widths: readonly number[], room: number): readonly number[] {
  let [left, open] = [room, widths.length];
  const shares = new Map<number, number>();
  const narrowestFirst = [...widths.keys()].sort((one, other) => (widths[one] ?? 0) - (widths[other] ?? 0));
  for (const index of narrowestFirst) {
    const share = Math.max(Math.min(widths[index] ?? 0, Math.floor(left / open)), 1);
    shares.set(index, share);
    left -= share;
    open -= 1;
  }
  return widths.map((_, index) => shares.get(index) ?? 1);
}

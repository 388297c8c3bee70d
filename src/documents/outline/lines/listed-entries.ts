import { datesInText } from '../recognize/dates-in-text.ts';
import type { SourceLine } from '../source-line.ts';

export interface ListedLine {
  /** Null for a blank line. */
  readonly line: SourceLine | null;
  /** Number of lists around it; 0 outside lists. */
  readonly level: number;
}

/** Minimum share of entries among the outer items of a list. */
const minEntries = 0.6;

/** Turns list items into entries if they have nested lists or dates. */
export function withListedEntries<Listed extends ListedLine>(listed: readonly Listed[]): readonly Listed[] {
  const lines = [...listed];
  for (let start = 0; start < lines.length; ) {
    let end = start + 1;
    while (lines[start]?.level && lines[end]?.level) end += 1;
    for (const index of entriesOf(lines, start, end)) lines[index] = asEntry(lines[index] as Listed);
    start = end;
  }
  return lines;
}

function entriesOf(lines: readonly ListedLine[], start: number, end: number): readonly number[] {
  const outer = indexes(start, end).filter((index) => lines[index]?.level === 1 && lines[index]?.line);
  const holding = outer.filter((index) => (lines[index + 1]?.level ?? 0) > 1);
  const entries = outer.filter((index) => holding.includes(index) || isDated(lines[index]));
  return holding.length > 1 && entries.length >= minEntries * outer.length ? entries : [];
}

function indexes(start: number, end: number): readonly number[] {
  return Array.from({ length: end - start }, (_, index) => start + index);
}

function isDated(listed: ListedLine | undefined): boolean {
  return datesInText(`${listed?.line?.text ?? ''} ${listed?.line?.aside ?? ''}`).date !== '';
}

function asEntry<Listed extends ListedLine>(listed: Listed): Listed {
  return { ...listed, line: listed.line && { ...listed.line, style: 'strong' } };
}

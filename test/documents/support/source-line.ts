import type { SourceLine } from '../../../src/documents/outline/source-line.ts';

/** A line of a resume as a reader returns it; plain text by default. */
export function sourceLine(text: string, more: Partial<SourceLine> = {}): SourceLine {
  return { place: 'line 1', text, aside: '', style: 'text', links: [], ...more };
}

import type { TerminalStyle } from './terminal-style.ts';
import { textWidth } from './text-width.ts';
import { wrap } from './wrap.ts';

/** A text with its long lines broken between words, those of a bullet under its first word. In a pipe it stays as it is. */
export function foldedLines(text: string, { isTerminal, columns }: TerminalStyle): string {
  if (!isTerminal) return text;
  return text
    .split('\n')
    .map((line) => (textWidth(line) <= columns ? line : foldedLine(line, columns)))
    .join('\n');
}

function foldedLine(line: string, columns: number): string {
  const bullet = line.startsWith('- ') ? '- ' : '';
  const lines = wrap(line.slice(bullet.length), columns, ' '.repeat(bullet.length));
  return bullet + lines.slice(bullet.length).trimEnd();
}

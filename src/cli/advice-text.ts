import type { OutputStream } from './io.ts';
import { terminalText } from './terminal-text.ts';
import { textWidth } from './text-width.ts';
import { wrap } from './wrap.ts';

/** What is said beside a result: on a terminal broken between words, anywhere else as it is. */
export function adviceText(text: string, stream: OutputStream): string {
  const lines = terminalText(text).split('\n');
  const columns = stream.isTTY ? stream.columns : undefined;
  if (!columns) return lines.map((line) => `${line}\n`).join('');
  return lines.map((line) => (textWidth(line) <= columns ? `${line}\n` : broken(line, columns))).join('');
}

const ourCommand = /^(?:[A-Z_]+=\S+ )*resume-tailor /;

/** A command that ends the line gets one of its own, unbroken, to be copied. */
function broken(line: string, columns: number): string {
  const colon = line.lastIndexOf(': ');
  const command = line.slice(colon + 2);
  if (colon < 0 || !ourCommand.test(command)) return wrap(line, columns);
  return `${wrap(line.slice(0, colon + 1), columns)}  ${command}\n`;
}

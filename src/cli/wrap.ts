import { stripVTControlCharacters } from 'node:util';

/** Characters that a text takes on a terminal; colours take none. */
export function visibleLength(text: string): number {
  return stripVTControlCharacters(text).length;
}

/** Lines of at most `width` characters, each with `indent` before it; a longer word gets a line of its own. */
export function wrap(text: string, width: number, indent = ''): string {
  const room = Math.max(width - indent.length, 20);
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && visibleLength(longer) > room) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  if (line !== '') lines.push(line);
  return lines.map((one) => `${indent}${one}\n`).join('');
}

/** `  label    text`, the lines after the first under the text. */
export function labelled(label: string, text: string, width: number): string {
  const head = `  ${label.padEnd(9)}`;
  return head + wrap(text, width, ' '.repeat(head.length)).slice(head.length);
}

/** Fewer columns than this, and tables drop what can be done without. */
const narrow = 60;

export function isNarrow({ columns }: { readonly columns: number }): boolean {
  return columns < narrow;
}

/** The beginning of a text, as far as it fits on one line. */
export function shortened(text: string, room: number): string {
  return text.length <= room ? text : `${text.slice(0, Math.max(room - 1, 1)).trimEnd()}…`;
}

import { lettersOf, textWidth } from './text-width.ts';
import { wrap } from './wrap.ts';

/** Lines of a cell. A word that is too long for the column is broken: nothing is cut off. */
export function foldedCell(text: string, room: number): string {
  if (textWidth(text) <= room) return text;
  return wrap(text, room)
    .trimEnd()
    .split('\n')
    .flatMap((line) => chunks(line, room))
    .join('\n');
}

function chunks(line: string, room: number): string[] {
  const found: string[] = [''];
  for (const letter of textWidth(line) <= room ? [line] : lettersOf(line)) {
    const last = found.at(-1) ?? '';
    if (textWidth(last + letter) <= room) found.splice(-1, 1, last + letter);
    else found.push(letter);
  }
  return found;
}

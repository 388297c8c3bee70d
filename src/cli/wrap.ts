import { isWide, lettersOf, textWidth } from './text-width.ts';

/** Lines of at most `width` columns, each with `indent` before it; a longer word gets a line of its own. */
export function wrap(text: string, width: number, indent = ''): string {
  const room = Math.max(width - indent.length, leastRoom);
  const lines: string[] = [];
  let line = '';
  for (const piece of text.split(/\s+/).flatMap(piecesOf)) {
    if (line !== '' && textWidth(line + piece.trimEnd()) > room) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  lines.push(line.trimEnd());
  return lines
    .filter((one) => one !== '')
    .map((one) => `${indent}${one}\n`)
    .join('');
}

const leastRoom = 12;

/** What must stay on one line: a word with the space after it or, where words have none between them, a letter. */
function piecesOf(word: string): readonly string[] {
  if (word === '' || textWidth(word) === word.length) return [word && `${word} `];
  const pieces: string[] = [];
  let last = '';
  for (const letter of lettersOf(`${word} `)) {
    if (mayEndBetween(last, letter)) pieces.push(letter);
    else pieces.push((pieces.pop() ?? '') + letter);
    last = letter;
  }
  return pieces;
}

/** Not after what opens a clause, and not before what closes or ends one. */
function mayEndBetween(last: string, next: string): boolean {
  return isWide(last) && isWide(next) && !opening.includes(last) && !closing.includes(next);
}

const opening = '（「『【《〈';
const closing = '、。，．！？；：）」』】》〉';

/** `✓ label    text`, the lines after the first under the text. */
export function labelled(label: string, text: string, width: number): string {
  const head = `  ${label}${' '.repeat(Math.max(labelWidth - textWidth(label), 1))}`;
  const indent = ' '.repeat(textWidth(head));
  return head + wrap(text, width, indent).slice(indent.length);
}

const labelWidth = 11;

/** Fewer columns than this, and tables drop what can be done without. */
const narrow = 60;

export function isNarrow({ columns }: { readonly columns: number }): boolean {
  return columns < narrow;
}

import { stripVTControlCharacters } from 'node:util';
import type { OutputStream } from './io.ts';
import type { TerminalStyle } from './terminal-style.ts';

/** C0 except tab and line feed, DEL, C1, and the marks that reorder or hide text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
const unsafe = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/g;

/** `1 row`, `2 rows`. @param many where an s does not do it: `rows were` */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Text that cannot move the cursor, change colors or turn the reading direction of a terminal. */
export function terminalText(text: string): string {
  return text.replace(unsafe, '');
}

/** A copy of a value in which every text is safe to print on a terminal. */
export function terminalSafe<T>(value: T): T {
  return safe(value) as T;
}

function safe(value: unknown): unknown {
  if (typeof value === 'string') return terminalText(value);
  if (Array.isArray(value)) return value.map(safe);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [terminalText(key), safe(inner)]));
}

/** Chinese, Japanese, Korean, full-width forms, emoji. */
const wide =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF01-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1F64F}\u{1F900}-\u{1F9FF}\u{20000}-\u{3FFFD}]|\p{Emoji_Presentation}/u;

/** Latin with its accents, which needs no closer look. */
const narrowOnly = /^[\u0020-\u02FF]*$/;

/** Columns that a text takes on a terminal; colors, and marks that join a letter, take none. */
export function textWidth(text: string): number {
  const shown = stripVTControlCharacters(text);
  if (narrowOnly.test(shown)) return shown.length;
  return lettersOf(shown).reduce((sum, letter) => sum + (isWide(letter) ? 2 : 1), 0);
}

/** The beginning of a text, as far as it fits on one line. */
export function shortened(text: string, room: number): string {
  if (textWidth(text) <= room) return text;
  let kept = '';
  let left = Math.max(room - 1, 1);
  for (const letter of lettersOf(text)) {
    left -= isWide(letter) ? 2 : 1;
    if (left < 0) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`;
}

/** As people count them: with their accents, and families of emoji as one. */
export function lettersOf(text: string): readonly string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

/** Whether a terminal draws it two columns wide. */
function isWide(letter: string): boolean {
  return wide.test(letter);
}

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

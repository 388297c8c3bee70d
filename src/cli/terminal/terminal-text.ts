import { stripVTControlCharacters } from 'node:util';
import { eastAsianWidth } from 'get-east-asian-width';
import type { OutputStream } from './io.ts';
import type { TerminalStyle } from './terminal-style.ts';

/** C0 except tab and line feed, DEL, C1, and the marks that reorder or hide text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
const unsafe = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/g;

/** `1 row`, `2 rows`. @param many the plural if it is irregular: `rows were` */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Removes characters that could move the cursor, change colors or reverse the reading direction. */
export function terminalText(text: string): string {
  return text.replace(unsafe, '');
}

/** A copy of a value whose texts are all safe for a terminal. */
export function terminalSafe<T>(value: T): T {
  return safe(value) as T;
}

function safe(value: unknown): unknown {
  if (typeof value === 'string') return terminalText(value);
  if (Array.isArray(value)) return value.map(safe);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [terminalText(key), safe(inner)]));
}

/** Latin letters with accents, one column each. */
const narrowOnly = /^[\u0020-\u02FF]*$/;

/** The columns of a text on a terminal; colors and combining marks take none. */
export function textWidth(text: string): number {
  const shown = stripVTControlCharacters(text);
  if (narrowOnly.test(shown)) return shown.length;
  return lettersOf(shown).reduce((sum, letter) => sum + (isWide(letter) ? 2 : 1), 0);
}

/** Cuts a text to one line: at the end of a word where the script has spaces, and not inside brackets or quotes. */
export function shortened(text: string, room: number): string {
  if (textWidth(text) <= room) return text;
  let kept = '';
  let left = Math.max(room - 1, 1);
  for (const letter of lettersOf(text)) {
    left -= isWide(letter) ? 2 : 1;
    if (left < 0) break;
    kept += letter;
  }
  const words = text[kept.length] === ' ' ? kept : upTo(kept, kept.lastIndexOf(' '));
  return `${withoutEnd(upTo(words, openedAt(words)))}…`;
}

/** Removes what leads to words that were cut off. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (/[\s,;:&+/(–—-]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The text before an index, unless less than a third of it is left. */
function upTo(text: string, end: number): string {
  return end * 3 < text.length ? text : text.slice(0, end);
}

const pairs: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
  ['（', '）'],
  ['「', '」'],
  ['《', '》'],
]);

/** The index of the outermost bracket or quotation mark that is not closed; -1 if all are. */
function openedAt(text: string): number {
  const open: { readonly closing: string; readonly at: number }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const [sign, last] = [text.charAt(at), open.at(-1)];
    if (sign === last?.closing) {
      open.pop();
      continue;
    }
    const closing = sign === '"' ? sign : pairs.get(sign);
    if (closing !== undefined) open.push({ closing, at });
  }
  return open[0]?.at ?? -1;
}

/** Splits a text into visible characters: letters with accents and emoji sequences count as one. */
export function lettersOf(text: string): readonly string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

/** `string-width` creates an `Intl.Segmenter` when it is imported, a sixth of a bare Node at each start. */
function isWide(letter: string): boolean {
  return eastAsianWidth(letter.codePointAt(0) ?? 0) === 2;
}

/** Wraps to lines of at most `width` columns, each after `indent`; a longer word gets its own line. */
export function wrap(text: string, width: number, indent = ''): string {
  const room = Math.max(width - indent.length, minRoom);
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

const minRoom = 12;

/** Splits a word into unbreakable pieces: the word with its space, or single characters of scripts without spaces. */
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

/** True if a line may break here: not after an opening mark, not before a closing one. */
function mayEndBetween(last: string, next: string): boolean {
  return isWide(last) && isWide(next) && !opening.includes(last) && !closing.includes(next);
}

const opening = '（「『【《〈';
const closing = '、。，．！？；：）」』】》〉';

/** `✓ label    text`, with later lines aligned under the text. */
export function labeled(label: string, text: string, width: number): string {
  const head = `  ${label}${' '.repeat(Math.max(labelWidth - textWidth(label), 1))}`;
  const indent = ' '.repeat(textWidth(head));
  return head + wrap(text, width, indent).slice(indent.length);
}

const labelWidth = 11;

/** Tables drop secondary columns below this width. */
const narrow = 60;

export function isNarrow({ columns }: { readonly columns: number }): boolean {
  return columns < narrow;
}

/** Wraps long lines between words, those of a bullet under its first word. Unchanged in a pipe. */
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

/** A path or other text as one word of a command line. */
export function shellWord(text: string, isWindows = false): string {
  if (isWindows) return /[ &^()%!]/.test(text) ? `"${text}"` : text;
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** A note beside a result: wrapped on a terminal, unchanged elsewhere. */
export function adviceText(text: string, stream: OutputStream): string {
  const lines = terminalText(text).split('\n');
  const columns = stream.isTTY ? stream.columns : undefined;
  if (!columns) return lines.map((line) => `${line}\n`).join('');
  return lines.map((line) => (textWidth(line) <= columns ? `${line}\n` : broken(line, columns))).join('');
}

const ourCommand = /^(?:[A-Z_]+=\S+ )*resume-tailor /;

/** A command at the end of a line gets its own unbroken line, to be copied. */
function broken(line: string, columns: number): string {
  const colon = line.lastIndexOf(': ');
  const command = line.slice(colon + 2);
  if (colon < 0 || !ourCommand.test(command)) return wrap(line, columns);
  return `${wrap(line.slice(0, colon + 1), columns)}  ${command}\n`;
}

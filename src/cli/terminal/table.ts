import { shownKeyLength } from '../../contract/identifiers.ts';
import { columnGap as gap } from './one-line-rows.ts';
import type { TerminalStyle } from './terminal-style.ts';
import { lettersOf, textWidth, wrap } from './terminal-text.ts';

interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The column to wrap on a narrow terminal, counted from 0. It has no colors. */
  readonly flexible?: number;
}

/**
 * A table on a terminal, or blocks if it is too narrow and all columns have titles; in a pipe, one tab-separated line
 * per row without a header.
 */
export async function table(style: TerminalStyle, { head, rows, flexible }: Table): Promise<string> {
  if (!style.isTerminal) return rows.map((row) => `${row.map(cell).join('\t')}\n`).join('');
  const widths = head.map((_, index) => Math.max(...[head, ...rows].map((row) => maxLineLength(row[index]))));
  const natural = flexible === undefined ? 0 : (widths[flexible] ?? 0);
  const room = style.columns - (total(widths) - natural + gap * (widths.length - 1));
  const isTitled = head.length > 0 && head.every((title) => title !== '');
  if (isTitled && room < Math.min(natural, minTableRoom)) return blocks(style, head, rows);
  const { default: CliTable } = await import('cli-table3');
  const drawn = new CliTable({
    head: head.some((title) => title !== '') ? head.map((title) => style.ink.bold(title)) : [],
    chars: borderless,
    // cli-table3 would color header and border even without a terminal.
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': gap },
  });
  const fold = (text: string): string => foldedCell(text, Math.max(room, minFlexibleWidth));
  for (const row of rows) drawn.push(row.map((text, index) => (index === flexible ? fold(text) : text)));
  return drawn
    .toString()
    .split('\n')
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}

const borderless = {
  ...{ top: '', 'top-mid': '', 'top-left': '', 'top-right': '' },
  ...{ bottom: '', 'bottom-mid': '', 'bottom-left': '', 'bottom-right': '' },
  ...{ left: '', 'left-mid': '', mid: '', 'mid-mid': '', right: '', 'right-mid': '', middle: '' },
};

/** Minimum columns of the flexible column. */
const minFlexibleWidth = 12;
/** With fewer columns for the flexible one, blocks are easier to read. */
const minTableRoom = 24;

function total(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0);
}

/** Each row as a block: every title with its value. */
function blocks(
  { columns, ink }: TerminalStyle,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const width = Math.max(...head.map(textWidth)) + gap;
  const line = (title: string, value = ''): string =>
    ink.bold(title) + wrap(value, columns, ' '.repeat(width)).slice(title.length);
  return rows
    .map((row) => head.map((title, index) => (row[index] ? line(title, row[index]) : '')).join(''))
    .join('\n');
}

function maxLineLength(text = ''): number {
  return Math.max(...text.split('\n').map((line) => textWidth(line)));
}

/** Collapses whitespace, because a tab or line break in a value would break the row. */
function cell(value: string): string {
  return value.replace(/\s+/g, ' ').trim();
}

/** The lines of a cell. Breaks words longer than the column, so that nothing is cut off. */
function foldedCell(text: string, room: number): string {
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

/** `2026-11-21 09:14` in the local time zone. */
export function shortDate(timestamp: string): string {
  const date = new Date(timestamp);
  const two = (part: number): string => String(part).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The first characters of a secret, as lists of keys show it. */
export function maskedSecret(secret: string): string {
  return `${secret.slice(0, Math.min(shownKeyLength, secret.length / 2))}…`;
}

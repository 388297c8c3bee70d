import type { Paper } from './paper.ts';
import { lettersOf, textWidth } from './text-width.ts';
import { wrap } from './wrap.ts';

export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The column that is folded on a narrow terminal, counted from 0. It has no colours. */
  readonly flexible?: number;
}

/** A drawn table on a terminal; in a pipe one line per row, tabs between, no head. */
export async function table(paper: Paper, { head, rows, flexible }: Table): Promise<string> {
  if (!paper.isTerminal) return rows.map((row) => `${row.map(cell).join('\t')}\n`).join('');
  const { default: CliTable } = await import('cli-table3');
  const drawn = new CliTable({
    head: head.some((title) => title !== '') ? head.map((title) => paper.ink.bold(title)) : [],
    chars: borderless,
    // cli-table3 would colour head and border by itself, even without a terminal.
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 2 },
  });
  const room = flexible === undefined ? 0 : roomOf(flexible, [head, ...rows], paper.columns);
  for (const row of rows)
    drawn.push(row.map((text, index) => (index === flexible ? folded(text, room) : text)));
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

const gap = 2;
const narrowest = 12;

/** What the other columns leave to the flexible one. */
function roomOf(flexible: number, rows: readonly (readonly string[])[], columns: number): number {
  const others = (rows[0] ?? []).map((_, index) =>
    index === flexible ? 0 : gap + Math.max(...rows.map((row) => longestLine(row[index]))),
  );
  return Math.max(narrowest, columns - others.reduce((sum, width) => sum + width, 0));
}

/** Lines of a cell. A word that is too long for the column is broken: nothing is cut off. */
function folded(text: string, room: number): string {
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

function longestLine(text = ''): number {
  return Math.max(...text.split('\n').map((line) => textWidth(line)));
}

/** A tab or a line break inside a value would break the row. */
function cell(value: string): string {
  return value.replace(/\s+/g, ' ').trim();
}

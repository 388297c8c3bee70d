import type { Paper } from './paper.ts';
import { visibleLength } from './wrap.ts';

export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Widest column that may shrink and wrap on a narrow terminal, counted from 0. */
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
    wordWrap: true,
    ...(flexible !== undefined && { colWidths: widths(paper.columns, [head, ...rows], flexible) }),
  });
  for (const row of rows) drawn.push([...row]);
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

function widths(columns: number, rows: readonly (readonly string[])[], flexible: number): number[] {
  const natural = (rows[0] ?? []).map(
    (_, index) => gap + Math.max(...rows.map((row) => longestLine(row[index]))),
  );
  const others = natural.reduce((sum, width, index) => (index === flexible ? sum : sum + width), 0);
  const left = Math.max(narrowest, columns - others);
  return natural.map((width, index) => (index === flexible ? Math.min(width, left) : width));
}

function longestLine(text = ''): number {
  return Math.max(...text.split('\n').map((line) => visibleLength(line)));
}

/** A tab or a line break inside a value would break the row. */
function cell(value: string): string {
  return value.replace(/\s+/g, ' ').trim();
}

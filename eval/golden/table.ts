import type { PlannedRow, Row } from './rows.ts';

/* Reads, prints and compares golden tables (TSV). */

export function printTable(rows: readonly Row[]): string {
  const [first = {}] = rows;
  const lines = [Object.keys(first), ...rows.map((row) => Object.values(row))];
  return lines.map((cells) => `${cells.join('\t')}\n`).join('');
}

export function readTable(text: string): readonly Row[] {
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));
  });
}

/** True if a row is about a posting, such as `seen/electrician`, or about a pair with it. */
export function isOfPosting({ case: name = '' }: Row, posting: string): boolean {
  return name === posting || name.startsWith(`${posting} + `);
}

/** The rows of a table in the planned order: newly computed rows, otherwise the recorded ones. */
export function updatedRows(
  planned: readonly Pick<PlannedRow, 'case'>[],
  golden: readonly Row[],
  now: readonly Row[],
): readonly Row[] {
  const rows = new Map([...golden, ...now].map((row) => [row['case'], row]));
  return planned.flatMap(({ case: name }) => {
    const row = rows.get(name);
    return row === undefined ? [] : [row];
  });
}

export interface Difference {
  readonly case: string;
  /** A line for each difference: `must: + Kubernetes`. */
  readonly lines: readonly string[];
}

/** Differences between golden and new rows, by case. */
export function differences(golden: readonly Row[], now: readonly Row[]): readonly Difference[] {
  const before = new Map(golden.map((row) => [row['case'] ?? '', row]));
  const after = new Map(now.map((row) => [row['case'] ?? '', row]));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [old, fresh] = [before.get(name), after.get(name)];
    if (!old) return [{ case: name, lines: ['a new case'] }];
    if (!fresh) return [{ case: name, lines: ['the case is gone'] }];
    const lines = Object.keys(fresh).flatMap((column) => cellDifference(column, old[column], fresh[column]));
    return lines.length > 0 ? [{ case: name, lines }] : [];
  });
}

/** Columns that show only whether something has changed. */
const hashes: ReadonlySet<string> = new Set(['hash', 'document', 'report']);

function cellDifference(column: string, old = '', fresh = ''): readonly string[] {
  if (old === fresh) return [];
  if (hashes.has(column)) return [column === 'hash' ? 'details differ' : `${column} differs`];
  const [were, are] = [itemsOf(old), itemsOf(fresh)];
  if (were.length < 2 && are.length < 2) return [`${column}: ${old || '-'} -> ${fresh || '-'}`];
  const gone = were.filter((item) => !are.includes(item)).map((item) => `${column}: - ${item}`);
  const come = are.filter((item) => !were.includes(item)).map((item) => `${column}: + ${item}`);
  return gone.length + come.length > 0 ? [...gone, ...come] : [`${column}: another order`];
}

function itemsOf(cell: string): readonly string[] {
  return cell === '' ? [] : cell.split(' | ');
}

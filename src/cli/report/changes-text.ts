import type { Change } from '../../contract/report.ts';
import type { Paper } from '../paper.ts';
import { table } from '../table.ts';
import { shortened, wrap } from '../wrap.ts';
import { type ChangedLine, changedLines, type MovedLine, movedLines } from './changed-lines.ts';
import { diffText } from './diff-text.ts';

const indent = '      ';

/** Each change with what it did word by word, why, and what it rests on. */
export function changesText(changes: readonly Change[], paper: Paper): Promise<string> | string {
  if (!paper.isTerminal) return table(paper, { head: [], rows: changes.map(plainRow) });
  return groups(changes)
    .map((group) => groupText(group, paper))
    .join('\n');
}

function plainRow(change: Change): string[] {
  const lines = changedLines(change.before, change.after);
  const text = (side: keyof ChangedLine): string => lines.map((line) => line[side]).join(' | ');
  return ['change', change.id, change.op, change.source, text('before'), text('after'), change.reason];
}

/** Neighbours of the engine's that do the same for the same reason and rest on nothing, such as skills that are hidden. */
function groups(changes: readonly Change[]): readonly (readonly Change[])[] {
  const found: Change[][] = [];
  for (const change of changes) {
    const last = found.at(-1);
    const [first] = last ?? [];
    const isSame = first?.op === change.op && first.reason === change.reason && change.evidence.length === 0;
    if (isSame && last && change.engine !== 'user') last.push(change);
    else found.push([change]);
  }
  return found;
}

function groupText(group: readonly Change[], paper: Paper): string {
  const [change] = group;
  if (!change) return '';
  const heads = group.map((one) => headText(one, group.length > 1, paper));
  const body = group.length > 1 ? '' : bodyText(change, paper);
  const why = wrap(`why: ${change.reason}`, paper.columns, indent);
  // Nobody asks what the person's own words rest on.
  const evidence = (change.engine === 'user' ? [] : change.evidence).map(({ path, quote }) =>
    wrap(`rests on ${path}: "${quote}"`, paper.columns, indent),
  );
  return [...heads, body, why, ...evidence].join('');
}

function headText(
  { id, op, source, before, after }: Change,
  withText: boolean,
  { ink, columns }: Paper,
): string {
  const title = `  ${ink.bold(id)}  ${op.replace(/_/g, ' ')}  ${ink.dim(source)}`;
  const room = columns - (6 + id.length + op.length + source.length) - 2;
  return withText ? `${title}  ${shortened(after ?? before ?? '', room)}\n` : `${title}\n`;
}

function bodyText({ op, before, after }: Change, paper: Paper): string {
  const changed = changedLines(before, after);
  const moved = movedLines(before, after).map((line) => movedText(line, paper));
  if (moved.length > 0 && (isOrder(op) || changed.length === 0)) return moved.join('');
  if (isOrder(op)) return wrap(`now: ${after ?? ''}`, paper.columns, indent);
  return changed.map((line) => wrap(diffText(line, paper), paper.columns, indent)).join('');
}

function movedText({ text, from, to }: MovedLine, { columns }: Paper): string {
  const place = `${indent}${from} → ${to}  `;
  return `${place}${shortened(text, columns - place.length)}\n`;
}

/** The texts of these changes are orders: what moved says more than which words differ. */
function isOrder(op: Change['op']): boolean {
  return op === 'reorder' || op === 'section_order';
}

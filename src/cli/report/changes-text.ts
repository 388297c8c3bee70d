import type { Change } from '../../contract/report.ts';
import type { Paper } from '../paper.ts';
import { table } from '../table.ts';
import { shortened, wrap } from '../wrap.ts';
import { type ChangedLine, changedLines, linesOf, type MovedLine, movedLines } from './changed-lines.ts';
import { diffText } from './diff-text.ts';
import { placeName } from './place-name.ts';

const indent = '      ';

/** Each change with what it did word by word, why, and what it rests on. */
export function changesText(changes: readonly Change[], paper: Paper): Promise<string> | string {
  if (!paper.isTerminal) return table(paper, { head: [], rows: changes.flatMap(plainRows) });
  return groups(changes)
    .map((group) => groupText(group, paper))
    .join('\n');
}

function plainRows(change: Change): string[][] {
  const lines = changedLines(change.before, change.after);
  const text = (side: keyof ChangedLine): string => lines.map((line) => line[side]).join(' | ');
  const { id, op, source, reason, requirements, evidence } = change;
  return [
    ['change', id, op, source, text('before'), text('after'), reason, requirements.join(' ')],
    ...evidence.map(({ path, quote }) => ['evidence', id, path, quote]),
  ];
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
  const evidence = groundsOf(change).map((text) => wrap(text, paper.columns, indent));
  return [...heads, body, why, ...evidence].join('');
}

/** One line per place; none where it would only repeat the text shown above. */
function groundsOf({ engine, evidence, source, before }: Change): string[] {
  // Nobody asks what the person's own words rest on.
  if (engine === 'user') return [];
  const quotes = new Map<string, string[]>();
  for (const { path, quote } of evidence) {
    if (path === source && linesOf(before).includes(quote)) continue;
    const place = placeName(path);
    quotes.set(place, [...(quotes.get(place) ?? []), `"${quote}"`]);
  }
  return [...quotes].map(([place, said]) => `rests on ${place}: ${said.join(', ')}`);
}

function headText(
  { id, op, source, before, after }: Change,
  withText: boolean,
  { ink, columns }: Paper,
): string {
  const place = placeName(source);
  const title = `  ${ink.bold(id)}  ${op.replace(/_/g, ' ')}  ${ink.dim(place)}`;
  const room = columns - (6 + id.length + op.length + place.length) - 2;
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

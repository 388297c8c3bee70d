import type { Change } from '../../contract/report.ts';
import type { Ink, Paper } from '../paper.ts';
import { table } from '../table.ts';
import { shortened } from '../text-width.ts';
import { type DiffPart, wordDiff } from '../word-diff.ts';
import { wrap } from '../wrap.ts';
import { changeBody, changeGroups, groundsOf, operationName } from './change-groups.ts';
import { type ChangedLine, changedLines, type MovedLine } from './changed-lines.ts';
import { placeName } from './place-name.ts';

const indent = '      ';

/** Each change with what it did word by word, why, and what it rests on. */
export function changesText(changes: readonly Change[], paper: Paper): Promise<string> | string {
  if (!paper.isTerminal) return table(paper, { head: [], rows: changes.flatMap(plainRows) });
  return changeGroups(changes)
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

function groupText(group: readonly Change[], paper: Paper): string {
  const [change] = group;
  if (!change) return '';
  const heads = group.map((one) => headText(one, group.length > 1, paper));
  const body = group.length > 1 ? '' : bodyText(change, paper);
  const why = wrap(`why: ${change.reason}`, paper.columns, indent);
  const evidence = groundsOf(change).map(({ place, quotes }) =>
    wrap(`rests on ${place}: ${quotes.map((quote) => `"${quote}"`).join(', ')}`, paper.columns, indent),
  );
  return [...heads, body, why, ...evidence, sameClaimText(change, paper)].join('');
}

/** Undone alone, the claim would still stand there. */
function sameClaimText({ same_claim: others = [] }: Change, paper: Paper): string {
  return others.length === 0 ? '' : wrap(`the same claim: ${others.join(', ')}`, paper.columns, indent);
}

function headText(change: Change, withText: boolean, { ink, columns }: Paper): string {
  const { id, op, source, before, after } = change;
  const place = placeName(source);
  const title = `  ${ink.bold(id)}  ${operationName(change)}  ${ink.dim(place)}`;
  const room = columns - (6 + id.length + op.length + place.length) - 2;
  return withText ? `${title}  ${shortened(after ?? before ?? '', room)}\n` : `${title}\n`;
}

function bodyText(change: Change, paper: Paper): string {
  const body = changeBody(change);
  if (body.kind === 'moved') return body.lines.map((line) => movedText(line, paper)).join('');
  if (body.kind === 'order') return wrap(`now: ${body.now}`, paper.columns, indent);
  return body.lines.map((line) => wrap(diffText(line, paper), paper.columns, indent)).join('');
}

function movedText({ text, from, to }: MovedLine, { columns }: Paper): string {
  const place = `${indent}${from} → ${to}  `;
  return `${place}${shortened(text, columns - place.length)}\n`;
}

/** What went and what came, between the marks of `git diff --word-diff`: they say it to those who see no colours too. */
export function diffText({ before, after }: ChangedLine, paper: Paper): string {
  return wordDiff(before, after)
    .map((part) => partText(part, paper))
    .join('');
}

function partText({ kind, text }: DiffPart, { ink }: Paper): string {
  if (kind === 'same') return text;
  const words = text.trimEnd();
  const shown =
    kind === 'removed'
      ? `${ink.bad('[-')}${eachWord(words, ink.dim)}${ink.bad('-]')}`
      : `${ink.good('{+')}${eachWord(words, ink.bold)}${ink.good('+}')}`;
  return shown + (text.slice(words.length) || ' ');
}

/** So that a line can be broken between them. */
function eachWord(text: string, ink: Ink): string {
  return text
    .split(/\s+/)
    .map((word) => ink(word))
    .join(' ');
}

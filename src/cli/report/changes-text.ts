import type { Change, Report } from '../../contract/report.ts';
import { markedText, parseRichText, plainText } from '../../contract/resume/rich-text.ts';
import { english } from '../../messages/report/english.ts';
import type { ChangeKind } from '../../messages/report/report-messages.ts';
import { similarPairs } from '../../text/compare/similar-pairs.ts';
import { type DiffPart, wordDiff } from '../../text/compare/word-diff.ts';
import { type PlaceWords, placeName } from '../../text/place-name.ts';
import { table } from '../terminal/table.ts';
import type { Ink, TerminalStyle } from '../terminal/terminal-style.ts';
import { shortened, wrap } from '../terminal/terminal-text.ts';

const indent = '      ';

/** Each change with its differences, reason and evidence; on a terminal by kind. */
export function changesText(changes: readonly Change[], style: TerminalStyle): Promise<string> | string {
  if (!style.isTerminal) return table(style, { head: [], rows: changes.flatMap(plainRows) });
  return changesByKind(changes)
    .map(({ kind, changes: own }) => {
      const texts = changeGroups(own).map((group) => groupText(group, style));
      return `  ${style.ink.bold(english.changes.kinds[kind])}\n\n${texts.join('\n')}`;
    })
    .join('\n');
}

/** In the order in which a reader of the resume meets them; the person's own come last. */
const changeKinds: readonly (readonly [kind: ChangeKind, operations: readonly Change['op'][]])[] = [
  ['first', ['headline', 'summary', 'section_order']],
  ['wording', ['rewrite', 'alias', 'merge']],
  ['order', ['reorder']],
  ['skills', ['surface_skill']],
  ['hidden', ['hide']],
  ['yours', ['edit', 'answer', 'restore']],
];

/** The changes of each kind that has some. */
export function changesByKind(changes: readonly Change[]) {
  return changeKinds
    .map(([kind, operations]) => ({ kind, changes: changes.filter(({ op }) => operations.includes(op)) }))
    .filter(({ changes: own }) => own.length > 0);
}

function plainRows(change: Change): string[][] {
  const { id, evidence } = change;
  return [changeRow(change), ...evidence.map(({ path, quote }) => ['evidence', id, path, quote])];
}

/** The row of a change: `change`, id, operation, place, both texts, reason and the ids of its requirements. */
export function changeRow(change: Change): string[] {
  const { id, op, source, reason, requirements } = change;
  return ['change', id, op, source, ...differingTexts(change), reason, requirements.join(' ')];
}

/** The operations that change words, in the order in which a reader notices them. */
const wordingRanks: Partial<Record<Change['op'], number>> = {
  ...{ summary: 0, headline: 1, rewrite: 2, merge: 2, alias: 3 },
};

/** The changes of wording that a reader notices most; among bullets, those that serve most requirements. */
export function strongestChanges(changes: readonly Change[], most: number): readonly Change[] {
  const rank = ({ op }: Change) => wordingRanks[op] ?? -1;
  return changes
    .filter((change) => rank(change) >= 0)
    .toSorted((one, other) => rank(one) - rank(other) || other.requirements.length - one.requirements.length)
    .slice(0, most);
}

/** A change with its differences, without its reason. */
export function briefChangeText(change: Change, style: TerminalStyle): string {
  return headText(change, false, style) + bodyText(change, style);
}

/**
 * The lines of both texts that the other one does not have, in their order; all lines if only the order differs, and
 * with their marks if only bold, italics or links do.
 */
function differingTexts({ before, after }: Change): readonly [before: string, after: string] {
  for (const textOf of [plainText, markedText]) {
    const [old, fresh] = [linesOf(before, textOf), linesOf(after, textOf)];
    const [went, came] = [
      old.filter((line) => !fresh.includes(line)),
      fresh.filter((line) => !old.includes(line)),
    ];
    if (went.length + came.length > 0) return [went.join(' | '), came.join(' | ')];
    if (old.join('\n') !== fresh.join('\n')) return [old.join(' | '), fresh.join(' | ')];
  }
  // The same lines, as paragraphs and as a list.
  return [linesOf(before).join(' | '), linesOf(after).join(' | ')];
}

function groupText(group: readonly Change[], style: TerminalStyle): string {
  const [change] = group;
  if (!change) return '';
  const heads = group.map((one) => headText(one, group.length > 1, style));
  const body = group.length > 1 ? '' : bodyText(change, style);
  const why = wrap(`why: ${change.reason}`, style.columns, indent);
  const evidence = groundsOf(change).map(({ place, quotes }) =>
    wrap(`based on ${place}: ${quotes.map((quote) => `"${quote}"`).join(', ')}`, style.columns, indent),
  );
  return [...heads, body, why, ...evidence, sameClaimText(change, style)].join('');
}

/** Other changes that make the same claim; undoing this one alone leaves it in the resume. */
function sameClaimText({ same_claim: others = [] }: Change, style: TerminalStyle): string {
  return others.length === 0 ? '' : wrap(`says the same: ${others.join(', ')}`, style.columns, indent);
}

/** The operation and its place, on one line. */
export function changeTitle(change: Change): string {
  const [operation, place] = [operationName(change), changePlace(change)];
  return place === operation ? operation : `${operation}, ${place}`;
}

function headText(change: Change, withText: boolean, { ink, columns }: TerminalStyle): string {
  const { id, before, after } = change;
  const named = changePlace(change);
  // For a headline, the operation already names the place.
  const place = named === operationName(change) ? '' : named;
  const title = `  ${ink.bold(id)}  ${operationName(change)}${place && `  ${ink.dim(place)}`}`;
  const room = columns - (6 + id.length + operationName(change).length + place.length) - 2;
  return withText ? `${title}  ${shortened(after ?? before ?? '', room)}\n` : `${title}\n`;
}

function bodyText(change: Change, style: TerminalStyle): string {
  const body = changeBody(change);
  if (body.kind === 'moved') return body.lines.map((line) => movedText(line, style)).join('');
  if (body.kind === 'order') return wrap(`now: ${body.now}`, style.columns, indent);
  return body.lines.map((line) => wrap(diffText(line, style), style.columns, indent)).join('');
}

function movedText({ text, from, to }: MovedLine, { columns }: TerminalStyle): string {
  const place = `${indent}${from} → ${to}  `;
  return `${place}${shortened(text, columns - place.length)}\n`;
}

/** The differences with the marks of `git diff --word-diff`, which do not depend on color. */
export function diffText({ before, after }: ChangedLine, style: TerminalStyle): string {
  return wordDiff(before, after)
    .map((part) => partText(part, style))
    .join('');
}

function partText({ kind, text }: DiffPart, { ink }: TerminalStyle): string {
  if (kind === 'same') return text;
  const words = text.trimEnd();
  const shown =
    kind === 'removed'
      ? `${ink.bad('[-')}${eachWord(words, ink.dim)}${ink.bad('-]')}`
      : `${ink.good('{+')}${eachWord(words, ink.bold)}${ink.good('+}')}`;
  return shown + (text.slice(words.length) || ' ');
}

/** Colors each word separately, so that the line can be wrapped. */
function eachWord(text: string, ink: Ink): string {
  return text
    .split(/\s+/)
    .map((word) => ink(word))
    .join(' ');
}

/**
 * Groups neighboring engine changes with the same operation and reason and without evidence, such as hidden skills.
 */
export function changeGroups(changes: readonly Change[]): readonly (readonly Change[])[] {
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

/** The effect of a change on the text at its place. */
type ChangeBody =
  | { readonly kind: 'moved'; readonly lines: readonly MovedLine[] }
  | { readonly kind: 'order'; readonly now: string }
  | { readonly kind: 'changed'; readonly lines: readonly ChangedLine[] };

export function changeBody({ op, before, after }: Change): ChangeBody {
  // Orders are shown as moves, not as word differences.
  const isOrder = op === 'reorder' || op === 'section_order';
  const changed = changedLines(before, after);
  const moved = movedLines(before, after);
  if (moved.length > 0 && (isOrder || changed.length === 0)) return { kind: 'moved', lines: moved };
  return isOrder ? { kind: 'order', now: after ?? '' } : { kind: 'changed', lines: changed };
}

export interface Grounds {
  readonly place: string;
  readonly quotes: readonly string[];
}

/** The evidence of a change by place, without quotes that repeat the text above. */
export function groundsOf(
  { engine, evidence, source, before }: Change,
  places?: PlaceWords,
): readonly Grounds[] {
  // The person's own words need no evidence.
  if (engine === 'user') return [];
  const quotes = new Map<string, string[]>();
  for (const { path, quote } of evidence) {
    if (path === source && linesOf(before).includes(quote)) continue;
    const place = placeName(path, places);
    quotes.set(place, [...(quotes.get(place) ?? []), quote]);
  }
  return [...quotes].map(([place, said]) => ({ place, quotes: said }));
}

/** The place of a change in words: one in the resume, or a setting of its look. */
export function changePlace({ source }: Pick<Change, 'source'>, places?: PlaceWords): string {
  return source.startsWith('metadata.') ? settingName(source) : placeName(source, places);
}

/** `metadata.page.format` is `page format`. */
function settingName(place: string): string {
  return place
    .replace('metadata.', '')
    .replace(/\.(?:value|visible)$/, '')
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll('.', ' ')
    .replace(/^css$/, 'CSS');
}

/** `section order` */
function operationName({ op }: Pick<Change, 'op'>): string {
  return english.changes.operations[op];
}

export interface ChangedLine {
  /** Empty for a new line. */
  readonly before: string;
  /** Empty for a removed line. */
  readonly after: string;
}

/**
 * The differing paragraphs and bullets of two texts, reworded ones in pairs; empty if only their order differs. If only
 * bold, italics or links differ, with their marks.
 */
export function changedLines(before: string | null, after: string | null): readonly ChangedLine[] {
  const changed = changedAmong(linesOf(before), linesOf(after));
  return changed.length > 0 ? changed : changedAmong(linesOf(before, markedText), linesOf(after, markedText));
}

/** Above this many comparisons, lines are not paired. */
const maxComparedLines = 10_000;

function changedAmong(old: readonly string[], fresh: readonly string[]): readonly ChangedLine[] {
  const went = old.filter((line) => !fresh.includes(line));
  const came = fresh.filter((line) => !old.includes(line));
  // A single line is reworded, however little of it is left.
  const isOnly = went.length === 1 && came.length === 1 && old.length === fresh.length;
  const similar = went.length * came.length <= maxComparedLines ? similarPairs(went, came) : [];
  const pairs = isOnly ? [[0, 0] as const] : similar;
  const partners = new Map(pairs.map(([first, second]) => [second, first]));
  const paired = new Set(partners.values());
  return [
    ...went.filter((_, index) => !paired.has(index)).map((line) => ({ before: line, after: '' })),
    ...came.map((line, index) => ({ before: went[partners.get(index) ?? -1] ?? '', after: line })),
  ];
}

interface MovedLine {
  readonly text: string;
  /** Counted from 1. */
  readonly from: number;
  readonly to: number;
}

/** The bullets whose position changed, or the paragraphs if no bullet moved. */
export function movedLines(before: string | null, after: string | null): readonly MovedLine[] {
  const points = movedAmong(pointsOf(before), pointsOf(after));
  return points.length > 0 ? points : movedAmong(linesOf(before), linesOf(after));
}

function movedAmong(old: readonly string[], fresh: readonly string[]): readonly MovedLine[] {
  return fresh
    .map((text, index) => ({ text, from: old.indexOf(text) + 1, to: index + 1 }))
    .filter(({ from, to }) => from > 0 && from !== to);
}

/**
 * The paragraphs and bullets of a text. Only rich text starts with a block; a headline such as `R&D <lead>` is plain.
 */
function linesOf(text: string | null, textOf = plainText): readonly string[] {
  if (text === null || text === '') return [];
  if (!isRich(text)) return text.split('\n');
  return parseRichText(text).flatMap((block) =>
    block.type === 'list' ? block.items.map(textOf) : [textOf(block.runs)],
  );
}

function pointsOf(text: string | null): readonly string[] {
  if (text === null || !isRich(text)) return [];
  return parseRichText(text).flatMap((block) => (block.type === 'list' ? block.items.map(plainText) : []));
}

function isRich(text: string): boolean {
  return /^\s*<(p|ul|ol)\b/i.test(text);
}

/** Other changes that make the same claim as these. */
export function changesOfSameClaim({ changes }: Pick<Report, 'changes'>, ids: readonly string[]): Change[] {
  const named = new Set(
    changes.filter((change) => ids.includes(change.id)).flatMap(({ same_claim = [] }) => same_claim),
  );
  return changes.filter((change) => named.has(change.id) && !ids.includes(change.id));
}

/** `ch1 (added skill), ch5 (summary)` */
export function placesOf(changes: readonly Change[]): string {
  return changes.map((change) => `${change.id} (${operationName(change)})`).join(', ');
}

/** Hints to undo the changes that still make an undone claim. */
export function sameClaimHints(report: Pick<Report, 'id' | 'changes'>, undone: readonly string[]): string[] {
  const left = changesOfSameClaim(report, undone);
  if (left.length === 0) return [];
  const ids = left.map((change) => change.id).join(' ');
  const them = left.length === 1 ? 'it' : 'them';
  return [
    `The same claim is also in: ${placesOf(left)}. Undo ${them} too: resume-tailor revert ${report.id} ${ids}`,
  ];
}

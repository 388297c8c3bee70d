import { commonSubsequence } from '../../text/compare/common-subsequence.ts';
import { cleanText } from '../text/clean-text.ts';
import type { TextEdit } from './own-file.ts';
import type { TextIndex } from './text-index.ts';

/** Scripts without blanks, in which each sign counts as a word. */
const unspaced = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`;
const word = new RegExp(String.raw`${unspaced}|(?:(?!${unspaced})\S)+`, 'gu');

/** Above this many comparisons, all between the first and the last differing word is replaced. */
const maxComparisons = 1_000_000;

export interface PlaceRange {
  readonly from: number;
  /** Behind the last sign. */
  readonly to: number;
}

interface Word {
  readonly text: string;
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/**
 * The edits that turn the words at a place of the file into `after`. Words that stay are not touched, so they keep
 * their formatting, and so does the room between them.
 */
export function wordEdits(index: TextIndex, range: PlaceRange, after: string): readonly TextEdit[] {
  const old = wordsAt(index, range);
  const fresh = [...after.matchAll(word)].map(({ 0: text, index: from }) => ({
    text,
    from,
    to: from + text.length,
  }));
  return hunks(
    old.map(({ text }) => cleanText(text)),
    fresh.map(({ text }) => text),
  ).flatMap(({ first, end, freshFirst, freshEnd }) => {
    const gone = old.slice(first, end);
    const [begin, last] = [fresh[freshFirst], fresh[freshEnd - 1]];
    const written = begin && last && freshEnd > freshFirst ? after.slice(begin.from, last.to) : '';
    const [next, before] = [old[end], old[first - 1]];
    if (gone.length > 0) {
      const edits = replaced(gone, written, written === '' ? next : undefined, before).map((edit) =>
        withoutKeptSigns(index.lines[edit.line]?.text ?? '', edit),
      );
      const joins = written !== '' && last?.to === fresh[freshEnd]?.from;
      return joins ? edits.map((edit) => withoutRoom(edit, next)) : edits;
    }
    // A new word stands like the word behind it, so that it does not join the formatting of the words before.
    if (next) {
      const room = after.slice(last?.to, fresh[freshEnd]?.from);
      return [{ line: next.line, from: next.from, to: next.from, text: `${written}${room}` }];
    }
    const room = after.slice(fresh[freshFirst - 1]?.to ?? 0, begin?.from);
    return before ? [{ line: before.line, from: before.to, to: before.to, text: `${room}${written}` }] : [];
  });
}

/** A sign that has its own room, such as a wide comma, takes the blank behind the word that it replaces. */
function withoutRoom(edit: TextEdit, next: Word | undefined): TextEdit {
  return next !== undefined && edit.line === next.line ? { ...edit, to: next.from } : edit;
}

/**
 * Brackets and stops at the ends of a word that stay are not touched, and those that are added look like what is before
 * them: `(Javascript)` and `JavaScript).` may be set in two ways.
 */
function withoutKeptSigns(whole: string, edit: TextEdit): TextEdit {
  const old = whole.slice(edit.from, edit.to);
  const { text } = edit;
  if (text === '' || old === '') return edit;
  if (isWithSigns(text, old)) return { ...edit, from: edit.to, text: text.slice(old.length) };
  if (isWithSigns(old, text)) return { ...edit, from: edit.from + text.length, text: '' };
  let [start, end] = [0, 0];
  const most = Math.min(old.length, text.length) - 1;
  while (end < most && old.at(-1 - end) === text.at(-1 - end) && isSign(old.at(-1 - end))) end += 1;
  while (start < most - end && old[start] === text[start] && isSign(old[start])) start += 1;
  return {
    ...edit,
    ...{ from: edit.from + start, to: edit.to - end, text: text.slice(start, text.length - end) },
  };
}

/** True if a text is the other one and signs behind it. */
function isWithSigns(text: string, other: string): boolean {
  return text.startsWith(other) && /^[\p{P}\p{S}]+$/u.test(text.slice(other.length));
}

function isSign(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{P}]/u.test(sign);
}

/** Replaces words, or takes them out with the room on one side. */
function replaced(
  gone: readonly Word[],
  text: string,
  next: Word | undefined,
  before: Word | undefined,
): readonly TextEdit[] {
  const byLine = new Map<number, { from: number; to: number }>();
  for (const { line, from, to } of gone) {
    const known = byLine.get(line);
    if (known) known.to = to;
    else byLine.set(line, { from, to });
  }
  return [...byLine].map(([line, { from, to }], index) => {
    if (text !== '') return { line, from, to, text: index === 0 ? text : '' };
    if (next?.line === line) return { line, from, to: next.from, text };
    return { line, from: before?.line === line ? before.to : from, to, text };
  });
}

function wordsAt({ lines, lineAt, fromAt, toAt }: TextIndex, { from, to }: PlaceRange): readonly Word[] {
  const words: Word[] = [];
  for (let line = lineAt(from); line <= lineAt(to - 1); line += 1) {
    const start = line === lineAt(from) ? fromAt(from) : 0;
    const end = line === lineAt(to - 1) ? toAt(to - 1) : (lines[line]?.text.length ?? 0);
    for (const { 0: text, index } of (lines[line]?.text.slice(start, end) ?? '').matchAll(word))
      words.push({ text, line, from: start + index, to: start + index + text.length });
  }
  return words;
}

export interface Hunk {
  readonly first: number;
  readonly end: number;
  readonly freshFirst: number;
  readonly freshEnd: number;
}

/** Where two lists of words or lines differ. */
export function hunks(old: readonly string[], fresh: readonly string[]): readonly Hunk[] {
  let start = 0;
  while (start < Math.min(old.length, fresh.length) && old[start] === fresh[start]) start += 1;
  let [oldEnd, freshEnd] = [old.length, fresh.length];
  while (oldEnd > start && freshEnd > start && old[oldEnd - 1] === fresh[freshEnd - 1]) {
    oldEnd -= 1;
    freshEnd -= 1;
  }
  const isComparable = (oldEnd - start) * (freshEnd - start) <= maxComparisons;
  const common = isComparable
    ? commonSubsequence(old.slice(start, oldEnd), fresh.slice(start, freshEnd))
    : [];
  const found: Hunk[] = [];
  let [i, j] = [start, start];
  for (const [one, other] of [...common, [oldEnd - start, freshEnd - start] as const]) {
    const [nextOld, nextFresh] = [start + one, start + other];
    if (nextOld > i || nextFresh > j)
      found.push({ first: i, end: nextOld, freshFirst: j, freshEnd: nextFresh });
    [i, j] = [nextOld + 1, nextFresh + 1];
  }
  return found;
}

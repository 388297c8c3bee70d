import { isLegalForm } from '../../lexicon/legal-forms.ts';
import { packedRows } from '../../lexicon/packed/packed-lexicon.ts';
import { phrases } from '../../lexicon/packed/phrase-lists.ts';
import { wordList } from '../../lexicon/packed/word-lists.ts';
import { fold } from '../../values/fold.ts';
import { hashOf } from '../../values/hash.ts';
import { lazy } from '../../values/memoize.ts';
import { bareLine } from './named-in-text.ts';

/* Splits a posting into lines, and lines into stretches that may be a name. */

/** A word, a Chinese character or another sign. */
export interface Token {
  readonly text: string;
  readonly lower: string;
  /** Hash of the lower-case text. */
  readonly hash: number;
  /** Start and end in the line; the end is exclusive. */
  readonly from: number;
  readonly to: number;
}

export interface Line {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly mark: number;
  /** Distance from the top, in growing steps. */
  readonly zone: number;
  readonly isBelowProse: boolean;
  /** Hash of the label and start of the value in lines such as `Company: Oakum Yard`. */
  readonly label: number;
  readonly valueFrom: number;
}

const maxLines = 50;
const maxLineLength = 600;
/** In UTF-16 units; a line of this length is prose. */
export const minProse = 60;

export const marks = { plain: 0, large: 1, heading: 2, strong: 3, item: 4, numbered: 5, code: 6, linked: 7 };
const markSigns: readonly (readonly [RegExp, number])[] = [
  [/^(?:# |<h1)/i, marks.large],
  [/^(?:#{2,6} |<(?:h[2-6]|dt|th|title)\b)/i, marks.heading],
  [/^(?:\*\*|__|<(?:strong|b)\b)/i, marks.strong],
  [/^(?:[-*•·+] |<li\b)/i, marks.item],
  [/^\d{1,2}[.)、．]/, marks.numbered],
  [/[{};]$/, marks.code],
  [/^(?:\[|<a\b)/i, marks.linked],
];
const labelOfValue = /^["']?([^:：|=]{1,30}?)["']?\s?(?:[:：]|\s\|\s|=>?)\s*["']?/;

export function linesIn(text: string): readonly Line[] {
  const lines: Line[] = [];
  let isBelowProse = false;
  for (const raw of text.split('\n', 3 * maxLines)) {
    const bare = bareLine(raw, maxLineLength);
    if (keyOf(bare) === '') continue;
    const trimmed = raw.slice(0, maxLineLength).trim();
    const label = labelOfValue.exec(bare);
    lines.push({
      text: bare,
      tokens: tokensOf(bare),
      mark: markSigns.find(([sign]) => sign.test(trimmed))?.[1] ?? marks.plain,
      zone: lines.length < 8 ? lines.length : Math.min(8 + (lines.length >> 3), 16),
      isBelowProse,
      label: label === null ? 0 : hashOf((label[1] ?? '').toLowerCase()),
      valueFrom: label?.[0].length ?? 0,
    });
    isBelowProse ||= bare.length >= minProse;
    if (lines.length >= maxLines) break;
  }
  return lines;
}

/*
 * Letters by their ranges, because a pattern with `\p{L}` takes a millisecond to compile at every start of the
 * program.
 */
const letter = '0-9A-Za-zÀ-῿぀-ヿ가-힣';
export const han = /[㐀-鿿]/;
/** A word may contain signs: `Referent:in`, `S.A`, `O'Hara`, `Manager/Buyer`. */
const token = new RegExp(
  `[㐀-鿿]|[${letter}](?:[${letter}]|[&+/@_*·⋅-](?=[${letter}])|[.:](?=[a-zß-ÿ\\d]|[A-Z](?![a-zß-ÿ]))|['’](?=[${letter}]{2}))*|\\S`,
  'g',
);
export const wordsIn = new RegExp(`[㐀-鿿]+|[${letter}]+`, 'g');
const noLetters = new RegExp(`[^㐀-鿿${letter}]+`, 'g');
const maxTokens = 200;
const maxLegalForm = 8;

export function keyOf(name: string): string {
  return fold(name).replace(noLetters, '');
}

function tokensOf(line: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const { 0: text, index: from } of line.matchAll(token)) {
    const lower = text.toLowerCase();
    const hasDot = line.charAt(from + text.length) === '.' && text.length <= maxLegalForm;
    const to = from + text.length + (hasDot && isLegalForm(`${text}.`, 'posting') ? 1 : 0);
    tokens.push({ text, lower, hash: hashOf(lower), from, to });
    if (tokens.length >= maxTokens) break;
  }
  return tokens;
}

/** A range of tokens; the end is exclusive. */
export interface Stretch {
  readonly first: number;
  readonly end: number;
  readonly how: 'piece' | 'chinese' | 'capitals';
}

/** Function words of all languages; the role is `link` for words that names may contain. */
const functionWords = lazy(() => {
  const roles = new Map<string, string>();
  for (const [, role = '', words = ''] of packedRows('function-words'))
    for (const word of words.split(' ')) if (roles.get(word) !== 'link') roles.set(word, role);
  return roles;
});

/** A name ends before these signs. */
const endsOfNames = new Set(':：;；。，|｜!！?？');
const partOfName = new Set("&'’+/#*");
const maxStretches = 8;
const maxCuts = 9;
const maxPieces = 3;

/** The pieces of a line between signs and function words, and up to three neighboring pieces together. */
export function pieces({ tokens }: Line): readonly Stretch[] {
  const found: Stretch[] = [];
  let start = 0;
  for (let count = 0; start < tokens.length && count < maxStretches; count += 1) {
    let end = start;
    while (end < tokens.length && !endsOfNames.has(tokens[end]?.text ?? '')) end += 1;
    const cuts = [start - 1];
    for (let at = start; at < end && cuts.length <= maxCuts; at += 1) if (isCut(tokens, at)) cuts.push(at);
    cuts.push(end);
    // A piece does not begin or end at a sign.
    const isPiece = (first: number, stop: number) =>
      first < stop && !cuts.includes(first) && !cuts.includes(stop - 1);
    for (const [index, cut] of cuts.entries()) {
      for (let last = index + 1; last < cuts.length; last += 1) {
        const stop = cuts[last] as number;
        const isFew = last - index <= maxPieces || (index === 0 && last === cuts.length - 1);
        if (isFew && isPiece(cut + 1, stop)) found.push({ first: cut + 1, end: stop, how: 'piece' });
      }
    }
    start = end + 1;
  }
  return found;
}

function isCut(tokens: readonly Token[], at: number): boolean {
  const { text, lower, from, to } = tokens[at] as Token;
  if (functionWords().has(lower)) return true;
  if (keyOf(text) !== '' || partOfName.has(text)) return false;
  const isHyphen = text === '-' && tokens[at - 1]?.to === from && tokens[at + 1]?.from === to;
  return !isHyphen;
}

/** Words around Chinese names, such as `招聘` and `加入`. */
const aroundName = wordList('posting', 'around_name');
const aroundNames = lazy(() => new RegExp([...aroundName.words()].join('|'), 'g'));
const chineseJobs = lazy(() => new RegExp(phrases('posting', 'job_noun', 'zh'), 'g'));
const chineseRun = /[㐀-鿿A-Za-z\d·&]+/g;
const maxStarts = 4;
const maxStops = 4;
const maxChinese = 24;

/**
 * Stretches of Chinese, which has no blanks: a name begins after and ends before words around names, or ends in the
 * name of a job.
 */
export function chinesePieces({ text, tokens }: Line): readonly Stretch[] {
  if (!han.test(text)) return [];
  const firstAt = new Map(tokens.map(({ from }, index) => [from, index]));
  const endAt = new Map(tokens.map(({ to }, index) => [to, index + 1]));
  const found: Stretch[] = [];
  for (const { 0: run, index } of text.matchAll(chineseRun)) {
    const around = [...run.matchAll(aroundNames())];
    const jobs = [...run.matchAll(chineseJobs())];
    const starts = [0, ...around.map(endOf)].slice(0, maxStarts);
    const stops = [...around.map((word) => word.index), ...jobs.map(endOf), run.length];
    stops.sort((one, other) => one - other);
    for (const start of starts) {
      for (const stop of stops.filter((one) => one > start + 1).slice(0, maxStops)) {
        const [first, end] = [firstAt.get(index + start), endAt.get(index + stop)];
        if (first !== undefined && end !== undefined && end - first <= maxChinese)
          found.push({ first, end, how: 'chinese' });
      }
    }
  }
  return found;
}

function endOf({ 0: text, index }: RegExpExecArray): number {
  return index + text.length;
}

const maxWords = 9;
const maxJoint = 3;
const joints = new Set(['&', '+', '-', "'", '’']);

/**
 * Runs of capitalized words: whole, up to the first joining word, after the last one, and without function words at
 * the start.
 */
export function capitalized({ tokens }: Line): readonly Stretch[] {
  const found: Stretch[] = [];
  const add = (first: number, end: number) => found.push({ first, end, how: 'capitals' });
  for (let first = 0; first < tokens.length; first += 1) {
    if (!isCapital(tokens[first]?.text ?? '')) continue;
    const afterJoints: number[] = [];
    const beforeJoints: number[] = [];
    let end = first + 1;
    while (end - first < maxWords) {
      const next = endOfJoint(tokens, end);
      if (!isCapital(tokens[next]?.text ?? '')) break;
      if (next > end && tokens[end]?.text !== ',') {
        beforeJoints.push(end);
        afterJoints.push(next);
      }
      end = next + 1;
    }
    add(first, end);
    if (beforeJoints[0] !== undefined) add(first, beforeJoints[0]);
    const last = afterJoints.at(-1);
    if (last !== undefined) add(last, end);
    let start = first;
    while (start + 1 < end && functionWords().has(tokens[start]?.lower ?? '')) start += 1;
    if (start > first && isCapital(tokens[start]?.text ?? '')) add(start, end);
    first = end - 1;
  }
  return found;
}

/** Index after the words that join two parts of a name, or after the comma of `Oakum Yard, Inc.` */
function endOfJoint(tokens: readonly Token[], from: number): number {
  if (tokens[from]?.text === ',' && isLegalForm(tokens[from + 1]?.text ?? '', 'posting')) return from + 1;
  let to = from;
  const joins = ({ text, lower }: Token) => joints.has(text) || functionWords().get(lower) === 'link';
  while (to - from < maxJoint && tokens[to] !== undefined && joins(tokens[to] as Token)) to += 1;
  return to;
}

/** True if the text begins with a capital letter or a digit. */
export function isCapital(text: string): boolean {
  const first = text.charAt(0);
  return first !== first.toLowerCase() || (first >= '0' && first <= '9');
}

import { isLegalForm } from '../../lexicon/legal-forms.ts';
import { packedRows } from '../../lexicon/packed-lexicon.ts';
import { phraseTable } from '../../lexicon/posting-phrases.ts';
import { wordList } from '../../lexicon/word-lists.ts';
import { fold } from '../../text/fold.ts';
import { hashOf } from '../../text/hash.ts';
import { lazy } from '../../text/memoize.ts';
import { bareLine } from './named-in-text.ts';

/* The lines of a posting, and the stretches of them that may be a name. */

/** A word, a Chinese character or a sign. */
export interface Token {
  readonly text: string;
  readonly lower: string;
  /** Of its small letters. */
  readonly hash: number;
  /** [from, to) in the line. */
  readonly from: number;
  readonly to: number;
}

export interface Line {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly mark: number;
  /** Its distance from the top. */
  readonly zone: number;
  readonly isBelowProse: boolean;
  /** `Company: Oakum Yard`: the hash of what is before the value, and where the value begins. */
  readonly label: number;
  readonly valueFrom: number;
}

const maxLines = 50;
const maxLineLength = 600;
/** A line this long is prose, in UTF-16 units. */
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

/* Letters by their ranges: a pattern with `\p{L}` takes a millisecond to make, and every start of the program waits for it. */
const letter = '0-9A-Za-zÀ-῿぀-ヿ가-힣';
export const han = /[㐀-鿿]/;
/** Signs within a word stay in it: `Referent:in`, `S.A`, `O'Hara`, `Manager/Buyer`. */
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

/** From its first token to before its end. */
export interface Stretch {
  readonly first: number;
  readonly end: number;
  readonly how: 'piece' | 'chinese' | 'capitals';
}

/** Function words of all languages: `link` where names may have it inside. */
const functionWords = lazy(() => {
  const roles = new Map<string, string>();
  for (const [, role = '', words = ''] of packedRows('function-words'))
    for (const word of words.split(' ')) if (roles.get(word) !== 'link') roles.set(word, role);
  return roles;
});

/** No name goes on behind these. */
const endsOfNames = new Set(':：;；。，|｜!！?？');
const partOfName = new Set("&'’+/#*");
const maxStretches = 8;
const maxCuts = 9;
const maxPieces = 3;

/** What is between the signs and function words of a line, and up to three such pieces together. */
export function pieces({ tokens }: Line): readonly Stretch[] {
  const found: Stretch[] = [];
  let start = 0;
  for (let count = 0; start < tokens.length && count < maxStretches; count += 1) {
    let end = start;
    while (end < tokens.length && !endsOfNames.has(tokens[end]?.text ?? '')) end += 1;
    const cuts = [start - 1];
    for (let at = start; at < end && cuts.length <= maxCuts; at += 1) if (isCut(tokens, at)) cuts.push(at);
    cuts.push(end);
    // Of signs that follow each other only the last one is before a piece, and only the first one behind it.
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

/** `招聘`, `加入`: a Chinese name begins behind such a word or ends before one. */
const aroundName = wordList('posting', 'around_name');
const aroundNames = lazy(() => new RegExp([...aroundName.words()].join('|'), 'g'));
const chineseJobs = lazy(() => new RegExp(phraseTable('job_noun')().zh ?? '', 'g'));
const chineseRun = /[㐀-鿿A-Za-z\d·&]+/g;
const maxStarts = 4;
const maxStops = 4;
const maxChinese = 24;

/** Chinese has no blanks: a name begins and ends beside words that no name has, or ends in what a job is called. */
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

/** Words with capitals and what joins them: all, up to the first joint, from the last one, and without a function word in front. */
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

/** Where the words end that join what is before with what is behind; `Oakum Yard, Inc.` has a comma between. */
function endOfJoint(tokens: readonly Token[], from: number): number {
  if (tokens[from]?.text === ',' && isLegalForm(tokens[from + 1]?.text ?? '', 'posting')) return from + 1;
  let to = from;
  const joins = ({ text, lower }: Token) => joints.has(text) || functionWords().get(lower) === 'link';
  while (to - from < maxJoint && tokens[to] !== undefined && joins(tokens[to] as Token)) to += 1;
  return to;
}

/** Begins with a capital or a digit. */
export function isCapital(text: string): boolean {
  const first = text.charAt(0);
  return first !== first.toLowerCase() || (first >= '0' && first <= '9');
}

import type { FunctionWords } from '../../lexicon/generic-words.ts';
import { wordClassOf } from '../../lexicon/word-classes.ts';
import { hashOf } from '../../text/hash.ts';
import { memoize } from '../../text/memoize.ts';
import { allMatches } from '../../text/patterns.ts';
import type { Token } from '../../text/tokenize.ts';
import { unitAt } from '../../text/unit-at.ts';

/** A stretch of tokens that may be what is asked for: [first, first + count). */
export interface Phrase {
  readonly first: number;
  readonly count: number;
}

/** In tokens, which in Chinese are characters: no phrase is longer. */
export const maxLength = 14;
/** In words; nobody names a thing with more. */
const maxWords = 6;

const softGap = /^(?:[ \u00a0]|[ \u00a0]?[&/][ \u00a0]?|[-–’'.+]| ?\()$/;

function isIdeograph(text: string): boolean {
  const unit = unitAt(text, 0);
  return unit >= 0x3400 && unit <= 0x9fff && text.length === 1;
}

/** Every stretch between hard borders that neither begins nor ends with a function word, in order. */
export function phrasesOf(text: string, tokens: readonly Token[], words: FunctionWords): Phrase[] {
  const phrases: Phrase[] = [];
  const stretches = stretchesOf(text, tokens, words);
  const isLink = tokens.map((token) => words.links.has(token.text.toLowerCase()));
  const isParted = tokens.map(
    (_, index) =>
      isWithinWord(text, tokens, index) || isWithinPair(tokens, index) || isBeforeObject(text, tokens, index),
  );
  const isCut = tokens.map((_, index) => partsNounFromVerb(tokens, index));
  for (const { from, to, isHan } of stretches) {
    if (isHan) {
      phrases.push(...ideographPhrases(from, to));
      continue;
    }
    for (let first = from; first < to; first += 1) {
      if (isLink[first] || isParted[first]) continue;
      for (let end = first + 1; end <= Math.min(to, first + maxWords); end += 1) {
        if (isCut[end - 1]) break;
        if (!isLink[end - 1] && !isParted[end]) phrases.push({ first, count: end - first });
      }
    }
  }
  return phrases;
}

/** Whether a word of two parts goes on with this token: "front-end" is never cut, "SQL-Kenntnisse" may be. */
function isWithinWord(text: string, tokens: readonly Token[], index: number): boolean {
  const [before, after] = [tokens[index - 1], tokens[index]];
  if (before === undefined || after === undefined) return false;
  return text.slice(before.end, after.start) === '-' && small.test(before.text) && small.test(after.text);
}

const betweenSame: ReadonlySet<string> = new Set(['to', 'on', 'by', 'in', 'after']);

/** "End to end", "one on one" are never cut. */
function isWithinPair(tokens: readonly Token[], index: number): boolean {
  const isPair = (link: number) =>
    betweenSame.has(tokens[link]?.key ?? '') && tokens[link - 1]?.key === tokens[link + 1]?.key;
  return Boolean((index > 0 && isPair(index)) || (index > 1 && isPair(index - 1)));
}

const determiners: ReadonlySet<string> = new Set(['the', 'their', 'your', 'our', 'its', 'his', 'her']);

/** "…newcomers find | their way": a verb before a determiner has its object behind it, and names nothing. */
function isBeforeObject(text: string, tokens: readonly Token[], index: number): boolean {
  const [before, after] = [tokens[index - 1], tokens[index]];
  if (before === undefined || after === undefined || !determiners.has(after.text)) return false;
  return text.slice(before.end, after.start) === ' ' && isSurelyVerb.test(wordClassOf(before.text));
}

/** "…reports | and corrects them": a noun and a verb are no pair, and with the verb another part of the sentence begins. */
function partsNounFromVerb(tokens: readonly Token[], index: number): boolean {
  const [before, link, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (before === undefined || after === undefined || !pairing.has(link?.text ?? '')) return false;
  return isSurelyVerb.test(wordClassOf(after.text)) && !mayBeVerb.test(wordClassOf(before.text));
}

/** Of English, as the classes of words are. */
const pairing: ReadonlySet<string> = new Set(['and', 'or']);
const isSurelyVerb = /^(?:s:n?V|n?V(?!.*[Aa]))/;
const mayBeVerb = /v|^(?:ing|ed):/i;

const small = /^\p{Ll}/u;

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly isHan: boolean;
}

function stretchesOf(text: string, tokens: readonly Token[], { stops }: FunctionWords): Stretch[] {
  const isStop = stopped(text, tokens, stops);
  const stretches: Stretch[] = [];
  let from = -1;
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1];
    const isHan = isIdeograph(token.text);
    const joins =
      before !== undefined &&
      !isStop[index - 1] &&
      isIdeograph(before.text) === isHan &&
      (isHan ? before.end === token.start : isSoftGap(text, before.end, token.start));
    if (from >= 0 && (isStop[index] || !joins)) {
      stretches.push({ from, to: index, isHan: isIdeograph(tokens[from]?.text ?? '') });
      from = -1;
    }
    if (from < 0 && !isStop[index]) from = index;
  }
  if (from >= 0) stretches.push({ from, to: tokens.length, isHan: isIdeograph(tokens[from]?.text ?? '') });
  return stretches;
}

/** Most gaps are one blank. */
function isSoftGap(text: string, start: number, end: number): boolean {
  return (end === start + 1 && unitAt(text, start) === 32) || softGap.test(text.slice(start, end));
}

/** Of the signs of addresses only: Chinese goes on behind one without a blank. */
const address = /(?:https?:\/\/|www\.)[\w\-./~:?#@!$&'*+,;=%]+/gi;

function stopped(line: string, tokens: readonly Token[], stops: ReadonlySet<string>): boolean[] {
  const addresses = /:\/\/|www\./i.test(line) ? allMatches(line, address) : [];
  const isStop = tokens.map(
    ({ text, start }) =>
      (!isIdeograph(text) && stops.has(text.toLowerCase())) ||
      addresses.some(({ 0: written, index }) => index <= start && start < index + written.length),
  );
  for (let first = 0; first < tokens.length; first += 1) {
    if (!isIdeograph(tokens[first]?.text ?? '')) continue;
    for (const length of [5, 4, 3, 2, 1]) {
      const word = tokens
        .slice(first, first + length)
        .map(({ text }) => text)
        .join('');
      if (word.length !== length || !stops.has(word)) continue;
      isStop.fill(true, first, first + length);
      first += length - 1;
      break;
    }
  }
  return isStop;
}

/** Without blanks any stretch may be a word: those that touch a border. */
function ideographPhrases(from: number, to: number): Phrase[] {
  const phrases: Phrase[] = [];
  for (let end = from + 2; end <= Math.min(to, from + maxLength); end += 1) {
    phrases.push({ first: from, count: end - from });
  }
  for (let first = Math.max(from + 1, to - maxLength); first <= to - 2; first += 1) {
    phrases.push({ first, count: to - first });
  }
  return phrases;
}

/** What features ask of a token: hashes of its key, its ending and its word class, and how it is written. */
export interface TokenView {
  readonly hash: number;
  readonly suffix: number;
  readonly shape: number;
  readonly wordClass: number;
  readonly isVerb: boolean;
}

const maxRemembered = 20_000;
/** By what is written and, as a word at the beginning of its line may be read anew, by its key. */
const viewsOf = memoize(maxRemembered, (): Map<string, TokenView> => new Map());

const suffixLength = 3;

/** Where there is no token. */
export const nothing: TokenView = { hash: 1, suffix: 1, shape: 0, wordClass: 1, isVerb: false };

/** The first that fits. */
const shapes: readonly RegExp[] = [
  /^\p{Ll}+$/u,
  /^\p{Lu}\p{Ll}+$/u,
  /^\p{Lu}{2,40}s?$/u,
  /^\p{N}+$/u,
  /^\p{Script=Han}+$/u,
  /\p{N}/u,
  /\p{Ll}\p{Lu}/u,
  /[.#+]/,
];

function shapeOf(text: string): number {
  const index = shapes.findIndex((shape) => shape.test(text));
  return index === -1 ? shapes.length + 1 : index + 1;
}

/** What parts two tokens, or a token from the edge of its line. */
const gaps: readonly RegExp[] = [/^[,，、]/, /^[/&]/, /[([（]/, /[)\]）]/, /^[:：]/, /^[.;。；!?]/];

export function gapOf(gap: string, isEdge: boolean): number {
  const sign = gap.trim();
  if (isEdge && sign === '') return 1;
  if (sign === '') return gap === '' ? 2 : 3;
  const index = gaps.findIndex((pattern) => pattern.test(sign));
  return index === -1 ? 10 : 4 + index;
}

/** Looked up for every token of every posting: nothing is copied for what was seen before. */
export function tokenView({ key, text }: Token): TokenView {
  const known = viewsOf(text);
  const view = known.get(key);
  if (view !== undefined) return view;
  const named = wordClassOf(text);
  const made = {
    hash: hashOf(/^\d/.test(key) ? '0' : key),
    suffix: hashOf(key.slice(-suffixLength)),
    shape: shapeOf(text),
    wordClass: hashOf(named),
    isVerb: /^(?:n?V|Nv)/.test(named),
  };
  known.set(key, made);
  return made;
}

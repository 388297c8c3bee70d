import { wordList } from '../../lexicon/packed/word-lists.ts';
import { phraseTable } from '../../lexicon/posting-phrases.ts';
import { type FunctionWords, functionWords } from '../../lexicon/words/generic-words.ts';
import { canBeVerb, isMoreVerbThanNoun, readWord, wordClassCode } from '../../lexicon/words/word-classes.ts';
import { overlap, type TokenRange } from '../../text/find-form.ts';
import type { Language } from '../../text/language.ts';
import {
  hasDigit,
  hasSmallLetter,
  isCapitalizedWord,
  isDigits,
  isIdeographs,
  isSmallLetters,
} from '../../text/letters.ts';
import { allMatches } from '../../text/patterns/patterns.ts';
import { phraseRanges } from '../../text/patterns/phrase-table.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import type { Token } from '../../text/tokenize.ts';
import { unitAt } from '../../text/unit-at.ts';
import { hashOf } from '../../values/hash.ts';
import { memoize } from '../../values/memoize.ts';
import { drivingLicensePhrases } from '../credentials.ts';

/** A range of tokens that may be a requirement: [first, first + count). */
export interface Phrase {
  readonly first: number;
  readonly count: number;
}

/** The phrase up to the first token that overlaps with one of the ranges; null if that is its first token. */
export function cutBefore(
  { first, count }: Phrase,
  tokens: readonly Token[],
  ranges: readonly TokenRange[],
): Phrase | null {
  const length = tokens
    .slice(first, first + count)
    .findIndex((token) => ranges.some((range) => overlap(range, token)));
  if (length === 0) return null;
  return length === -1 ? { first, count } : { first, count: length };
}

/** In tokens, which are single characters in Chinese. */
export const maxLength = 14;
/** In words. */
const maxWords = 6;

/** Also the article of "gestion d'équipe", which is no token. */
const softGap = /^(?:[ \u00a0]|-\/|[ \u00a0]?[&/][ \u00a0]?|[-–’'.+]| ?\(|[ \u00a0][dl][’'])$/i;

/** True for a Chinese character, which is a token by itself. */
export function isIdeograph(text: string): boolean {
  const unit = unitAt(text, 0);
  return unit >= 0x3400 && unit <= 0x9fff && text.length === 1;
}

/**
 * All ranges between hard borders that neither begin nor end with a function word, in order. A name is never split,
 * although it may have function words: "permis CE" and known terms such as "After Effects", "in vitro assays".
 */
export function phrasesOf(
  text: string,
  tokens: readonly Token[],
  language: Language,
  knownTerms: readonly Phrase[],
): Phrase[] {
  const phrases: Phrase[] = [];
  const words = functionWords(language);
  const nameOf = namesIn(text, tokens, words, knownTerms);
  const isGendered = tokens.map((_, index) => language === 'de' && isGenderedEnd(text, tokens, index));
  const stretches = stretchesOf(text, tokens, words, {
    isOfName: (index) => nameOf[index] !== undefined || isBehindFirstPart(text, tokens, index + 1),
    isOfWord: (index) => isGendered[index] === true,
  });
  const isLink = tokens.map(
    (token, index) =>
      words.links.has(token.text.toLowerCase()) &&
      nameOf[index] === undefined &&
      !isGendered[index] &&
      !isBehindFirstPart(text, tokens, index + 1),
  );
  const startsTerm = new Set(knownTerms.map(({ first }) => first));
  const isInseparable = tokens.map(
    (_, index) =>
      isWithinWord(text, tokens, index) ||
      (!startsTerm.has(index) && isBehindFirstPart(text, tokens, index)) ||
      isGendered[index] === true ||
      isWithinPair(tokens, index) ||
      isBeforeObject(text, tokens, index) ||
      (nameOf[index] !== undefined && nameOf[index] === nameOf[index - 1]),
  );
  const isCut = tokens.map((_, index) => separatesNounFromVerb(tokens, index));
  const endsTerm = new Set(knownTerms.map(({ first, count }) => first + count - 1));
  const isOfNoun = tokens.map(
    (_, index) => language === 'fr' && !startsTerm.has(index) && isOfNounBefore(text, tokens, index, words),
  );
  const depths = bracketDepths(text, tokens);
  const isOpen = tokens.map(
    (_, index) =>
      language === 'de' && !isGendered[index] && !endsTerm.has(index) && lacksNoun(text, tokens, index),
  );
  for (const { from, to, isHan } of stretches) {
    if (isHan) {
      phrases.push(...ideographPhrases(from, to));
      continue;
    }
    for (let first = from; first < to; first += 1) {
      if (isLink[first] || isInseparable[first] || isOfNoun[first]) continue;
      for (let end = first + 1; end <= Math.min(to, first + maxWords); end += 1) {
        if (isCut[end - 1]) break;
        if (isLink[end - 1] || isInseparable[end] || isOpen[end - 1]) continue;
        if (depths !== null && !isBalanced(depths, first, end)) continue;
        phrases.push({ first, count: end - first });
      }
    }
  }
  return withTerms(phrases, knownTerms);
}

/** Adds known terms that go over a border: "ISO 9001:2015", "UI设计". */
function withTerms(phrases: Phrase[], knownTerms: readonly Phrase[]): Phrase[] {
  if (knownTerms.length === 0) return phrases;
  const place = ({ first, count }: Phrase) => first * (maxLength + 1) + count;
  const places = new Set(phrases.map(place));
  const missing = knownTerms.filter(
    (known) => known.count > 1 && known.count <= maxLength && !places.has(place(known)),
  );
  if (missing.length === 0) return phrases;
  return [...phrases, ...missing.map(({ first, count }) => ({ first, count }))].sort(
    (one, other) => place(one) - place(other),
  );
}

/** The name that each token belongs to: a driving license with its classes, or a known term that its words would split. */
function namesIn(
  text: string,
  tokens: readonly Token[],
  { stops, links }: FunctionWords,
  knownTerms: readonly Phrase[],
): readonly (object | undefined)[] {
  const licenses = phraseRanges(drivingLicensePhrases, text);
  const nameOf: (object | undefined)[] = tokens.map((token) =>
    licenses.find((license) => overlap(license, token)),
  );
  const isOf = (words: ReadonlySet<string>) => (token: Token | undefined) =>
    words.has(token?.text.toLowerCase() ?? '');
  for (const known of knownTerms) {
    const own = tokens.slice(known.first, known.first + known.count);
    const isSplit = own.some(isOf(stops)) || [own[0], own.at(-1)].some(isOf(links));
    if (own.length > 1 && isSplit) nameOf.fill(known, known.first, known.first + known.count);
  }
  return nameOf;
}

/** True if this token continues a hyphenated word: "front-end" is never split, "SQL-Kenntnisse" may be. */
function isWithinWord(text: string, tokens: readonly Token[], index: number): boolean {
  const [before, after] = [tokens[index - 1], tokens[index]];
  if (before === undefined || after === undefined) return false;
  return text.slice(before.end, after.start) === '-' && small.test(before.text) && small.test(after.text);
}

/** "Vor-/Nachkalkulation": both parts share the end of the word. */
function isBehindFirstPart(text: string, tokens: readonly Token[], index: number): boolean {
  const [before, after] = [tokens[index - 1], tokens[index]];
  return before !== undefined && after !== undefined && text.slice(before.end, after.start) === '-/';
}

/** "Tutor:innen", "Tutor*in": the sign and the ending belong to the word before them. */
function isGenderedEnd(text: string, tokens: readonly Token[], index: number): boolean {
  const [before, after] = [tokens[index - 1], tokens[index]];
  if (before === undefined || after === undefined || !genderedEnds.has(after.text)) return false;
  return after.start === before.end + 1 && genderSigns.includes(text.charAt(before.end));
}

const genderedEnds: ReadonlySet<string> = new Set(['in', 'innen']);
const genderSigns = ':*_·/';

const betweenSame: ReadonlySet<string> = new Set(['to', 'on', 'by', 'in', 'after']);

/** "End to end" and "one on one" are never split. */
function isWithinPair(tokens: readonly Token[], index: number): boolean {
  const isPair = (link: number) =>
    betweenSame.has(tokens[link]?.key ?? '') && tokens[link - 1]?.key === tokens[link + 1]?.key;
  return Boolean((index > 0 && isPair(index)) || (index > 1 && isPair(index - 1)));
}

const determiners: ReadonlySet<string> = new Set(['the', 'their', 'your', 'our', 'its', 'his', 'her']);

/** "…newcomers find | their way": a verb before a determiner has its object after it, so it ends no name. */
function isBeforeObject(text: string, tokens: readonly Token[], index: number): boolean {
  const [before, after] = [tokens[index - 1], tokens[index]];
  if (before === undefined || after === undefined || !determiners.has(after.text)) return false;
  return text.slice(before.end, after.start) === ' ' && isSurelyVerb(before.text);
}

/** The number of open brackets before each token and behind the last one; null without brackets. */
function bracketDepths(text: string, tokens: readonly Token[]): readonly number[] | null {
  if (!bracket.test(text)) return null;
  const depths: number[] = [];
  let depth = 0;
  let at = 0;
  for (const { start, end } of [...tokens, { start: text.length, end: text.length }]) {
    for (const sign of text.slice(at, start)) {
      if (opening.includes(sign)) depth += 1;
      if (closing.includes(sign)) depth -= 1;
    }
    depths.push(depth);
    at = end;
  }
  return depths;
}

const bracket = /[()（）[\]]/;
const opening = '(（[';
const closing = ')）]';

/** False for "at home (chatting": a phrase that ends within a bracket which it opens, or begins within one which it closes. */
function isBalanced(depths: readonly number[], first: number, end: number): boolean {
  const within = depths.slice(first, end);
  const [before = 0, last = 0] = [within[0], within.at(-1)];
  // The bracket may close right behind the last word.
  return Math.min(...within) >= before && (last === before || depths[end] === before);
}

/** "…reports | and corrects them": the verb begins another part of the sentence. */
function separatesNounFromVerb(tokens: readonly Token[], index: number): boolean {
  const [before, link, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (before === undefined || after === undefined || !pairing.has(link?.text ?? '')) return false;
  return isSurelyVerb(after.text) && !mayBeVerb(before.text);
}

/** English only, like the word classes. */
const pairing: ReadonlySet<string> = new Set(['and', 'or']);

/** True for a verb that is rarely a noun, and in the base form never an adjective: `clean` may be either. */
function isSurelyVerb(word: string): boolean {
  const { form, adjective } = readWord(word);
  return isMoreVerbThanNoun(word) && (form === 's' || adjective === 'none');
}

function mayBeVerb(word: string): boolean {
  const { form } = readWord(word);
  return canBeVerb(word) || form === 'ing' || form === 'ed';
}

const small = preparedPattern(String.raw`^\p{Ll}`);

const infinitive = /e[lr]?n$/;
/** "administrativen", "betrieblichen": adjectives with the ending of an infinitive; not "verwirklichen". */
const adjectiveInEn = /(?:iv|al|är|bar|sam|los|voll|iert|[a-zäöüß]{4}isch|^(?!ver|er)[a-zäöüß]{3,20}lich)en$/;

/** True for a German adjective that has the ending of an infinitive. */
export function isAdjectiveInEn(word: string): boolean {
  return adjectiveInEn.test(word);
}

/**
 * True if a German phrase cannot end at this token, because it is neither a noun, which has a capital or a hyphen before
 * it, nor an infinitive: "Hilfe bei administrativen".
 */
function lacksNoun(text: string, tokens: readonly Token[], index: number): boolean {
  const { text: word, start } = tokens[index] as Token;
  if (!small.test(word) || text[start - 1] === '-') return false;
  return !infinitive.test(word) || isAdjectiveInEn(word);
}

/** Words after which a French noun needs no article: infinitives, gerunds and forms of "vous". */
const frenchVerb = /(?:er|ir|re|ant|ez)$/;
const frenchNoun = /(?:[st]ion|ment|age|té|erie|[ae]nce|ure|isme)s?$/;
const frenchPlural = /[sx]$/;

/**
 * True if a small French word follows a noun of the same number directly, as an adjective does: "tâches |
 * administratives de gestion". Another noun would have an article or a preposition before it.
 */
function isOfNounBefore(
  text: string,
  tokens: readonly Token[],
  index: number,
  { links, stops }: FunctionWords,
): boolean {
  const [before, after] = [tokens[index - 1], tokens[index]];
  if (before === undefined || after === undefined || !small.test(after.text)) return false;
  const noun = before.text.toLowerCase();
  return (
    text.slice(before.end, after.start) === ' ' &&
    /^\p{L}/u.test(noun) &&
    !links.has(noun) &&
    !stops.has(noun) &&
    !frenchVerb.test(noun) &&
    frenchPlural.test(noun) === frenchPlural.test(after.text) &&
    !frenchNoun.test(after.text)
  );
}

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly isHan: boolean;
}

function stretchesOf(
  text: string,
  tokens: readonly Token[],
  words: FunctionWords,
  { isOfName, isOfWord }: Readonly<Record<'isOfName' | 'isOfWord', (index: number) => boolean>>,
): Stretch[] {
  const { links } = words;
  const isStop = stopped(text, tokens, words).map((stop, index) => stop && !isOfName(index));
  const stretches: Stretch[] = [];
  let from = -1;
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1];
    const isHan = isIdeograph(token.text);
    const joins =
      before !== undefined &&
      !isStop[index - 1] &&
      isIdeograph(before.text) === isHan &&
      (isHan
        ? before.end === token.start
        : isSoftGap(text, before.end, token.start) ||
          isSuspended(text, tokens, index, links) ||
          isOfWord(index));
    if (from >= 0 && (isStop[index] || !joins)) {
      stretches.push({ from, to: index, isHan: isIdeograph(tokens[from]?.text ?? '') });
      from = -1;
    }
    if (from < 0 && !isStop[index]) from = index;
  }
  if (from >= 0) stretches.push({ from, to: tokens.length, isHan: isIdeograph(tokens[from]?.text ?? '') });
  return stretches;
}

/** Tests for a single blank first, the most common gap. */
function isSoftGap(text: string, start: number, end: number): boolean {
  return (end === start + 1 && unitAt(text, start) === 32) || softGap.test(text.slice(start, end));
}

/** "Lohn- und Gehaltsabrechnung", "Ladenöffnung und -schließung" */
function isSuspended(
  text: string,
  tokens: readonly Token[],
  index: number,
  links: ReadonlySet<string>,
): boolean {
  const [before, after] = [tokens[index - 1], tokens[index]];
  if (before === undefined || after === undefined) return false;
  const gap = text.slice(before.end, after.start);
  return (gap === '- ' && links.has(after.text)) || (gap === ' -' && links.has(before.text));
}

/** Only characters of addresses, because Chinese text follows an address without a blank. */
const address = /(?:https?:\/\/|www\.)[\w\-./~:?#@!$&'*+,;=%]+/gi;

/** "US GAAP", "IT support": no pronouns, except in a line of capitals. */
const namesInCapitals = wordList('posting', 'name_in_capitals');

/** "Hilfe im Rahmen der Kesselwartung", "dans le cadre de tournées" */
const complexPrepositions = phraseTable('complex_preposition');

function stopped(line: string, tokens: readonly Token[], words: FunctionWords): boolean[] {
  const hasSmall = hasSmallLetter(line);
  const addresses = /:\/\/|www\./i.test(line) ? allMatches(line, address) : [];
  const isStop = tokens.map(
    ({ text }) =>
      !isIdeograph(text) && words.stops.has(text.toLowerCase()) && !(hasSmall && namesInCapitals.has(text)),
  );
  stopWithin(
    isStop,
    tokens,
    addresses.map(({ 0: { length }, index }) => ({ start: index, end: index + length })),
  );
  stopWithin(isStop, tokens, phraseRanges(complexPrepositions, line));
  for (const { first, count } of chineseFunctionWords(tokens, words)) isStop.fill(true, first, first + count);
  return isStop;
}

const longestChineseWord = 5;

/**
 * The Chinese function words of a line that are not part of a longer word: 对 in 对供应商, none in 对接供应商. The line
 * is divided in the way that leaves the fewest characters in no known word; of equal ones, the longest word is first.
 */
function chineseFunctionWords(tokens: readonly Token[], { stops, longer }: FunctionWords): readonly Phrase[] {
  if (!tokens.some(({ text }) => isIdeograph(text))) return [];
  const left = new Uint32Array(tokens.length + 1);
  const words: string[] = tokens.map(() => '');
  for (let first = tokens.length - 1; first >= 0; first -= 1) {
    left[first] = (left[first + 1] as number) + 1;
    let word = '';
    for (const [index, { text }] of tokens.slice(first, first + longestChineseWord).entries()) {
      const rest = left[first + index + 1] as number;
      if (!isIdeograph(text)) break;
      word += text;
      if (rest > (left[first] as number) || !(stops.has(word) || longer.has(word))) continue;
      left[first] = rest;
      words[first] = word;
    }
  }
  const found: Phrase[] = [];
  for (let first = 0; first < tokens.length; first += words[first]?.length || 1) {
    const word = words[first] as string;
    if (stops.has(word)) found.push({ first, count: word.length });
  }
  return found;
}

/** Marks the tokens in ranges, which are in the order of the text. */
function stopWithin(isStop: boolean[], tokens: readonly Token[], ranges: readonly TokenRange[]): void {
  let at = 0;
  for (const { start, end } of ranges) {
    while (at < tokens.length && (tokens[at] as Token).start < start) at += 1;
    for (; at < tokens.length && (tokens[at] as Token).start < end; at += 1) isStop[at] = true;
  }
}

/** Without blanks any range may be a word, so only those at a border of the stretch are used. */
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

/** The inputs of a token's features: hashes of its key, ending and word class, and its shape. */
export interface TokenView {
  readonly hash: number;
  readonly suffix: number;
  readonly shape: number;
  readonly wordClass: number;
  readonly isVerb: boolean;
}

const maxRemembered = 20_000;
/** By written text and then by key, because a word at the beginning of a line may have another key. */
const viewsOf = memoize(maxRemembered, (): Map<string, TokenView> => new Map());

const suffixLength = 3;

/** The view where there is no token. */
export const nothing: TokenView = { hash: 1, suffix: 1, shape: 0, wordClass: 1, isVerb: false };

/** The first match counts. */
const shapes: readonly ((text: string) => boolean)[] = [
  isSmallLetters,
  isCapitalizedWord,
  (text) => acronym.test(text),
  isDigits,
  isIdeographs,
  hasDigit,
  (text) => capitalInside.test(text),
  (text) => /[.#+]/.test(text),
];

const acronym = preparedPattern(String.raw`^\p{Lu}{2,40}s?$`);
const capitalInside = preparedPattern(String.raw`\p{Ll}\p{Lu}`);

function shapeOf(text: string): number {
  const index = shapes.findIndex((isOfShape) => isOfShape(text));
  return index === -1 ? shapes.length + 1 : index + 1;
}

/** The sign between two tokens, or between a token and the edge of its line. */
const gaps: readonly RegExp[] = [/^[,，、]/, /^[/&]/, /[([（]/, /[)\]）]/, /^[:：]/, /^[.;。；!?]/];

export function gapOf(gap: string, isEdge: boolean): number {
  const sign = gap.trim();
  if (isEdge && sign === '') return 1;
  if (sign === '') return gap === '' ? 2 : 3;
  const index = gaps.findIndex((pattern) => pattern.test(sign));
  return index === -1 ? 10 : 4 + index;
}

/** Cached, because it is called for every token of every posting. */
export function tokenView({ key, text }: Token): TokenView {
  const known = viewsOf(text);
  const view = known.get(key);
  if (view !== undefined) return view;
  const made = {
    hash: hashOf(/^\d/.test(key) ? '0' : key),
    suffix: hashOf(key.slice(-suffixLength)),
    shape: shapeOf(text),
    wordClass: hashOf(wordClassCode(text)),
    isVerb: isVerbOrNoun(text),
  };
  known.set(key, made);
  return made;
}

/** True for the base form of a verb that is a verb or a noun, but not both, in many senses: `clean`, `file`. */
function isVerbOrNoun(word: string): boolean {
  const { form, noun, verb } = readWord(word);
  return form === 'base' && verb !== 'none' && (verb === 'many') !== (noun === 'many');
}

import { opensTerm } from '../../lexicon/find-terms.ts';
import { supportedLanguageOf } from '../../lexicon/languages/detect-language.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { wordList } from '../../lexicon/packed/word-lists.ts';
import { readText } from '../../lexicon/read-text.ts';
import { meantBy } from '../../lexicon/words/misspellings.ts';
import { readWord } from '../../lexicon/words/word-classes.ts';
import { allMatches } from '../../text/patterns/patterns.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { wordKey } from '../../text/word-key.ts';
import type { Finding, Proof } from '../finding.ts';
import type { Line } from '../resume-lines.ts';
import type { Dictionary } from '../spelling/dictionary.ts';
import { maxSuggestedLength, suggest } from '../spelling/suggest.ts';
import { type FoundSlip, findSlips } from './slips.ts';

/** Shorter words are mostly abbreviations. */
const minLength = 4;
/** Limited, because suggestions for one word can take a tenth of a second. */
const maxSuggested = 30;
/** Minimum lengths of the parts of a compound: `code` and `base`. */
const minFirstPart = 3;
const minLastPart = 4;

export interface SpellingResult {
  readonly findings: readonly Finding[];
  /** Unknown words without a similar known word: seldom mistakes. */
  readonly unresolved: number;
  /** Unknown words that were not compared with known ones. */
  readonly skipped: number;
}

/**
 * Unknown words of sentences that are one mistake away from a known word, each once. Leaves out names, addresses,
 * abbreviations, words with digits, and words of the lexicon.
 * @param dictionaries of the resume's language, the one for suggestions first
 */
export function checkSpelling(proof: Proof, dictionaries: readonly (() => Dictionary)[]): SpellingResult {
  const has = (word: string): boolean => dictionaries.some((dictionary) => dictionary().has(word));
  const slips = slipsOf(proof);
  const corrected = new Set(slips.map(({ quote }) => quote?.toLowerCase()));
  const words = wordsOf(proof, has).filter(
    ({ word }) =>
      !(corrected.has(word.toLowerCase()) || isRight(word, proof) || isKnown(proof.lexicon, word, has)),
  );
  const fitting = words.filter(({ word }) => word.length <= maxSuggestedLength).slice(0, maxSuggested);
  const [dictionary] = dictionaries;
  const findings = fitting.flatMap((one) => {
    const meant = proof.language === 'en' ? meantBy(one.word) : null;
    if (meant !== null) return [misspelled(one, meant, proof)];
    return dictionary ? findingFor(one, suggest(one.word, dictionary()), proof) : [];
  });
  return {
    findings: [...slips, ...findings],
    unresolved: fitting.length - findings.length,
    skipped: words.length - fitting.length,
  };
}

/** Without a dictionary: finds what tailoring corrects, and other English misspellings that the lexicon knows. */
export function findMisspellings(proof: Proof): readonly Finding[] {
  const slips = slipsOf(proof);
  if (proof.language !== 'en') return slips;
  const words = wordsOf(proof, () => false).flatMap((one) => {
    const meant = meantBy(one.word);
    return meant === null ? [] : [misspelled(one, meant, proof)];
  });
  return [...slips, ...words];
}

/** Slips that tailoring corrects, each once; English words are left to the rules for words. */
function slipsOf(proof: Proof): readonly Finding[] {
  const found = findSlips(proof).filter(({ isWord }) => !(isWord && proof.language === 'en'));
  const counted = new Map<string, FoundSlip & { count: number }>();
  for (const slip of found) {
    const key = slip.from.toLowerCase();
    const known = counted.get(key);
    if (known) known.count += 1;
    else counted.set(key, { ...slip, count: 1 });
  }
  return [...counted.values()].map(({ line, from, to, isWord, count }) => {
    const finding = misspelled({ word: from, line, count }, to, proof);
    return isWord ? finding : { ...finding, message: proof.messages.spelling.slip(from, count) };
  });
}

/** True for a word that the tables of corrections have as right: `plomería`. */
function isRight(word: string, { language }: Proof): boolean {
  const lower = word.toLowerCase();
  const right = wordList('writing', 'right_spelling');
  if (language === null) return false;
  return right.hasIn(language, lower) || right.hasIn(language, lower.replace(/s$/, ''));
}

interface WrittenWord {
  readonly word: string;
  readonly line: Line;
  readonly count: number;
}

/** The words of sentences in the language of the resume, each once, without names. */
function wordsOf(proof: Proof, isRight: (word: string) => boolean): readonly WrittenWord[] {
  const names = namesIn(proof.lines);
  const words = new Map<string, { readonly word: string; readonly line: Line; count: number }>();
  for (const line of proof.lines) {
    if (line.kind !== 'prose' && line.kind !== 'bullet') continue;
    const own = supportedLanguageOf(line.text);
    if (own !== null && own !== proof.language) continue;
    for (const word of wordsToCheck(proof.lexicon, line.text, isRight)) {
      const key = word.toLowerCase();
      const known = words.get(key);
      if (known) known.count += 1;
      else if (!names.has(key)) words.set(key, { word, line, count: 1 });
    }
  }
  return [...words.values()];
}

function misspelled(
  { word, line: { path, place }, count }: WrittenWord,
  meant: string,
  { messages: { spelling } }: Proof,
): Finding {
  return {
    ...{ severity: 'warning', rule: 'spelling', path, place },
    message: spelling.misspelled(word, count),
    advice: spelling.write(meant),
    quote: word,
    suggestions: [meant],
  };
}

function findingFor(
  { word, line: { path, place }, count }: WrittenWord,
  suggestions: readonly string[],
  { messages: { spelling } }: Proof,
): readonly Finding[] {
  if (suggestions.length === 0) return [];
  return [
    {
      severity: 'warning',
      rule: 'spelling',
      path,
      place,
      message: spelling.unknown(word, count),
      advice: spelling.didYouMean(suggestions),
      quote: word,
      suggestions: [...suggestions],
    },
  ];
}

/** Words in names and lists: the person, employers, schools, places, skills. */
function namesIn(lines: readonly Line[]): ReadonlySet<string> {
  const names = lines.filter(({ kind }) => kind === 'name' || kind === 'list');
  return new Set(names.flatMap(({ text }) => text.toLowerCase().match(/\p{L}+/gu) ?? []));
}

/** A run without spaces, such as an address, path or file name. */
const stretch = /\S+/g;
const letters = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)?/gu;
const elision = /^(?:[cdjlmnst]|qu|lorsqu|puisqu|jusqu)['’]/i;

/** Lower-case words, and the first of a sentence; other capitalized words are names. */
function wordsToCheck(lexicon: Lexicon, text: string, isRight: (word: string) => boolean): readonly string[] {
  const inTerms = termRanges(lexicon, text);
  return allMatches(text, stretch).flatMap(({ 0: piece, index }) => {
    if (/[\d@/\\_#&]|\p{L}\.\p{L}|\.\.\./u.test(piece) || isBroken(piece, isRight)) return [];
    const opens = opensSentence(text, index, index + piece.length);
    return allMatches(piece, letters).flatMap((match) => {
      const at = index + match.index;
      const word = match[0].replace(elision, '').replace(/['’]s$/, '');
      const isLeftOut =
        inTerms.some(([from, to]) => at >= from && at < to) || isAbbreviated(text, at + match[0].length);
      return isLeftOut || !isPlainWord(word, opens && match.index === 0) ? [] : [word];
    });
  });
}

function termRanges(lexicon: Lexicon, text: string): readonly (readonly [from: number, to: number])[] {
  const { tokens, terms } = readText(lexicon, text);
  return terms.map(({ first, count }) => [tokens[first]?.start ?? 0, tokens[first + count - 1]?.end ?? 0]);
}

/** True for a word split at the end of a line: `imple-mentation`. */
function isBroken(piece: string, isRight: (word: string) => boolean): boolean {
  const parts = piece.match(/\p{L}+/gu) ?? [];
  return parts.length === 2 && piece.includes(parts.join('-')) && isRight(parts.join(''));
}

/** False for a first word that is alone or before another capital, because it may be a name. */
function opensSentence(text: string, start: number, end: number): boolean {
  const isFirst = start === 0 || /[.!?]\s$/.test(text.slice(Math.max(0, start - 2), start));
  return isFirst && /^\s\p{Ll}/u.test(text.slice(end, end + 2));
}

/** True before a full stop within a sentence: `approx. ten`. */
function isAbbreviated(text: string, end: number): boolean {
  return /^\.\s\p{Ll}/u.test(text.slice(end, end + 3));
}

function isPlainWord(word: string, opens: boolean): boolean {
  if (word.length < minLength || /['’]/.test(word)) return false;
  const rest = opens ? word.slice(1) : word;
  // `mgmt`, `XSLT` and `iOS` are abbreviations and names.
  return rest === rest.toLowerCase() && /[aeiouyáéíóúàèìòùâêîôûäëïöüœæ]/i.test(word);
}

function isKnown(lexicon: Lexicon, word: string, has: (word: string) => boolean): boolean {
  const lower = word.toLowerCase();
  return has(word) || isOfLexicon(lexicon, word) || isDerived(lower, has) || isCompound(lower, has);
}

/** Endings that derive a word from another: dictionaries lack many plurals and agent nouns. */
const derivations: readonly (readonly [ending: string, base: string])[] = [
  ['s', ''],
  ['r', ''],
  ['rs', ''],
  ['er', ''],
  ['ers', ''],
  ['i', 'us'],
  ['a', 'um'],
];
const prefixes = preparedPattern(
  () => String.raw`^(?:${wordList('proofreading', 'prefix').alternatives()})(?=\p{L}{5})`,
);

/** True for `customizations`, `parsers`, `syllabi`, `unbilled`. */
function isDerived(word: string, has: (text: string) => boolean): boolean {
  const isEnded = derivations.some(
    ([ending, base]) => word.endsWith(ending) && has(word.slice(0, -ending.length) + base),
  );
  const [prefix] = prefixes.exec(word) ?? [];
  return isEnded || (prefix !== undefined && has(word.slice(prefix.length)));
}

/** Uses only listed word classes: the general removal of endings is too generous to judge a spelling. */
function isOfLexicon(lexicon: Lexicon, word: string): boolean {
  const { isKnown, form } = readWord(word);
  return opensTerm(lexicon, wordKey(word)) || (isKnown && form === 'base');
}

/** `mockup`, `signoff` */
const particles = ['up', 'out', 'off', 'down', 'over'];

/** True for two known words in one: `codebase`, `microservices`. */
function isCompound(word: string, has: (text: string) => boolean): boolean {
  if (word.length > maxSuggestedLength) return false;
  for (let at = minFirstPart; at <= word.length - minLastPart; at += 1) {
    if (has(word.slice(0, at)) && has(word.slice(at))) return true;
  }
  return particles.some((particle) => word.endsWith(particle) && has(word.slice(0, -particle.length)));
}

import { rangeOf } from '../text/find-form.ts';
import type { Language } from '../text/language.ts';
import { type Token, tokenize } from '../text/tokenize.ts';
import { isSpelledAlike } from '../values/fold.ts';
import { lazy, memoizeByObject } from '../values/memoize.ts';
import { findTerms } from './find-terms.ts';
import { type Lexicon, memoizeByLexicon } from './lexicon.ts';
import { areInterchangeable } from './skills/interchangeable.ts';
import { tokensAsMeant, withSpellingRight } from './words/misspellings.ts';
import { regularVerb } from './words/verb-forms.ts';
import { readVerb, verbNamedBy } from './words/verbs.ts';

/** A known term at its position in a text. */
export interface ReadTerm {
  readonly canonical: string;
  /** The text as written. */
  readonly text: string;
  /** Token positions: [first, first + count). */
  readonly first: number;
  readonly count: number;
}

/** A text with its tokens and terms, as rules use it. */
export interface ReadText {
  /** The lexicon that its terms were found with. */
  readonly lexicon: Lexicon;
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly keys: ReadonlySet<string>;
  readonly terms: readonly ReadTerm[];
  readonly canonicals: ReadonlySet<string>;
  /** Base forms of the known verbs, including those behind nouns such as `migration`. */
  readonly lemmas: () => ReadonlySet<string>;
}

/** Cached, because a resume's texts are read for many edits and postings. */
export const readText = memoizeByLexicon(1000, read);

function read(lexicon: Lexicon, text: string): ReadText {
  return readTokens(lexicon, text, tokenize(text));
}

/** Reads a text with misspelled English words under their corrections, so that `managment` is found as management. */
export function readAsMeant(lexicon: Lexicon, text: string, language: Language | null): ReadText {
  return language === 'en' ? readEnglish(lexicon, text) : readText(lexicon, text);
}

const readEnglish = memoizeByLexicon(1000, (lexicon, text) => {
  const tokens = tokensAsMeant(text);
  return tokens === null ? readText(lexicon, text) : readTokens(lexicon, text, tokens);
});

/** The text with its misspellings corrected; the same object if it has none. */
export function setRight(read: ReadText, language: Language | null): ReadText {
  const meant = withSpellingRight(read.text, language);
  return meant === read.text ? read : readText(read.lexicon, meant);
}

function readTokens(lexicon: Lexicon, text: string, tokens: readonly Token[]): ReadText {
  const terms = findTerms(lexicon, text, tokens).map(({ term, first, count }) => ({
    canonical: term.canonical,
    text: sliceOf(text, tokens, first, count),
    first,
    count,
  }));
  return {
    lexicon,
    text,
    tokens,
    keys: new Set(tokens.map(({ key }) => key)),
    terms,
    canonicals: new Set(terms.map(({ canonical }) => canonical)),
    // Lazy, because most texts are never asked for them.
    lemmas: lazy(() => new Set(tokens.flatMap(lemmasOf))),
  };
}

function sliceOf(text: string, tokens: readonly Token[], first: number, count: number): string {
  const { start, end } = rangeOf(tokens, first, count);
  return text.slice(start, end);
}

/** The verb that a word is a form of, or whose activity its noun names. */
export function lemmasOf(token: Token): string[] {
  const lower = token.text.toLowerCase();
  const noun = verbNamedBy(lower);
  const verb = readVerb(lower);
  const regular = verb ? null : regularVerb(lower);
  return [...(verb ? [verb.lemma] : []), ...(noun ? [noun] : []), ...(regular ? [regular.lemma] : [])];
}

/** True if a text has this word, in the singular or plural. */
export function hasWord({ keys, tokens }: ReadText, { key, text }: Token): boolean {
  if (!keys.has(key)) return false;
  if (!/(?:ie|y)$/i.test(text)) return true;
  return tokens.some((own) => own.key === key && isSpelledAlike(own.text, text));
}

/** True if a text has the word split by a blank, or by a hyphen at the end of a line: `data base`, `expe- rience`. */
export function hasWordInPieces(read: ReadText, { text }: Pick<Token, 'text'>): boolean {
  return joinedPairs(read).has(text.toLowerCase());
}

/** A single letter is a name, such as `C`, or an initial. */
const minPieceLength = 2;

const joinedPairs = memoizeByObject(({ text, tokens }: ReadText): ReadonlySet<string> => {
  const pairs = tokens.slice(1).flatMap((next, index) => {
    const token = tokens[index] as Token;
    const isBroken = /^(?:[ -]|-[ \n])$/.test(text.slice(token.end, next.start));
    const areLong = token.text.length >= minPieceLength && next.text.length >= minPieceLength;
    return isBroken && areLong ? [`${token.text}${next.text}`.toLowerCase()] : [];
  });
  return new Set(pairs);
});

/** True if a text names the term in these words or in an interchangeable spelling. */
export function namesTerm(
  read: ReadText,
  { canonical, text }: Pick<ReadTerm, 'canonical' | 'text'>,
): boolean {
  return read.terms.some(
    (own) => own.canonical === canonical && areInterchangeable(read.lexicon, own.text, text),
  );
}

/** Token positions of known terms that one of the sources names, too. */
export function tokensOfSharedTerms(read: ReadText, sources: readonly ReadText[]): ReadonlySet<number> {
  const shared = read.terms.filter((term) => sources.some((source) => namesTerm(source, term)));
  return new Set(
    shared.flatMap(({ first, count }) => Array.from({ length: count }, (_, step) => first + step)),
  );
}

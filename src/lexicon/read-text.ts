import { rangeOf } from '../text/find-form.ts';
import { isSpelledAlike } from '../text/fold.ts';
import type { Language } from '../text/language.ts';
import { lazy, memoizeByObject } from '../text/memoize.ts';
import { type Token, tokenize } from '../text/tokenize.ts';
import { findTerms } from './find-terms.ts';
import { areInterchangeable } from './interchangeable.ts';
import { memoizeByLexicon } from './lexicon.ts';
import { tokensAsMeant, withSpellingRight } from './misspellings.ts';
import { regularVerb } from './verb-forms.ts';
import { readVerb, verbNamedBy } from './verbs.ts';

/** A known skill, tool or method where it is in a text. */
export interface ReadTerm {
  readonly canonical: string;
  /** As written there. */
  readonly text: string;
  /** Positions of its tokens: [first, first + count). */
  readonly first: number;
  readonly count: number;
}

/** A text as the rules look at it. */
export interface ReadText {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly keys: ReadonlySet<string>;
  readonly terms: readonly ReadTerm[];
  readonly canonicals: ReadonlySet<string>;
  /** Lemmas of the verbs of the table, those that nouns such as `migration` are made of included. */
  readonly lemmas: () => ReadonlySet<string>;
}

/** Most texts of a resume are read for many edits, again in the document, and again for the next posting. */
export const readText = memoizeByLexicon(1000, read);

function read(text: string): ReadText {
  return readTokens(text, tokenize(text));
}

/** As it stands, the misspelled words of an English text found under the right ones: `managment` where management is looked for. */
export function readAsMeant(text: string, language: Language | null): ReadText {
  return language === 'en' ? readEnglish(text) : readText(text);
}

const readEnglish = memoizeByLexicon(1000, (text) => {
  const tokens = tokensAsMeant(text);
  return tokens === null ? readText(text) : readTokens(text, tokens);
});

/** The text with its misspelled words set right; the very same where there are none. */
export function setRight(read: ReadText, language: Language | null): ReadText {
  const meant = withSpellingRight(read.text, language);
  return meant === read.text ? read : readText(meant);
}

function readTokens(text: string, tokens: readonly Token[]): ReadText {
  const terms = findTerms(text, tokens).map(({ term, first, count }) => ({
    canonical: term.canonical,
    text: sliceOf(text, tokens, first, count),
    first,
    count,
  }));
  return {
    text,
    tokens,
    keys: new Set(tokens.map(({ key }) => key)),
    terms,
    canonicals: new Set(terms.map(({ canonical }) => canonical)),
    // Most texts are never asked for them.
    lemmas: lazy(() => new Set(tokens.flatMap(lemmasOf))),
  };
}

function sliceOf(text: string, tokens: readonly Token[], first: number, count: number): string {
  const { start, end } = rangeOf(tokens, first, count);
  return text.slice(start, end);
}

/** The verb that a word is a form of, or that its noun names. */
export function lemmasOf(token: Token): string[] {
  const lower = token.text.toLowerCase();
  const noun = verbNamedBy(lower);
  const verb = readVerb(lower);
  const regular = verb ? null : regularVerb(lower);
  return [...(verb ? [verb.lemma] : []), ...(noun ? [noun] : []), ...(regular ? [regular.lemma] : [])];
}

/** Whether a text has this very word, in whatever number. */
export function hasWord({ keys, tokens }: ReadText, { key, text }: Token): boolean {
  if (!keys.has(key)) return false;
  if (!/(?:ie|y)$/i.test(text)) return true;
  return tokens.some((own) => own.key === key && isSpelledAlike(own.text, text));
}

/** Whether a text has the word in two pieces, with nothing but a blank, or a hyphen at the end of a line, between: `data base`, `expe- rience`. */
export function hasWordInPieces(read: ReadText, { text }: Pick<Token, 'text'>): boolean {
  return joinedPairs(read).has(text.toLowerCase());
}

/** A letter alone is a name, `C`, or an initial. */
const shortestPiece = 2;

const joinedPairs = memoizeByObject(({ text, tokens }: ReadText): ReadonlySet<string> => {
  const pairs = tokens.slice(1).flatMap((next, index) => {
    const token = tokens[index] as Token;
    const isBroken = /^(?:[ -]|-[ \n])$/.test(text.slice(token.end, next.start));
    const areLong = token.text.length >= shortestPiece && next.text.length >= shortestPiece;
    return isBroken && areLong ? [`${token.text}${next.text}`.toLowerCase()] : [];
  });
  return new Set(pairs);
});

/** Whether a text names the term in these words or in another true spelling of them. */
export function namesTerm(
  read: ReadText,
  { canonical, text }: Pick<ReadTerm, 'canonical' | 'text'>,
): boolean {
  return read.terms.some((own) => own.canonical === canonical && areInterchangeable(own.text, text));
}

/** Positions of the tokens that belong to a known term which one of the texts names too. */
export function tokensOfSharedTerms(read: ReadText, sources: readonly ReadText[]): ReadonlySet<number> {
  const shared = read.terms.filter((term) => sources.some((source) => namesTerm(source, term)));
  return new Set(
    shared.flatMap(({ first, count }) => Array.from({ length: count }, (_, step) => first + step)),
  );
}

import { findTerms } from '../lexicon/find-terms.ts';
import { nominalisations } from '../lexicon/nominalisations.ts';
import { readVerb } from '../lexicon/verbs.ts';
import { type Token, tokenize } from '../text/tokenize.ts';

/** A known skill, tool or method where it stands in a text. */
export interface ReadTerm {
  readonly canonical: string;
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
  /** Lemmas of the verbs of the table, those behind nouns such as `migration` included. */
  readonly lemmas: ReadonlySet<string>;
}

export function readText(text: string): ReadText {
  const tokens = tokenize(text);
  const terms = findTerms(text, tokens).map(({ term, first, count }) => ({
    canonical: term.canonical,
    first,
    count,
  }));
  let lemmas: ReadonlySet<string> | undefined;
  return {
    text,
    tokens,
    keys: new Set(tokens.map(({ key }) => key)),
    terms,
    canonicals: new Set(terms.map(({ canonical }) => canonical)),
    // Most texts are never asked for them.
    get lemmas() {
      lemmas ??= new Set(tokens.flatMap((token) => lemmasOf(token)));
      return lemmas;
    },
  };
}

/** The verb that a word is a form of, or that its noun names. */
export function lemmasOf(token: Token): string[] {
  const lower = token.text.toLowerCase();
  const noun = nominalisations[lower] ?? nominalisations[lower.replace(/isation$/, 'ization')];
  const verb = readVerb(lower);
  return [...(verb ? [verb.lemma] : []), ...(noun ? [noun] : [])];
}

/** Positions of the tokens that belong to a known term which is also in one of the texts. */
export function tokensOfSharedTerms(read: ReadText, sources: readonly ReadText[]): ReadonlySet<number> {
  const shared = read.terms.filter(({ canonical }) =>
    sources.some((source) => source.canonicals.has(canonical)),
  );
  return new Set(
    shared.flatMap(({ first, count }) => Array.from({ length: count }, (_, step) => first + step)),
  );
}

import { findKeys } from '../text/find-form.ts';
import type { Token } from '../text/tokenize.ts';
import { type FormMatch, isMeant } from './is-meant.ts';
import { lexiconIndex } from './lexicon.ts';
import type { Phrase, Term } from './lexicon-index.ts';

export interface TermMatch extends FormMatch {
  readonly term: Term;
}

/** Every known term of a text, longest first, without overlap, in order of appearance. */
export function findTerms(text: string, tokens: readonly Token[]): TermMatch[] {
  const { phrases } = lexiconIndex();
  const matches: TermMatch[] = [];
  for (let first = 0; first < tokens.length; ) {
    const phrase = longestAt(phrases.get(tokens[first]?.key ?? '') ?? [], tokens, first);
    const count = phrase?.keys.length ?? 1;
    if (phrase && isMeant(text, tokens, { first, count }))
      matches.push({ term: phrase.term(), first, count });
    first += count;
  }
  return matches;
}

function longestAt(candidates: readonly Phrase[], tokens: readonly Token[], first: number) {
  return candidates.find(({ keys }) => keys.every((key, step) => tokens[first + step]?.key === key));
}

/** The first place at or after `from` where token keys stand one after the other and, if they are also everyday words, mean the skill. */
export function findMeantKeys(
  text: string,
  tokens: readonly Token[],
  keys: readonly string[],
  from = 0,
): FormMatch | null {
  const count = keys.length;
  for (let first = findKeys(tokens, keys, from); first !== -1; first = findKeys(tokens, keys, first + 1)) {
    if (isMeant(text, tokens, { first, count })) return { first, count };
  }
  return null;
}

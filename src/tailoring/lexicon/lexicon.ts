import { termKey } from '../text/tokenize.ts';
import { buildIndex, type LexiconIndex, type Spelling, type Term } from './lexicon-index.ts';
import type { TermKind } from './profession-table.ts';
import { skills } from './skills.ts';

let index: LexiconIndex | undefined;

/** Built on first use: most commands never need it. */
export function lexiconIndex(): LexiconIndex {
  index ??= buildIndex(skills);
  return index;
}

function termOf(term: string): Term | undefined {
  return lexiconIndex().terms.get(termKey(term));
}

/** The one spelling that stands for all equivalents; a term that is not known stands for itself. */
export function canonical(term: string): string {
  return termOf(term)?.canonical ?? term;
}

/** Every true equivalent of a term, the spelling given first. */
export function formsOf(term: string): readonly string[] {
  return spellingsOf(term).map(({ text }) => text);
}

/** As formsOf, with the token keys of each. */
export function spellingsOf(term: string): readonly Spelling[] {
  const key = termKey(term);
  const others = lexiconIndex().terms.get(key)?.keyed ?? [];
  return [{ text: term, keys: key.split(' ') }, ...others.filter(({ keys }) => keys.join(' ') !== key)];
}

export function isSkill(term: string): boolean {
  return termOf(term) !== undefined;
}

export function kindOf(term: string): TermKind | null {
  return termOf(term)?.kind ?? null;
}

/** What a person who knows `term` knows as well: one step, never back. */
export function broaderOf(term: string): readonly string[] {
  return lexiconIndex().broader.get(canonical(term)) ?? [];
}

import type { TermKind } from '../contract/choices.ts';
import type { Language } from '../text/language.ts';
import { termKey } from '../text/tokenize.ts';
import { hashOf } from '../values/hash.ts';
import { type Computed, lazy, memoize, memoizeByObject } from '../values/memoize.ts';
import { packedSkills } from './packed/packed-lexicon.ts';
import type { SkillIndex } from './packed/skill-index.ts';
import { buildIndex, type LexiconIndex, type Spelling, type Term } from './skills/lexicon-index.ts';

/**
 * The skills of all professions and those that a host adds. It is passed to whatever looks up a term: as a field of what
 * was read with it (`ReadText`, `Chunk`, `ResumeModel`), or as the first parameter.
 */
export interface Lexicon {
  readonly index: LexiconIndex;
  /** Only the host's additions. */
  readonly own: LexiconIndex;
  /** A suffix that identifies the lexicon in a version; empty without additions. */
  readonly mark: string;
  /** Terms by spelling, because one call looks up the same spellings hundreds of times. */
  readonly remembered: Map<string, Term | null>;
}

export function createLexicon(own: readonly SkillIndex[] = []): Lexicon {
  const mark = own.length === 0 ? '' : `+${checksum(JSON.stringify(own))}`;
  return { index: buildIndex([packedSkills(), ...own]), own: buildIndex(own), mark, remembered: new Map() };
}

/** The lexicon without additions, shared by all engines so that they share its caches. */
export const standardLexicon = lazy(() => createLexicon());

/** The kind of a term without any host's additions, for readers of documents, which have no engine. */
export function shippedKindOf(term: string): TermKind | null {
  return kindOf(standardLexicon(), term);
}

/** The canonical name of the host's term with this spelling; null for terms of the shipped lexicon. */
export function hostTermOf({ own }: Lexicon, spelling: string): string | null {
  return own.terms.get(termKey(spelling))?.canonical ?? null;
}

/** Like `memoize`, with a separate cache for each lexicon. */
export function memoizeByLexicon<Value extends Computed>(
  maxEntries: number,
  compute: (lexicon: Lexicon, text: string) => Value,
): (lexicon: Lexicon, text: string) => Value {
  const memories = memoizeByObject((lexicon: Lexicon) =>
    memoize(maxEntries, (text) => compute(lexicon, text)),
  );
  return (lexicon, text) => memories(lexicon)(text);
}

/** Like `memoizeByObject`, with a separate cache for each lexicon. */
export function memoizeInLexicon<Key extends object, Value extends Computed>(
  compute: (lexicon: Lexicon, key: Key) => Value,
): (lexicon: Lexicon, key: Key) => Value {
  const memories = memoizeByObject((lexicon: Lexicon) =>
    memoizeByObject((key: Key) => compute(lexicon, key)),
  );
  return (lexicon, key) => memories(lexicon)(key);
}

/** Bounds the memory of a long-lived process. */
const maxRemembered = 5000;

function termOf({ index, remembered }: Lexicon, term: string): Term | undefined {
  const known = remembered.get(term);
  if (known !== undefined) return known ?? undefined;
  const found = index.terms.get(termKey(term));
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(term, found ?? null);
  return found;
}

/** The main spelling of a term; an unknown term is returned unchanged. */
export function canonical(lexicon: Lexicon, term: string): string {
  return termOf(lexicon, term)?.canonical ?? term;
}

/** All equivalent spellings of a term, the given one first. */
export function formsOf(lexicon: Lexicon, term: string): readonly string[] {
  return spellingsOf(lexicon, term).map(({ text }) => text);
}

/** Like `formsOf`, with the token keys of each spelling. */
export const spellingsOf = memoizeByLexicon(maxRemembered, (lexicon, term): readonly Spelling[] => {
  const key = termKey(term);
  const known = lexicon.index.terms.get(key)?.keyed() ?? [];
  const own = known.find((spelling) => spelling.key === key);
  const given = { text: term, keys: key.split(' '), key, language: own?.language ?? null };
  return [given, ...known.filter((spelling) => spelling !== own)];
});

/** The language of a spelling; null for names, abbreviations and unknown spellings, which fit every language. */
export function languageOf(lexicon: Lexicon, form: string): Language | null {
  return spellingsOf(lexicon, form)[0]?.language ?? null;
}

/** True if a text in the language may use the spelling. */
export function belongsTo(lexicon: Lexicon, form: string, language: Language): boolean {
  const own = languageOf(lexicon, form);
  return own === null || own === language;
}

export function kindOf(lexicon: Lexicon, term: string): TermKind | null {
  return termOf(lexicon, term)?.kind ?? null;
}

/** The profession that a term belongs to; null for an unknown term. */
export function professionOf(lexicon: Lexicon, term: string): string | null {
  return termOf(lexicon, term)?.profession ?? null;
}

/** The canonical terms that `term` directly implies: anybody who knows it knows these, but not the reverse. */
export function broaderOf(lexicon: Lexicon, term: string): readonly string[] {
  return lexicon.index.broader.get(canonical(lexicon, term)) ?? [];
}

/** All terms that it implies in any number of steps, nearest first. */
export const allBroaderOf = memoizeByLexicon(maxRemembered, (lexicon, term): readonly string[] => {
  const own = canonical(lexicon, term);
  const all = new Set<string>();
  for (let next = broaderOf(lexicon, own); next.length > 0; ) {
    const fresh = next.filter((each) => each !== own && !all.has(each));
    for (const each of fresh) all.add(each);
    next = fresh.flatMap((each) => broaderOf(lexicon, each));
  }
  return [...all];
});

/** Eight hexadecimal digits. */
function checksum(text: string): string {
  return (hashOf(text) >>> 0).toString(16).padStart(8, '0');
}

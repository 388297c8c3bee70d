import type { TermKind } from '../contract/choices.ts';
import type { Language } from '../text/language.ts';
import { termKey } from '../text/tokenize.ts';
import { hashOf } from '../values/hash.ts';
import { type Computed, memoize, memoizeByObject } from '../values/memoize.ts';
import { packedSkills } from './packed/packed-lexicon.ts';
import type { SkillIndex } from './packed/skill-index.ts';
import { buildIndex, type LexiconIndex, type Spelling, type Term } from './skills/lexicon-index.ts';

/** The skills of all professions and those that a host adds. */
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

let standard: Lexicon | undefined;
let current: Lexicon | undefined;

/** The lexicon without additions, shared by all engines so that they share its caches. */
export function standardLexicon(): Lexicon {
  standard ??= createLexicon();
  return standard;
}

function lexicon(): Lexicon {
  return current ?? standardLexicon();
}

/**
 * Runs `work` with this lexicon. The work is synchronous, so engines with different lexicons in one process never
 * interfere.
 */
export function withLexicon<T>(own: Lexicon, work: () => T): T {
  const before = current;
  current = own;
  try {
    return work();
  } finally {
    current = before;
  }
}

export function lexiconIndex(): LexiconIndex {
  return lexicon().index;
}

/** The canonical name of the host's term with this spelling; null for terms of the shipped lexicon. */
export function hostTermOf(spelling: string): string | null {
  return lexicon().own.terms.get(termKey(spelling))?.canonical ?? null;
}

/** Like `memoize`, with a separate cache for each lexicon. */
export function memoizeByLexicon<Value extends Computed>(
  maxEntries: number,
  compute: (text: string) => Value,
): (text: string) => Value {
  const memories = memoizeByObject((_: Lexicon) => memoize(maxEntries, compute));
  return (text) => memories(lexicon())(text);
}

export function lexiconMark(): string {
  return lexicon().mark;
}

/** Bounds the memory of a long-lived process. */
const maxRemembered = 5000;

function termOf(term: string): Term | undefined {
  const { index, remembered } = lexicon();
  const known = remembered.get(term);
  if (known !== undefined) return known ?? undefined;
  const found = index.terms.get(termKey(term));
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(term, found ?? null);
  return found;
}

/** The main spelling of a term; an unknown term is returned unchanged. */
export function canonical(term: string): string {
  return termOf(term)?.canonical ?? term;
}

/** All equivalent spellings of a term, the given one first. */
export function formsOf(term: string): readonly string[] {
  return spellingsOf(term).map(({ text }) => text);
}

/** Like `formsOf`, with the token keys of each spelling. */
export const spellingsOf = memoizeByLexicon(maxRemembered, (term): readonly Spelling[] => {
  const key = termKey(term);
  const known = lexiconIndex().terms.get(key)?.keyed() ?? [];
  const own = known.find((spelling) => spelling.key === key);
  const given = { text: term, keys: key.split(' '), key, language: own?.language ?? null };
  return [given, ...known.filter((spelling) => spelling !== own)];
});

/** The language of a spelling; null for names, abbreviations and unknown spellings, which fit every language. */
export function languageOf(form: string): Language | null {
  return spellingsOf(form)[0]?.language ?? null;
}

/** True if a text in the language may use the spelling. */
export function belongsTo(form: string, language: Language): boolean {
  const own = languageOf(form);
  return own === null || own === language;
}

export function kindOf(term: string): TermKind | null {
  return termOf(term)?.kind ?? null;
}

/** The profession that a term belongs to; null for an unknown term. */
export function professionOf(term: string): string | null {
  return termOf(term)?.profession ?? null;
}

/** The canonical terms that `term` directly implies: anybody who knows it knows these, but not the reverse. */
export function broaderOf(term: string): readonly string[] {
  return lexiconIndex().broader.get(canonical(term)) ?? [];
}

/** All terms that it implies in any number of steps, nearest first. */
export const allBroaderOf = memoizeByLexicon(maxRemembered, (term): readonly string[] => {
  const own = canonical(term);
  const all = new Set<string>();
  for (let next = broaderOf(own); next.length > 0; ) {
    const fresh = next.filter((each) => each !== own && !all.has(each));
    for (const each of fresh) all.add(each);
    next = fresh.flatMap(broaderOf);
  }
  return [...all];
});

/** Eight hexadecimal digits. */
function checksum(text: string): string {
  return (hashOf(text) >>> 0).toString(16).padStart(8, '0');
}

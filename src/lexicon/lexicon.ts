import type { TermKind } from '../contract/choices.ts';
import { hashOf } from '../text/hash.ts';
import type { Language } from '../text/language.ts';
import { memoize, memoizeByObject } from '../text/memoize.ts';
import { termKey } from '../text/tokenize.ts';
import { buildIndex, type LexiconIndex, type Spelling, type Term } from './lexicon-index.ts';
import { packedSkills } from './packed-lexicon.ts';
import type { SkillIndex } from './skill-index.ts';

/** The skills of all professions, with what a host adds to them. */
export interface Lexicon {
  readonly index: LexiconIndex;
  /** What the host added, alone. */
  readonly own: LexiconIndex;
  /** Tells lexicons apart in a version; empty for the one without additions. */
  readonly mark: string;
  /** The same spellings are looked up by hundreds in one call. */
  readonly remembered: Map<string, Term | null>;
}

export function createLexicon(own: readonly SkillIndex[] = []): Lexicon {
  const mark = own.length === 0 ? '' : `+${checksum(JSON.stringify(own))}`;
  return { index: buildIndex([packedSkills(), ...own]), own: buildIndex(own), mark, remembered: new Map() };
}

let standard: Lexicon | undefined;
let current: Lexicon | undefined;

/** One for all engines without additions, so that they share what they remember. */
export function standardLexicon(): Lexicon {
  standard ??= createLexicon();
  return standard;
}

function lexicon(): Lexicon {
  return current ?? standardLexicon();
}

/**
 * Every lookup of `work` asks this lexicon. The work is synchronous, so engines with other lexicons in the
 * same process never meet.
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

/** The term that the host gave a spelling to; null for the lexicon's own. */
export function hostTermOf(spelling: string): string | null {
  return lexicon().own.terms.get(termKey(spelling))?.canonical ?? null;
}

/** As memoize, where the lexicon has a say in what is computed: each has a memory of its own. */
export function memoizeByLexicon<Value extends object>(
  most: number,
  compute: (text: string) => Value,
): (text: string) => Value {
  const memories = memoizeByObject((_: Lexicon) => memoize(most, compute));
  return (text) => memories(lexicon())(text);
}

export function lexiconMark(): string {
  return lexicon().mark;
}

/** The bound keeps a long-lived process small. */
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

/** The one spelling that stands for all equivalents; a term that is not known stands for itself. */
export function canonical(term: string): string {
  return termOf(term)?.canonical ?? term;
}

/** Every true equivalent of a term, the spelling given first. */
export function formsOf(term: string): readonly string[] {
  return spellingsOf(term).map(({ text }) => text);
}

/** As formsOf, with the token keys of each. */
export const spellingsOf = memoizeByLexicon(maxRemembered, (term): readonly Spelling[] => {
  const key = termKey(term);
  const known = lexiconIndex().terms.get(key)?.keyed() ?? [];
  const own = known.find((spelling) => spelling.key === key);
  const given = { text: term, keys: key.split(' '), key, language: own?.language ?? null };
  return [given, ...known.filter((spelling) => spelling !== own)];
});

/** The language that a form belongs to; null for names, abbreviations and unknown forms, which belong to all. */
export function languageOf(form: string): Language | null {
  return spellingsOf(form)[0]?.language ?? null;
}

/** Whether a text in the language may use the form. */
export function belongsTo(form: string, language: Language): boolean {
  const own = languageOf(form);
  return own === null || own === language;
}

export function kindOf(term: string): TermKind | null {
  return termOf(term)?.kind ?? null;
}

/** The profession whose people list the term first; null for a term that is not known. */
export function professionOf(term: string): string | null {
  return termOf(term)?.profession ?? null;
}

/** What a person who knows `term` knows as well, as canonical terms: one step, never back. */
export function broaderOf(term: string): readonly string[] {
  return lexiconIndex().broader.get(canonical(term)) ?? [];
}

/** The same in any number of steps, the nearest first. */
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

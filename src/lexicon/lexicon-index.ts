import type { TermKind } from '../contract/choices.ts';
import type { Language } from '../text/language.ts';
import { lazy, memoize } from '../text/memoize.ts';
import { termKey } from '../text/tokenize.ts';
import { valuesIn } from './packed-file.ts';
import {
  type IndexedRow,
  languageOfSpelling,
  rowAt,
  type SkillIndex,
  spellingsStartingWith,
} from './skill-index.ts';

/** A spelling with its token keys, so that nothing is split again for every search. */
export interface Spelling {
  readonly text: string;
  readonly keys: readonly string[];
  /** The keys as one string, as `termKey` writes it. */
  readonly key: string;
  /** Null for a name or an abbreviation: those are written alike in every language. */
  readonly language: Language | null;
}

export interface Term {
  /** The spelling that stands for all of them. */
  readonly canonical: string;
  readonly kind: TermKind;
  /** Name of the table that it is in. */
  readonly profession: string;
  readonly spellings: readonly string[];
  /** The same spellings, in the same order. */
  readonly keyed: () => readonly Spelling[];
}

export interface Phrase {
  readonly keys: readonly string[];
  readonly term: () => Term;
}

interface Lookup<Found> {
  get(key: string): Found | undefined;
}

/** The phrases that begin with a word. */
export interface Opening {
  /** The word alone. */
  readonly alone: Phrase | undefined;
  /** By the second token key; longest first. Thousands of names begin with a word such as "data". */
  readonly followed: ReadonlyMap<string, readonly Phrase[]> | null;
}

export interface LexiconIndex {
  /** By the joined token keys of every spelling. */
  readonly terms: Lookup<Term>;
  /** By the first token key. */
  readonly openings: Lookup<Opening>;
  /** Canonical term to the canonical terms that it implies in one step. */
  readonly broader: Lookup<readonly string[]>;
}

/** Words that open no spelling are remembered too. */
const maxRemembered = 20_000;

/**
 * A text meets a small part of the lexicon: the spellings of a word are read when a text first holds it, and a row when a text
 * first holds all words of one of its spellings.
 */
export function buildIndex(indexes: readonly SkillIndex[]): LexiconIndex {
  const termOf = termReader(indexes);
  const byKey = new Map<string, Phrase>();
  const openingAt = memoize(maxRemembered, (head) => {
    const phrases = indexes.flatMap((lexicon) =>
      spellingsStartingWith(lexicon, head).map(
        ({ keys, row }): Phrase => ({ keys, term: lazy(() => termOf(rowAt(lexicon, row))) }),
      ),
    );
    for (const phrase of phrases) byKey.set(phrase.keys.join(' '), phrase);
    return openingOf(phrases);
  });
  const broaderThan = memoize(maxRemembered, (term) =>
    indexes.flatMap((lexicon) => valuesIn(lexicon.broader, term) ?? []),
  );
  return {
    openings: { get: openingAt },
    terms: {
      get(key) {
        openingAt(key.split(' ', 1)[0] ?? '');
        return byKey.get(key)?.term();
      },
    },
    broader: { get: broaderThan },
  };
}

const opensNothing: Opening = { alone: undefined, followed: null };

function openingOf(phrases: readonly Phrase[]): Opening {
  if (phrases.length === 0) return opensNothing;
  const followed = new Map<string, Phrase[]>();
  for (const phrase of phrases.toSorted((a, b) => b.keys.length - a.keys.length)) {
    const second = phrase.keys[1];
    if (second === undefined) continue;
    const together = followed.get(second);
    if (together) together.push(phrase);
    else followed.set(second, [phrase]);
  }
  const alone = phrases.find(({ keys }) => keys.length === 1);
  return { alone, followed: followed.size === 0 ? null : followed };
}

/** Gives the term that a row stands for; each term is made once. */
function termReader(indexes: readonly SkillIndex[]): (row: IndexedRow) => Term {
  const known = new Map<string, Term>();

  // Of one lexicon a row is all of its term; what a host adds to the term is in another.
  const rowsOfTerm = (row: IndexedRow): IndexedRow[] => {
    if (indexes.length === 1) return [row];
    const canonical = row.spellings[0].text;
    const key = termKey(canonical);
    const [head = ''] = key.split(' ', 1);
    return indexes.flatMap((lexicon) => {
      const spellings = spellingsStartingWith(lexicon, head).filter(({ keys }) => keys.join(' ') === key);
      const rows = [...new Set(spellings.map((spelling) => spelling.row))];
      return rows.map((start) => rowAt(lexicon, start)).filter((one) => one.spellings[0].text === canonical);
    });
  };

  return (row) => {
    const canonical = row.spellings[0].text;
    const term = known.get(canonical) ?? joined(rowsOfTerm(row));
    known.set(canonical, term);
    return term;
  };
}

/** The rows that stand for one term: the lexicon's own, and what a host adds to it. */
function joined([first, ...added]: readonly IndexedRow[]): Term {
  if (!first) throw new Error('A term without a row: the index does not hold its first spelling.');
  const written = [first, ...added].flatMap(({ spellings }, row) => spellings.slice(row === 0 ? 0 : 1));
  const { kind, profession, spellings } = first;
  return {
    canonical: spellings[0].text,
    kind,
    profession,
    spellings: written.map(({ text }) => text),
    // Of most terms a text holds a first word and no more.
    keyed: lazy(() =>
      written.map((spelling) => {
        const { text } = spelling;
        return { text, keys: keysOf(text), key: termKey(text), language: languageOfSpelling(spelling) };
      }),
    ),
  };
}

function keysOf(text: string): string[] {
  return termKey(text).split(' ');
}

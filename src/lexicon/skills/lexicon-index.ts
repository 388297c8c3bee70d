import type { TermKind } from '../../contract/choices.ts';
import type { Language } from '../../text/language.ts';
import { termKey } from '../../text/tokenize.ts';
import { lazy, memoize } from '../../values/memoize.ts';
import { valuesIn } from '../packed/packed-file.ts';
import {
  type IndexedRow,
  languageOfSpelling,
  rowAt,
  type SkillIndex,
  spellingsStartingWith,
} from '../packed/skill-index.ts';

/** A spelling with its token keys, which are computed once. */
export interface Spelling {
  readonly text: string;
  readonly keys: readonly string[];
  /** The keys joined as in `termKey`. */
  readonly key: string;
  /** Null for a name or an abbreviation, which is spelled the same in every language. */
  readonly language: Language | null;
}

export interface Term {
  /** The main spelling. */
  readonly canonical: string;
  readonly kind: TermKind;
  /** The name of its table. */
  readonly profession: string;
  readonly spellings: readonly string[];
  /** The same spellings with their keys, in the same order. */
  readonly keyed: () => readonly Spelling[];
}

export interface Phrase {
  readonly keys: readonly string[];
  readonly term: () => Term;
}

interface Lookup<Found> {
  get(key: string): Found | undefined;
}

/** The phrases that begin with a given word. */
export interface Opening {
  /** The word by itself, if it is a phrase. */
  readonly alone: Phrase | undefined;
  /** Longer phrases by their second token key, longest first; thousands of names begin with a word such as "data". */
  readonly followed: ReadonlyMap<string, readonly Phrase[]> | null;
}

export interface LexiconIndex {
  /** Terms by the joined token keys of every spelling. */
  readonly terms: Lookup<Term>;
  /** Openings by their first token key. */
  readonly openings: Lookup<Opening>;
  /** The canonical terms that each canonical term directly implies. */
  readonly broader: Lookup<readonly string[]>;
}

/** Includes words that begin no spelling. */
const maxRemembered = 20_000;

/**
 * Reads lazily, because a text uses a small part of the lexicon: the spellings of a word when a text first contains it,
 * and a row when a text first contains all words of a spelling.
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

/** Reads the term of a row; each term is created once. */
function termReader(indexes: readonly SkillIndex[]): (row: IndexedRow) => Term {
  const known = new Map<string, Term>();

  // Within one lexicon a row holds the whole term; a host's additions are in another lexicon.
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

/** Combines the rows of one term: the lexicon's row and those that a host added. */
function joined([first, ...added]: readonly IndexedRow[]): Term {
  if (!first) throw new Error('A term without a row: the index does not hold its first spelling.');
  const written = [first, ...added].flatMap(({ spellings }, row) => spellings.slice(row === 0 ? 0 : 1));
  const { kind, profession, spellings } = first;
  return {
    canonical: spellings[0].text,
    kind,
    profession,
    spellings: written.map(({ text }) => text),
    // Lazy, because texts usually contain only the first word of a term.
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

import { itemsIn, packedRows } from '../../../lexicon/packed/packed-lexicon.ts';
import { wordList } from '../../../lexicon/packed/word-lists.ts';
import { tokenize } from '../../../text/tokenize.ts';
import { lowerCase } from '../../../values/fold.ts';
import { addTo } from '../../../values/lists.ts';
import { lazy, memoize } from '../../../values/memoize.ts';

/* Cues: words that limit the names around them, from the rows of data/tailoring/cues.tsv. */

/**
 * How a cue limits what a text names. `none`: it is denied, wished for, no longer true, or the work of others.
 * `in_part`: the text is about a part of it, or about work with help, a hobby or learning. `at_most`: the person
 * states their highest level.
 */
export const limits = ['none', 'in_part', 'at_most'] as const;

export type Limit = (typeof limits)[number];

/**
 * Which names of a sentence a cue limits. `next`: the one directly after it, "no SQL". `list_after`: the list that
 * begins after it, "basics of SQL and R". `list_before`: the list that ends before it, "SQL and R basics".
 * `clause_after`: what follows in its clause, "helped with …". `clause`: the whole clause, "… under supervision".
 * `sentence`: the whole sentence, "want to …". `between`: the list between an opening and the cue, "with the SQL and
 * R teams".
 */
export const reaches = [
  'next',
  'list_after',
  'list_before',
  'clause_after',
  'clause',
  'sentence',
  'between',
] as const;

/**
 * Conditions under which a cue limits a name. `is_of_heads`: the name is not part of a larger noun, so "no welding"
 * denies it but "no welding errors" does not. `is_of_programs`: the name is that of a program or the like; removing
 * one ends its use, but removing a brake is a mechanic's work. `is_aside`: the cue is in brackets or in a clause
 * without other words, "Angular (learning)". `ends_phrase`: nothing follows in its phrase, "with the ICU staff" but
 * not "with staff rosters". `opens_clause`: a clause begins with it, "Learning Go" but not "machine learning".
 * `is_label`: a colon follows, "Hobbies: Go" but not "hobby project". `is_of_learning`: the name is not a credential,
 * which lessons give, and if the cue limits in part, the text is not about a school.
 */
export const cueFlags = [
  'is_of_heads',
  'is_of_programs',
  'is_aside',
  'ends_phrase',
  'opens_clause',
  'is_label',
  'is_of_learning',
] as const;

/**
 * A set of alternatives in lower case, null for any word, or the maximum number of words that describe the next noun.
 */
export type CueWord = ReadonlySet<string> | null | number;

export interface Cue {
  readonly limit: Limit;
  readonly reach: (typeof reaches)[number];
  readonly words: readonly CueWord[];
  readonly flags: ReadonlySet<(typeof cueFlags)[number]>;
  /** For `between`: the words, or pairs of words, that may open the list. */
  readonly openings: ReadonlySet<string>;
  /** No limit if one of these words follows soon: people who "helped customers with" something did it themselves. */
  readonly notBefore: ReadonlySet<string>;
  /** No limit if one of these verbs is in the clause: teaching the basics takes more than the basics. */
  readonly notUnder: ReadonlySet<string>;
}

/**
 * The phrases that may begin with a word, in all languages, because a text may mix languages and a short one does not
 * show its own. Only phrases whose first word occurs in a text are spelled out.
 */
const byFirstWord = lazy((): ReadonlyMap<string, readonly Phrase[]> => {
  const index = new Map<string, Phrase[]>();
  for (const phrase of packedRows('cues').flatMap(phrasesOfRow)) {
    for (const [first] of choicesOf(phrase.parts[0] ?? '')) {
      if (first === undefined || first === null || typeof first === 'number')
        throw new Error('A cue begins with a word.');
      for (const word of first) addTo(index, word, phrase);
    }
  }
  return index;
});

export const cuesBeginningWith = memoize(2000, (word: string): readonly Cue[] =>
  (byFirstWord().get(word) ?? []).flatMap(({ kind, parts }) =>
    spellings(parts)
      .filter(([first]) => first instanceof Set && first.has(word))
      .map((words) => ({ ...kind, words })),
  ),
);

/** A phrase of a row, each spelling of which is a cue. */
interface Phrase {
  readonly kind: Omit<Cue, 'words'>;
  /** `a/b` is either word, `*` any word, `*3` up to three. */
  readonly parts: readonly string[];
}

function phrasesOfRow([
  limit = '',
  reach = '',
  flags = '',
  openings = '',
  notBefore = '',
  notUnder = '',
  phrases = '',
]: readonly string[]): readonly Phrase[] {
  const kind = {
    limit: limit as Cue['limit'],
    reach: reach as Cue['reach'],
    flags: new Set(itemsIn(flags)) as Cue['flags'],
    openings: new Set(itemsIn(openings)),
    notBefore: new Set(itemsIn(notBefore)),
    notUnder: new Set(itemsIn(notUnder)),
  };
  return itemsIn(phrases).map((phrase) => ({ kind, parts: phrase.split(' ') }));
}

function spellings(parts: readonly string[]): readonly (readonly CueWord[])[] {
  return parts.reduce<readonly (readonly CueWord[])[]>(
    (prefixes, part) => {
      const choices = choicesOf(part);
      return prefixes.flatMap((words) => choices.map((choice) => [...words, ...choice]));
    },
    [[]],
  );
}

/**
 * Alternatives of one token form one set, or a row of ten by ten would make hundreds of cues. Memoized, because many
 * phrases share a part.
 */
const choicesOf = memoize(1000, (part: string): readonly (readonly CueWord[])[] => {
  if (part === '*') return [[null]];
  if (part.startsWith('*')) return [[Number(part.slice(1))]];
  const words = part.split('/').map(tokensOf);
  const single = words.filter(({ length }) => length === 1).flat();
  const longer = words
    .filter(({ length }) => length > 1)
    .map((tokens) => tokens.map((token) => new Set([token])));
  return single.length > 0 ? [[new Set(single)], ...longer] : longer;
});

/** The tokens of a word: 基础 has two. */
function tokensOf(word: string): readonly string[] {
  return tokenize(word).map(({ text }) => lowerCase(text));
}

const listEnds = wordList('tailoring', 'list_end');
const clauseTurns = wordList('tailoring', 'clause_turn');
const listJoiners = wordList('tailoring', 'list_joiner');

/** True for words that end a list of names: prepositions, relative pronouns, words for a high level. */
export function endsList(word: string): boolean {
  return listEnds.has(word);
}

/** True for words that begin another clause. */
export function turnsClause(word: string): boolean {
  return clauseTurns.has(word);
}

export function joinsNames(word: string): boolean {
  return listJoiners.has(word);
}

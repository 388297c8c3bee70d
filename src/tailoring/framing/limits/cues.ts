import { itemsIn, packedRows } from '../../../lexicon/packed-lexicon.ts';
import { wordList } from '../../../lexicon/word-lists.ts';
import { lowerCase } from '../../../text/fold.ts';
import { addTo } from '../../../text/lists.ts';
import { lazy, memoize } from '../../../text/memoize.ts';
import { tokenize } from '../../../text/tokenize.ts';

/* Words that limit the names around them: the rows of data/tailoring/cues.tsv. */

/**
 * How far a text takes back what it names. `none`: it is denied, wished for, gone, or the work of others. `in_part`: this
 * text speaks of a part, with help, for pleasure or of learning it. `at_most`: the person says how far they know it at all.
 */
export const limits = ['none', 'in_part', 'at_most'] as const;

export type Limit = (typeof limits)[number];

/**
 * Which names of a sentence a cue limits. `next`: the one right behind it, "no SQL". `list_after`: the list that begins
 * after it, "basics of SQL and R". `list_before`: the list that ends before it, "SQL and R basics". `clause_after`: what
 * follows in its clause, "helped with …". `clause`: the whole clause, "… under supervision". `sentence`: the whole
 * sentence, "want to …". `between`: the list between an opening and the cue, "with the SQL and R teams".
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
 * What a cue needs to limit a name. `is_of_heads`: a name that is no part of a larger noun, so "no welding" denies it and
 * "no welding errors" does not. `is_of_programs`: a name of a program or the like; to remove one ends its use, to remove a
 * brake is a mechanic's work. `is_aside`: brackets, or a clause without other words, "Angular (learning)". `ends_phrase`:
 * nothing follows in its phrase, "with the ICU staff" and not "with staff rosters". `opens_clause`: a clause begins with it,
 * "Learning Go" and not "machine learning". `is_label`: a colon follows, "Hobbies: Go" and not "hobby project".
 * `is_of_learning`: no credential is asked for, which a lesson gives; and where it limits in part, the text is not of a school.
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

/** Lower-case words of which one stands there; null is any word, a number up to so many that describe the noun after them. */
export type CueWord = ReadonlySet<string> | null | number;

export interface Cue {
  readonly limit: Limit;
  readonly reach: (typeof reaches)[number];
  readonly words: readonly CueWord[];
  readonly flags: ReadonlySet<(typeof cueFlags)[number]>;
  /** Words, or two of them, of which one opens the list of a `between`. */
  readonly openings: ReadonlySet<string>;
  /** No limit where one of these words follows soon: who "helped customers with" a thing did it themselves. */
  readonly notBefore: ReadonlySet<string>;
  /** No limit where one of these verbs leads the clause: who taught the basics knows more. */
  readonly notUnder: ReadonlySet<string>;
}

/**
 * The phrases that may begin with a word. A text may mix languages, and a short one does not say which it is in, so cues of all
 * languages are looked at; few of them ever begin in it, so only those are spelled out.
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

/** A phrase of a row: each spelling of it is a cue. */
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
    (begun, part) => {
      const choices = choicesOf(part);
      return begun.flatMap((words) => choices.map((choice) => [...words, ...choice]));
    },
    [[]],
  );
}

/** Words of one token are one choice, or a row of ten by ten would make hundreds of cues. Many phrases share a part. */
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

/** As the tokenizer parts them: 基础 is two tokens. */
function tokensOf(word: string): readonly string[] {
  return tokenize(word).map(({ text }) => lowerCase(text));
}

const listEnds = wordList('tailoring', 'list_end');
const turns = wordList('tailoring', 'clause_turn');
const joiners = wordList('tailoring', 'list_joiner');

/** Whether a word ends a list of names: prepositions, relative pronouns, words of strength. */
export function endsList(word: string): boolean {
  return listEnds.has(word);
}

/** Whether a word begins another clause. */
export function turnsClause(word: string): boolean {
  return turns.has(word);
}

export function joinsNames(word: string): boolean {
  return joiners.has(word);
}

import { lowerCase } from '../../../text/fold.ts';
import { tokenize } from '../../../text/tokenize.ts';

/**
 * How far a text takes back what it names. `none`: it is denied, gone, or the work of others. `in_part`: this text
 * speaks of a part, with help, for pleasure or of learning it. `at_most`: the person says how far they know it at all.
 */
export type Limit = 'none' | 'in_part' | 'at_most';

/**
 * Which names of a sentence a cue limits. `list_after`: the list that begins after it, "basics of SQL and R".
 * `list_before`: the list that ends before it, "SQL and R basics". `clause_after`: what follows in its clause,
 * "helped with …". `clause`: the whole clause, "… under supervision". `between`: the list between an opening and the
 * cue, "with the SQL and R teams".
 */
type Reach = 'list_after' | 'list_before' | 'clause_after' | 'clause' | 'between';

/** A lower-case word; null is any word, a number up to so many that describe the noun after them. */
export type CueWord = string | null | number;

/** Words that limit the names around them. */
export interface Cue {
  readonly limit: Limit;
  readonly reach: Reach;
  readonly words: readonly CueWord[];
  /** First words of which one opens the list of a `between`. */
  readonly openings?: ReadonlySet<string>;
  /** Only names that are no part of a larger noun: "no welding" denies it, "no welding errors" does not. */
  readonly isOfHeads?: true;
  /** Only names of programs and the like: to remove one ends its use, to remove a brake is a mechanic's work. */
  readonly isOfPrograms?: true;
  /** Only in brackets, or as a clause without other words: "Angular (learning)", but not "machine learning". */
  readonly isAside?: true;
  /** Only where nothing follows in its phrase: "with the ICU staff", but not "with staff rosters". */
  readonly endsPhrase?: true;
  /** Only where a clause begins: "Learning Go", but not "machine learning". */
  readonly opensClause?: true;
  /** Says how the thing is learned, which is what a school and a paper speak of. */
  readonly isOfLearning?: true;
  /** None where one of these words follows soon: who "helped customers with" a thing did it themselves. */
  readonly notBefore?: ReadonlySet<string>;
  /** None where one of these verbs leads the clause: who taught the basics knows more. */
  readonly notUnder?: ReadonlySet<string>;
}

type CueKind = Omit<Cue, 'words'>;

/** The tables of one language. */
export interface CueTable {
  readonly cues: readonly Cue[];
  /** Words that end a list of names: prepositions, relative pronouns, words of strength. */
  readonly stops: ReadonlySet<string>;
  /** Words that begin another clause. */
  readonly turns: ReadonlySet<string>;
  readonly joiners: ReadonlySet<string>;
}

/** One phrase a line; `a/b` is either word, `*` any word, `*3` up to three words that describe what follows them. */
export function cuesOf(kind: CueKind, phrases: string): readonly Cue[] {
  return phrases
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => spellings(line.split(/\s+/)).map((words): Cue => ({ ...kind, words })));
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

function choicesOf(part: string): readonly (readonly CueWord[])[] {
  if (part === '*') return [[null]];
  if (part.startsWith('*')) return [[Number(part.slice(1))]];
  return part.split('/').map(tokensOf);
}

/** As the tokenizer parts them: 基础 is two tokens. */
function tokensOf(word: string): readonly string[] {
  return tokenize(word).map(({ text }) => lowerCase(text));
}

export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

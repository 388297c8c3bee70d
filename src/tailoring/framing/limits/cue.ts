/**
 * How far a text takes back what it names. `none`: it is denied, gone, or the work of others. `in_part`: this text
 * speaks of a part, with help, for pleasure or of learning it. `at_most`: the person says how far they know it at all.
 */
export const limits = ['none', 'in_part', 'at_most'] as const;

export type Limit = (typeof limits)[number];

/**
 * Which names of a sentence a cue limits. `list_after`: the list that begins after it, "basics of SQL and R".
 * `list_before`: the list that ends before it, "SQL and R basics". `clause_after`: what follows in its clause,
 * "helped with …". `clause`: the whole clause, "… under supervision". `between`: the list between an opening and the
 * cue, "with the SQL and R teams".
 */
export const reaches = ['list_after', 'list_before', 'clause_after', 'clause', 'between'] as const;

type Reach = (typeof reaches)[number];

/** As columns of `data/tailoring/cues.tsv` name what a cue needs to limit a name. */
export const cueFlags = [
  'is_of_heads',
  'is_of_programs',
  'is_aside',
  'ends_phrase',
  'opens_clause',
  'is_of_learning',
] as const;

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
  readonly isOfHeads?: boolean;
  /** Only names of programs and the like: to remove one ends its use, to remove a brake is a mechanic's work. */
  readonly isOfPrograms?: boolean;
  /** Only in brackets, or as a clause without other words: "Angular (learning)", but not "machine learning". */
  readonly isAside?: boolean;
  /** Only where nothing follows in its phrase: "with the ICU staff", but not "with staff rosters". */
  readonly endsPhrase?: boolean;
  /** Only where a clause begins: "Learning Go", but not "machine learning". */
  readonly opensClause?: boolean;
  /** Says how the thing is learned, which is what a school and a paper speak of. */
  readonly isOfLearning?: boolean;
  /** None where one of these words follows soon: who "helped customers with" a thing did it themselves. */
  readonly notBefore?: ReadonlySet<string>;
  /** None where one of these verbs leads the clause: who taught the basics knows more. */
  readonly notUnder?: ReadonlySet<string>;
}

export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

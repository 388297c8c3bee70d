import { type PreparedPattern, preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { groupBy } from '../../values/lists.ts';
import { lazy } from '../../values/memoize.ts';
import { packedRows } from '../packed/packed-lexicon.ts';

/** The subjects of rows in `data/tailoring/hedges.tsv`: `reach` strengthens a claim, the others weaken it. */
export const hedgeSubjects = ['amount', 'activity', 'skill', 'reach'] as const;

type HedgeSubject = (typeof hedgeSubjects)[number];

/**
 * A limit on a statement: a smaller amount, uncertainty or a shared effort. Limits are facts, so a rewrite keeps all of
 * them. Each pattern is one hedge in all its spellings.
 */
export interface Hedge {
  readonly name: string;
  /** The limited part: a number, the activity, or the skill. */
  readonly about: HedgeSubject;
  readonly pattern: PreparedPattern;
}

const known = lazy((): readonly Hedge[] =>
  [...groupBy(packedRows('hedges'), ([name = '']) => name)].map(([name, rows]) => ({
    name,
    about: rows[0]?.[1] as HedgeSubject,
    pattern: preparedPattern(rows.map(([, , source = '']) => source).join('|'), 'giu'),
  })),
);

export const hedges = lazy(() => known().filter(({ about }) => about !== 'reach'));

export const hedgesOfSkills = lazy(() => known().filter(({ about }) => about === 'skill'));

/** True if a text limits the skills that it names: `CPA candidate`, `basic Python`. */
export function namesSkillInPart(text: string): boolean {
  return hedgesOfSkills().some(({ pattern }) => text.search(pattern.regExp) !== -1);
}

/** Claims of reach, frequency or rank, allowed only if the evidence makes the same claim. */
export const reachClaims = lazy(() =>
  known().flatMap(({ about, pattern }) => (about === 'reach' ? [pattern] : [])),
);

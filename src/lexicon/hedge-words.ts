import { groupBy } from '../text/lists.ts';
import { lazy } from '../text/memoize.ts';
import { type PreparedPattern, preparedPattern } from '../text/prepared-pattern.ts';
import { packedRows } from './packed-lexicon.ts';

/** What a row of `data/tailoring/hedges.tsv` is about: the rest of them make smaller, `reach` makes larger. */
export const hedgeSubjects = ['amount', 'activity', 'skill', 'reach'] as const;

type HedgeSubject = (typeof hedgeSubjects)[number];

/**
 * What makes a statement smaller, unsure or shared. They are facts: a rewrite keeps every one of them.
 * Each pattern is one hedge, whatever its spelling.
 */
export interface Hedge {
  readonly name: string;
  /** What it makes smaller: a number, what was done, or the skill that is named. */
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

/** Whether a text names its skills only in part: `CPA candidate`, `basic Python`. */
export function namesSkillInPart(text: string): boolean {
  return hedgesOfSkills().some(({ pattern }) => text.search(pattern.for(text)) !== -1);
}

/** Claims of reach, frequency or rank: allowed only where the evidence makes the same claim. */
export const reachClaims = lazy(() =>
  known().flatMap(({ about, pattern }) => (about === 'reach' ? [pattern] : [])),
);

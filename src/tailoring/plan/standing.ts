import { readText } from '../../lexicon/read-text.ts';
import { wordRuns } from '../../text/find-form.ts';
import { memoizeByObject } from '../../text/memoize.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { tokenize } from '../../text/tokenize.ts';
import type { PlanInput } from './plan-input.ts';
import { isEverydayTool } from './relevance.ts';

/**
 * How a text stands to the posting, as coarsely as it is certain: it says what the posting must have, says something else that
 * is asked for, is otherwise named or implied by the posting, or none of these.
 */
const standings = ['none', 'named', 'asked', 'must'] as const;
export type Standing = (typeof standings)[number];

export function isAskedFor(standing: Standing): boolean {
  return standing === 'must' || standing === 'asked';
}

export function bestStanding(of: readonly Standing[]): Standing {
  return standings.findLast((standing) => of.includes(standing)) ?? 'none';
}

export type Standings = (path: string, text: string) => Standing;

/** Where texts are put in order, nothing that the posting names gives way to something else. */
export const standingsOf = memoizeByObject(
  ({ rows, target, relevance }: Pick<PlanInput, 'rows' | 'target' | 'relevance'>): Standings => {
    const said = new Map<string, Standing>();
    for (const { requirement, evidence } of rows) {
      if (requirement.class === 'soft' || isEverydayTool(requirement.term)) continue;
      for (const { path, implied } of evidence) {
        if (implied || said.get(path) === 'must') continue;
        said.set(path, requirement.class === 'must' ? 'must' : 'asked');
      }
    }
    const posting = wordRuns(tokenize(target.jobDescription));
    const isNamed = (text: string) => posting.has(tokenize(text).map(({ key }) => key));
    return (path, text) => {
      const known = said.get(path);
      if (known) return known;
      const isSpokenOf = relevance.weightOf(path) > 0 || partsOf(text).some(isNamed);
      return isSpokenOf || readText(text).terms.some((term) => isNamed(term.text)) ? 'named' : 'none';
    };
  },
);

const joint = preparedPattern(String.raw`[|/&+,;()（）、，；]|\s[-–—]\s`, 'u');

/** `HTML | JSX`, `Vue/Nuxt`: each is a name of its own. */
function partsOf(text: string): readonly string[] {
  return [text, ...text.split(joint.for(text))].filter((part) => part.trim() !== '');
}

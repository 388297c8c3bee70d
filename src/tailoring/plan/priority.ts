import { isEverydayTool } from '../../lexicon/classes.ts';
import { readText } from '../../lexicon/read-text.ts';
import { wordRuns } from '../../text/find-form.ts';
import { memoizeByObject } from '../../text/memoize.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { tokenize } from '../../text/tokenize.ts';
import type { PlanInput } from './plan-input.ts';

/**
 * What the posting asks of a text, as coarsely as it is certain: it says what the posting must have, says something else that
 * is asked for, is otherwise named or implied by the posting, or none of these.
 */
const priorities = ['none', 'named', 'asked', 'must'] as const;
export type Priority = (typeof priorities)[number];

export function isAskedFor(priority: Priority): boolean {
  return priority === 'must' || priority === 'asked';
}

export function highestPriority(of: readonly Priority[]): Priority {
  return priorities.findLast((priority) => of.includes(priority)) ?? 'none';
}

export type PriorityOf = (path: string, text: string) => Priority;

/** Where texts are put in order, nothing that the posting names gives way to something else. */
export const prioritiesOf = memoizeByObject(
  ({ rows, target, relevance }: Pick<PlanInput, 'rows' | 'target' | 'relevance'>): PriorityOf => {
    const said = new Map<string, Priority>();
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

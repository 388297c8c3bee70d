import { isCounted } from '../../contract/requirement-status.ts';
import { readText } from '../../lexicon/read-text.ts';
import { isEverydayTool } from '../../lexicon/skills/classes.ts';
import { wordRuns } from '../../text/find-form.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { tokenize } from '../../text/tokenize.ts';
import { memoizeByObject } from '../../values/memoize.ts';
import type { PlanInput } from './plan-input.ts';

/**
 * How a text answers the posting: it shows a must, shows another requirement, is only named or implied by the
 * posting, or none of these. The levels are coarse, because finer ones would be unreliable.
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

/** The priority of each text; soft skills and everyday tools do not count as requirements. */
export const prioritiesOf = memoizeByObject(
  ({
    lexicon,
    rows,
    target,
    relevance,
  }: Pick<PlanInput, 'lexicon' | 'rows' | 'target' | 'relevance'>): PriorityOf => {
    const shown = new Map<string, Priority>();
    for (const { requirement, evidence } of rows) {
      if (!isCounted(requirement) || isEverydayTool(lexicon, requirement.term)) continue;
      for (const { path, implied } of evidence) {
        if (implied || shown.get(path) === 'must') continue;
        shown.set(path, requirement.class === 'must' ? 'must' : 'asked');
      }
    }
    const posting = wordRuns(tokenize(target.jobDescription));
    const isNamed = (text: string) => posting.has(tokenize(text).map(({ key }) => key));
    return (path, text) => {
      const known = shown.get(path);
      if (known) return known;
      const isMentioned = relevance.weightOf(path) > 0 || partsOf(text).some(isNamed);
      return isMentioned || readText(lexicon, text).terms.some((term) => isNamed(term.text))
        ? 'named'
        : 'none';
    };
  },
);

const separator = preparedPattern(String.raw`[|/&+,;()（）、，；]|\s[-–—]\s`, 'u');

/** A text and its parts, each of which may be a name: `HTML | JSX`, `Vue/Nuxt`. */
function partsOf(text: string): readonly string[] {
  return [text, ...text.split(separator.regExp)].filter((part) => part.trim() !== '');
}

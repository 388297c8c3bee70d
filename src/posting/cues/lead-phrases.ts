import { allMatches } from '../../text/all-matches.ts';
import type { TokenRange } from '../../text/find-form.ts';
import { lowerCase } from '../../text/fold.ts';
import { lazy } from '../../text/lazy.ts';
import { memoize } from '../../text/memoize.ts';
import { anyPhrase, linesOf } from '../../text/phrase-table.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { activityWords, exampleWords, leadWords } from './lead-words.ts';
import { wordGap } from './word-gap.ts';

/** Over text in lower case, as the tables are. */
const patterns = lazy(() => {
  const { zh = '', ...spaced } = leadWords;
  const asking = anyPhrase(spaced);
  const chinese = linesOf(zh).join('|');
  return {
    asking: preparedPattern(`\\b(?:${asking})${wordGap}|(?:${chinese})`),
    leading: preparedPattern(`\\b(?:${asking}|${anyPhrase(exampleWords)})${wordGap}|(?:${chinese})`, 'gu'),
  };
});

/** Whether a text leads to something that it asks for: "experience with …". */
export function hasLead(text: string): boolean {
  return patterns().asking.test(lowerCase(text));
}

/** Where the last lead phrase ends; null without one. */
export function leadEnd(text: string): number | null {
  return leadRanges(text).at(-1)?.end ?? null;
}

/** In stretches: each is asked about where it is parted, again where it is cut, and where a line is read as a whole. */
const maxRemembered = 300;

/** Where a text leads to what it asks for, or to examples of it. */
export const leadRanges: (text: string) => readonly TokenRange[] = memoize(maxRemembered, (text) => {
  const found = allMatches(lowerCase(text), patterns().leading.for(text));
  return found.map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
});

const activity = preparedPattern(`\\b${activityWords}\\s`, 'iu');

/** Whether a lead is followed by verbs: "able to read drawings, bend conduit and pull wire". */
export function leadsToActivity(lead: string): boolean {
  return activity.test(lead);
}

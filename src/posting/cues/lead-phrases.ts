import { allMatches } from '../../text/all-matches.ts';
import type { TokenRange } from '../../text/find-form.ts';
import { lowerCase } from '../../text/fold.ts';
import { lazy } from '../../text/lazy.ts';
import { memoize } from '../../text/memoize.ts';
import { anyPhrase, linesOf } from '../../text/phrase-table.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { activityWords, exampleWords, leadWords } from './lead-words.ts';
import { wordGap } from './word-gap.ts';

/** Over text in lower case, as the tables are: what leads to examples is in the group. One pattern, for it takes long to compile. */
const leading = lazy(() => {
  const { zh = '', ...spaced } = leadWords;
  const phrases = `\\b(?:${anyPhrase(spaced)}|(${anyPhrase(exampleWords)}))${wordGap}`;
  return preparedPattern(`${phrases}|(?:${linesOf(zh).join('|')})`, 'gu');
});

/** Whether a text leads to something that it asks for: "experience with …", not only "such as …". */
export function hasLead(text: string): boolean {
  const lower = lowerCase(text);
  const pattern = leading().for(lower);
  pattern.lastIndex = 0;
  for (let match = pattern.exec(lower); match !== null; match = pattern.exec(lower)) {
    if (match[1] === undefined) return true;
    // Within what leads to an example another may begin: "worked with knowledge of …".
    pattern.lastIndex = match.index + 1;
  }
  return false;
}

/** Where the last lead phrase ends; null without one. */
export function leadEnd(text: string): number | null {
  return leadRanges(text).at(-1)?.end ?? null;
}

/** In stretches: each is asked about where it is parted, again where it is cut, and where a line is read as a whole. */
const maxRemembered = 300;

/** Where a text leads to what it asks for, or to examples of it. */
export const leadRanges: (text: string) => readonly TokenRange[] = memoize(maxRemembered, (text) => {
  const found = allMatches(lowerCase(text), leading().for(text));
  return found.map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
});

const activity = preparedPattern(`\\b${activityWords}\\s`, 'iu');

/** Whether a lead is followed by verbs: "able to read drawings, bend conduit and pull wire". */
export function leadsToActivity(lead: string): boolean {
  return activity.test(lead);
}

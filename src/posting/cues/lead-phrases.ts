import type { TokenRange } from '../../text/find-form.ts';
import { lowerCase } from '../../text/fold.ts';
import { lazy, memoize } from '../../text/memoize.ts';
import { anyPhrase, linesOf } from '../../text/phrase-table.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { activityWords, exampleWords, leadWords, praiseWords, tailWords, wordGap } from './lead-words.ts';

/** Over text in lower case, as the tables are: what leads to examples is in the group. One pattern, for it takes long to compile. */
const leading = lazy(() => {
  const { zh = '', ...spaced } = leadWords;
  const phrases = `\\b(?:${anyPhrase(spaced)}|(${anyPhrase(exampleWords)}))${wordGap}`;
  return preparedPattern(`${phrases}|(?:${linesOf(zh).join('|')})`, 'gu');
});

/** Whether a text leads to something that it asks for: "experience with …", not only "such as …". */
export function hasLead(text: string): boolean {
  return leadIn(text).stands;
}

const maxAsked = 1000;

const leadIn = memoize(maxAsked, (text): { readonly stands: boolean } => ({ stands: standsIn(text) }));

function standsIn(text: string): boolean {
  const lower = lowerCase(text);
  if (!leading().mayMatch(lower)) return false;
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
  const found = leading().all(lowerCase(text));
  return found.map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
});

const activity = preparedPattern(`\\b${activityWords}\\s`, 'iu');

/** Whether a lead is followed by verbs: "able to read drawings, bend conduit and pull wire". */
export function leadsToActivity(lead: string): boolean {
  return activity.test(lead);
}

/** Over text in lower case, as the table is. */
const praise = lazy(() => {
  const { zh = '', ...spaced } = praiseWords;
  return preparedPattern(`^(?:(?:${anyPhrase(spaced)})${wordGap}|(?:${linesOf(zh).join('|')})\\s*)+`);
});

/** How many characters at the start only praise what follows. */
export function praiseLength(text: string): number {
  return praise().exec(lowerCase(text))?.[0].length ?? 0;
}

/** Over text in lower case, as the table is. */
const tailPattern = lazy(() => {
  const { zh = '', ...spaced } = tailWords;
  return preparedPattern(`\\s{1,20}(?:${anyPhrase(spaced)})$|(?:${linesOf(zh).join('|')})$`);
});

/** The text without what trails the thing itself: "welding experience" is about welding. */
export function withoutTail(text: string): string {
  const tail = tailPattern().exec(lowerCase(text));
  return tail ? withoutTail(text.slice(0, tail.index)) : text;
}

/* Blanks stand one at a time in a cleaned posting, beside the end of a line at most three. */

/** Where one item of a list ends and the next begins. */
export const listBorder =
  /\s{0,3}(?:[,;，、；（）•|]|(?<![A-Z]{2}(?=\([A-Z]{1,2}\)))\(|(?<!\([A-Z]{1,2})\)|[:：](?=\s)|\s[/–—-]\s|(?<![\p{L}\p{N}_])(?:and\/or|and|or|as well as|plus|und|oder|sowie|et|ou|ainsi que|y|e|o|u)(?=\s)|和|及(?!以上)|与|以及|或者?|(?<=\p{Script=Han}{2})(?<!了解|熟悉|掌握|关注)行业(?=\p{Script=Han}))\s{0,3}/giu;

/** Either of two satisfies. */
export const alternative = /\s{0,3}(?:\b(?:or|oder|bzw\.?|ou|o)\b|\/|或者?)\s{0,3}/iu;

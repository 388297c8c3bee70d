import { phrases } from '../../lexicon/packed/phrase-lists.ts';
import { readVerb } from '../../lexicon/words/verbs.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { tokenize } from '../../text/tokenize.ts';
import type { AskedRequirement } from '../posting.ts';

/* Finds requirements that only ask for help with the work: "Assist with bathing and dressing". */

/** In UTF-16 units; what is farther away is another task. */
const reach = 80;
const border = /[.;:\n•。；：]/u;
const helping = preparedPattern(
  () =>
    String.raw`(?<!\p{L})(?:${phrases('tailoring', 'helping', 'en', 'de', 'fr', 'es')})(?!\p{L})|(?:${phrases('tailoring', 'helping', 'zh')})`,
  'iu',
);

/** Marks a requirement that the posting asks to help with, so that having helped meets it in full. */
export function markAssisting(requirement: AskedRequirement, posting: string): AskedRequirement {
  const { start, end } = requirement.source;
  const before =
    posting
      .slice(Math.max(0, start - reach), start)
      .split(border)
      .at(-1) ?? '';
  const asked = `${before}${posting.slice(start, end)}`;
  const found = helping.exec(asked);
  if (found === null) return requirement;
  const between = asked.slice(found.index + found[0].length, Math.max(before.length, found.index));
  return beginsAnotherTask(between) ? requirement : { ...requirement, isAssisting: true };
}

/** True for "Assist the chef and order …": the verb after "and" is not help. */
function beginsAnotherTask(text: string): boolean {
  return tokenize(text).some(({ key }, index, all) => {
    const next = all[index + 1];
    return key === 'and' && next !== undefined && (readVerb(next.text)?.forms.includes('base') ?? false);
  });
}

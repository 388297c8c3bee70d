import type { TokenRange } from '../../../text/find-form.ts';
import { opensWithCapital } from '../../../text/letters.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { tokenize } from '../../../text/tokenize.ts';

const capitalBefore = preparedPattern(String.raw`\p{Lu}\p{Ll}+ $`, 'u');
/** "Excellent Communication Skills" names the ability. */
const capitalAfter = preparedPattern(String.raw`^ (?!Skills?|Abilit|Competenc)\p{Lu}\p{Ll}+`, 'u');

/** In UTF-16 units; a longer word is no part of a usual name. */
const maxWord = 30;

/**
 * True for a word in the middle of a capitalized name: `Communication` in "audits of the Hazard Communication Program".
 * Not in a line of headings, whose words all have capitals.
 */
export function isPartOfName(text: string, { start, end }: TokenRange): boolean {
  if (!opensWithCapital(text.slice(start, end))) return false;
  const isBetween =
    capitalBefore.test(text.slice(Math.max(0, start - maxWord), start)) &&
    capitalAfter.test(text.slice(end, end + maxWord));
  if (!isBetween) return false;
  const words = tokenize(text);
  return 2 * words.filter((word) => opensWithCapital(word.text)).length <= words.length;
}

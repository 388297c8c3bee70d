import type { ReadText } from '../../../lexicon/read-text.ts';
import { rangeOf, type TokenRange } from '../../../text/find-form.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';

/** As far apart as "arterial, venous and central lines" puts its first and its last word. */
const maxApart = 4;
const sharedHead = preparedPattern(String.raw`^(?:, [\p{L}-]+)?,? (?:and|or|&) [\p{L}-]+ $`, 'iu');
const sharedModifier = preparedPattern(String.raw`^ [\p{L}-]+(?:, [\p{L}-]+)?,? (?:and|or|&) $`, 'iu');

/**
 * Where a text says two words that share one with a word between them: "arterial and central lines" of arterial lines,
 * "patient assessment and education" of patient education.
 */
export function placeAroundShared(
  { text, tokens, keys }: ReadText,
  [modifier, head, ...more]: readonly string[],
): TokenRange | null {
  if (modifier === undefined || head === undefined || more.length > 0) return null;
  if (!keys.has(modifier) || !keys.has(head)) return null;
  for (const [first, token] of tokens.entries()) {
    if (token.key !== modifier) continue;
    for (let last = first + 2; last <= first + maxApart; last += 1) {
      const other = tokens[last];
      if (other?.key !== head) continue;
      const between = text.slice(token.end, other.start);
      if (sharedHead.test(between) || sharedModifier.test(between)) {
        return rangeOf(tokens, first, last - first + 1);
      }
    }
  }
  return null;
}

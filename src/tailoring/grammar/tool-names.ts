import type { TermKind } from '../../contract/choices.ts';
import { canonical, kindOf, type Lexicon } from '../../lexicon/lexicon.ts';
import { determiners, prepositions } from '../../lexicon/words/function-words.ts';
import { hasCapitalOrDigit } from '../../text/letters.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { wordSet } from '../../values/lists.ts';

/* Names of tools that are spelled like verbs: `excel` and `react` in `built forms in word and excel`. */

const wordOrComma = preparedPattern(String.raw`,|[^\s,]+`, 'gu');
const joints = wordSet('and or & ,');
const beforeTools = wordSet('in into of on through using utilizing via with within');

/** Words of a list in front of a name; longer ones are read no further. */
const longestList = 24;

/** True for words that end in a list of tools with what they are used for: `built forms with word , excel`. */
export function endInTools(words: readonly Word[]): boolean {
  let at = words.length - 1;
  while (
    at >= 0 &&
    words.length - at < longestList &&
    (isTool(words[at]) || joints.has(words[at]?.text ?? ''))
  )
    at -= 1;
  const isNamed = words.slice(at + 1).some(isTool);
  return isNamed && beforeTools.has(words[at]?.text.toLowerCase() ?? '');
}

/** A word with the kind of the known term that it is, if any. */
interface Word {
  readonly text: string;
  readonly kind: TermKind | null;
}

function isTool(word: Word | undefined): boolean {
  return word?.kind === 'tool';
}

/** Words after a verb, but not after a tool: `access the archive`, `react to complaints`, not `excel to sort them`. */
const objectOfVerb = preparedPattern(
  () => String.raw`^\s(?:to\s)?(?:${determiners()}|\d\S*)\s|^\sto\s(?:\p{L}+[^s\s]s|\p{L}+ing)(?!\p{L})`,
  'u',
);
const endOfPhrase = preparedPattern(
  () => String.raw`^\s*(?:[.,;)]|$)|^\s(?:and|or|${prepositions('en')})\s`,
  'u',
);

/**
 * True for a tool within a sentence: with a capital, in a list of tools, or before no object.
 * @param before the text up to the comma or `and` before the word
 */
export function isToolInList(lexicon: Lexicon, word: string, before: string, behind: string): boolean {
  const named = (text: string): Word => ({ text, kind: kindOf(lexicon, text) });
  if (!isTool(named(word))) return false;
  if (word !== word.toLowerCase()) return true;
  if (objectOfVerb.test(behind)) return false;
  const words = before.match(wordOrComma.regExp)?.slice(-longestList) ?? [];
  return endInTools(words.map(named)) || endOfPhrase.test(behind);
}

const particle = preparedPattern(String.raw`^\s(?:at|off|out|over|through|up)\s\p{L}`);

/** True for a tool that a line opens with: `Excel reports for the board`, not `Access the archive` and `Excel at sales`. */
export function opensWithTool(lexicon: Lexicon, word: string, rest: string): boolean {
  if (kindOf(lexicon, word) !== 'tool' || !hasCapitalOrDigit(canonical(lexicon, word))) return false;
  return !(objectOfVerb.test(rest) || particle.test(rest));
}

import { wordList } from '../../lexicon/packed/word-lists.ts';
import { grammarWords } from '../../lexicon/words/generic-words.ts';
import { readVerb } from '../../lexicon/words/verbs.ts';
import type { TokenRange } from '../../text/find-form.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { fold } from '../../values/fold.ts';

/* Work that is named by a noun: "carried out inspections", "project management duties". */

const performingVerbs = wordList('tailoring', 'performing_verb');
const performanceNouns = wordList('tailoring', 'performance_noun');
const particles = wordList('tailoring', 'particle');
const workNouns = wordList('tailoring', 'work_noun');

/** Words between the verb and its object: numbers, adjectives and articles. */
const maxBetween = 4;
const lookBehind = 80;
const mark = preparedPattern(String.raw`[^\p{L}\p{N}\s'’/&-]`);
const beforeObject = wordList('tailoring', 'before_object');

/** True for a noun after an activity that says only that it was done: `checks`, `duties`. */
export function namesPerformance(word: string): boolean {
  return performanceNouns.has(word) || workNouns.has(word);
}

/** True if what is at `range` is the object of a verb that says only that it was done: "Completed 12 audits". */
export function isPerformed(text: string, { start }: TokenRange): boolean {
  const clause =
    text
      .slice(Math.max(0, start - lookBehind), start)
      .split(mark.regExp)
      .at(-1) ?? '';
  const words = fold(clause).match(/[\p{L}\p{N}]+/gu) ?? [];
  for (const [step, word] of words.toReversed().entries()) {
    if (isPerforming(word, words.at(-step - 2))) return true;
    const isLinking = grammarWords.has(word) || particles.has(word);
    if (step === maxBetween || (isLinking && !beforeObject.has(word))) return false;
  }
  return false;
}

function isPerforming(word: string, before = ''): boolean {
  if (word === 'out') return /^carr(?:y|ies|ied|ying)$/.test(before);
  return performingVerbs.has(word) || performingVerbs.has(readVerb(word)?.lemma ?? '');
}

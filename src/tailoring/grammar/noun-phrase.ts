import { trimEndOf } from '../../contract/strings.ts';
import { grammarWords } from '../../lexicon/generic-words.ts';
import { kindOf } from '../../lexicon/lexicon.ts';
import { readVerb } from '../../lexicon/verbs.ts';
import { wordList } from '../../lexicon/word-lists.ts';
import type { TokenRange } from '../../text/find-form.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';

/** What may follow a term without making one larger thing of it, besides the words of grammar. */
const particles = wordList('tailoring', 'particle');

const wordAfter = preparedPattern(String.raw`^(?:(-)|\s)([\p{L}\p{N}][\p{L}\p{N}'’&/.-]*)`);

/** The word after `end` that belongs to the same noun phrase: `products` after `critical care`; null without one. */
export function headAfter(text: string, end: number): string | null {
  const [, hyphen = '', word = ''] = wordAfter.exec(text.slice(end)) ?? [];
  if (word === '') return null;
  if (hyphen !== '') return word;
  const lower = trimEndOf(word.toLowerCase(), /[.'’-]/);
  return grammarWords.has(lower) || particles.has(lower) || saysWhatHappens(lower) ? null : word;
}

const number = preparedPattern(String.raw`^\p{N}`);

/** A number, an adverb or a verb form goes on with the sentence, not with the phrase. */
function saysWhatHappens(word: string): boolean {
  if (number.test(word) || /ly$/.test(word)) return true;
  const forms = readVerb(word)?.forms ?? [];
  return forms.includes('past') || forms.includes('gerund');
}

const acronym = preparedPattern(String.raw`^[\p{Lu}\p{N}][\p{Lu}\p{N}/&+.-]+s?$`);
const capitalOrDigit = preparedPattern(String.raw`\p{Lu}|\p{N}`);

/** Names keep their meaning in front of a noun: `k8s clusters`, `GDPR requests`; common words make another thing of it. */
export function isName(form: string): boolean {
  return acronym.test(form) || (kindOf(form) === 'tool' && capitalOrDigit.test(form));
}

const joined = preparedPattern(String.raw`[\p{L}\p{N}][-_./@]$`);

/** Whether the form at `range` stands for itself, and not as the first half of something else. */
export function standsForItself(text: string, { start, end }: TokenRange): boolean {
  return headAfter(text, end) === null && !joined.test(text.slice(0, start));
}

/** Titles such as `Charge Nurse`: shown in the skills list, but no sentence says `experience with` one. */
const roleHead =
  /\b(?:nurse|engineer|developer|manager|lead|leader|preceptor|coordinator|specialist|analyst|supervisor|teacher|accountant|technician|officer|assistant|designer|consultant|owner|master)s?$/i;

export function isRole(term: string): boolean {
  return roleHead.test(term);
}

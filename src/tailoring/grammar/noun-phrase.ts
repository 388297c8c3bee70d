import { kindOf, type Lexicon } from '../../lexicon/lexicon.ts';
import { phrases } from '../../lexicon/packed/phrase-lists.ts';
import { wordList } from '../../lexicon/packed/word-lists.ts';
import { grammarWords } from '../../lexicon/words/generic-words.ts';
import { readVerb } from '../../lexicon/words/verbs.ts';
import type { TokenRange } from '../../text/find-form.ts';
import { hasCapitalOrDigit } from '../../text/letters.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { trimEndOf } from '../../values/strings.ts';

/** Words besides function words that may follow a term without forming a longer term with it. */
const particles = wordList('tailoring', 'particle');

const wordAfter = preparedPattern(String.raw`^(?:(-)|\s)([\p{L}\p{N}][\p{L}\p{N}'’&/.-]*)`);

/** The word after `end` that belongs to the same noun phrase: `products` after `critical care`, or null. */
export function headAfter(text: string, end: number): string | null {
  const [, hyphen = '', word = ''] = wordAfter.exec(text.slice(end)) ?? [];
  if (word === '') return null;
  if (hyphen !== '') return word;
  const lower = trimEndOf(word.toLowerCase(), /[.'’-]/);
  return grammarWords.has(lower) || particles.has(lower) || continuesSentence(lower) ? null : word;
}

const number = preparedPattern(String.raw`^\p{N}`);

/** True for numbers, adverbs and verb forms, which continue the sentence and not the noun phrase. */
function continuesSentence(word: string): boolean {
  if (number.test(word) || /ly$/.test(word)) return true;
  const forms = readVerb(word)?.forms ?? [];
  return forms.includes('past') || forms.includes('gerund');
}

const acronym = preparedPattern(String.raw`^[\p{Lu}\p{N}][\p{Lu}\p{N}/&+.-]+s?$`);

/** True for names, which keep their meaning before a noun (`k8s clusters`, `GDPR requests`); common words do not. */
export function isName(lexicon: Lexicon, form: string): boolean {
  return acronym.test(form) || (kindOf(lexicon, form) === 'tool' && hasCapitalOrDigit(form));
}

const joined = preparedPattern(String.raw`[\p{L}\p{N}][-_./@]$`);

/** True if the form at `range` is a whole term, not part of a longer one. */
export function isWholeTerm(text: string, { start, end }: TokenRange): boolean {
  return headAfter(text, end) === null && !joined.test(text.slice(0, start));
}

/** Titles such as `Charge Nurse`, which may be listed as skills but do not fit `experience with …`. */
const roleHead = preparedPattern(() => String.raw`\b(?:${phrases('tailoring', 'head_of_role')})s?$`, 'i');

export function isRole(term: string): boolean {
  return roleHead.test(term);
}

const phraseStart = preparedPattern(
  () =>
    String.raw`^\s(?<phrase>[^,;:.()]*?)(?=[,;:.()]|$|\s(?:${wordList('tailoring', 'ends_phrase').alternatives()}|while|until)\s)`,
);

/** The words after a verb up to the next preposition or punctuation mark: `new tills` in ` new tills for two shops`. */
export function openingPhrase(rest: string): string {
  return phraseStart.exec(rest)?.groups?.['phrase'] ?? '';
}

const agent = /(?:[a-z]or|[a-z]er|ist|ant|dent|trainee|member|chef)$/i;

/** True if a singular noun names a person by role, or may do so: `director`, `trainee`. */
export function namesPerson(noun: string): boolean {
  return noun !== '' && (isRole(noun) || agent.test(noun));
}

const determiner = preparedPattern(
  String.raw`^(?:an?|the|all|any|each|every|both|our|my|their|its|his|her|this|that|these|those|\d\S*)(?:\s|$)`,
  'iu',
);

/** True if the phrase begins with a determiner or a number: `a till`, `all tills`, `40 tills`. */
export function isDetermined(phrase: string): boolean {
  return determiner.test(phrase);
}

const mass = preparedPattern(() => `(?:${phrases('tailoring', 'uncountable_end')})$`, '');
const nameLike = preparedPattern(String.raw`^\p{Lu}|\d`);

/** True if a noun needs no article (`equipment`, `Excel`), judged by its ending if no table has it. */
export function canLackArticle(noun: string): boolean {
  return (
    wordList('writing', 'uncountable').hasIn('en', noun.toLowerCase()) ||
    mass.test(noun) ||
    nameLike.test(noun)
  );
}

import { trimEndOf } from '../../contract/strings.ts';
import { grammarWords } from '../../lexicon/generic-words.ts';
import { kindOf } from '../../lexicon/lexicon.ts';
import { phrases } from '../../lexicon/phrase-lists.ts';
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
const roleHead = preparedPattern(() => String.raw`\b(?:${phrases('tailoring', 'head_of_role')})s?$`, 'i');

export function isRole(term: string): boolean {
  return roleHead.test(term);
}

const phraseStart = preparedPattern(
  String.raw`^\s(?<phrase>[^,;:.()]*?)(?=[,;:.()]|$|\s(?:of|for|in|on|at|to|with|from|across|by|via|through|during|using|and|or|within|between|as|into|per|while|until)\s)`,
);

/** What follows a verb up to the next preposition or mark: ` new tills for two shops` up to `tills`. */
export function openingPhrase(rest: string): string {
  return phraseStart.exec(rest)?.groups?.['phrase'] ?? '';
}

const agent = /(?:[a-z]or|[a-z]er|ist|ant|dent|trainee|member|chef)$/i;

/** Whether a noun in the singular names somebody by what he does, or may do so: in doubt it does. */
export function namesPerson(noun: string): boolean {
  return noun !== '' && (isRole(noun) || agent.test(noun));
}

const determiner = preparedPattern(
  String.raw`^(?:an?|the|all|any|each|every|both|our|my|their|its|his|her|this|that|these|those|\d\S*)(?:\s|$)`,
  'iu',
);

/** `a till`, `all tills`, `40 tills` */
export function isDetermined(phrase: string): boolean {
  return determiner.test(phrase);
}

const mass = preparedPattern(() => `(?:${phrases('tailoring', 'uncountable_end')})$`, '');
const nameLike = preparedPattern(String.raw`^\p{Lu}|\d`);

/** Whether a noun may stand without an article: `tills`, `equipment`, `Excel`; by its ending, where no table has it. */
export function canLackArticle(noun: string): boolean {
  return (
    wordList('writing', 'uncountable').hasIn('en', noun.toLowerCase()) ||
    mass.test(noun) ||
    nameLike.test(noun)
  );
}

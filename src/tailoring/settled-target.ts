import { titleWords } from '../lexicon/titles/title-keys.ts';
import type { Target } from '../service/ports.ts';
import { findForm } from '../text/find-form.ts';
import { tokenize } from '../text/tokenize.ts';
import { readFamilies, withoutGenderTags } from './score/role/read-title.ts';
import { genericHeads, officeWords, seniorityWords } from './score/role/title-words.ts';

/** Finds the job title that the text of a posting names. */
export type TitleIn = (jobDescription: string) => Promise<string | undefined>;

/**
 * The target with the position that reading and scoring use: the caller's if it surely names a job and says more than
 * the posting's own title; otherwise that title, or none. So a vague position (`Engineer`) or a meaningless one costs
 * no more than giving none.
 */
export async function settleTarget(target: Target, titleIn: TitleIn): Promise<Target> {
  const given = target.position.trim();
  const found = (await titleIn(target.jobDescription)) ?? '';
  const isSure = namesRole(given) || isTitleIn(target.jobDescription, given);
  return { ...target, position: isSure && !isContained(given, found) ? given : found };
}

function namesRole(title: string): boolean {
  const plain = withoutGenderTags(title);
  return readFamilies(plain, titleWords(plain)).size > 0;
}

/** True for a title of at least two words, one of them specific, that the text contains: `Craftsman Associate`. */
function isTitleIn(text: string, title: string): boolean {
  const words = titleWords(title);
  const isSpecific = words.some(({ key }) => !genericHeads.has(key) && !officeWords.has(key));
  return words.length > 1 && isSpecific && findForm(tokenize(text), title) !== null;
}

/** True if `title` has all words of `given`, except those for seniority. */
function isContained(given: string, title: string): boolean {
  const words = keysOf(title);
  return [...keysOf(given)].every((key) => words.has(key));
}

function keysOf(title: string): ReadonlySet<string> {
  const keys = titleWords(withoutGenderTags(title)).map(({ key }) => key);
  return new Set(keys.filter((key) => !seniorityWords.has(key)));
}

import { agentNounsForOthers, learnerWords } from '../../../lexicon/indirect-roles.ts';
import { packedTasks } from '../../../lexicon/packed-lexicon.ts';
import { tasksOfFamily, tasksOfWords } from '../../../lexicon/task-index.ts';
import { titleKey, titleWords } from '../../../lexicon/title-keys.ts';
import { memoize } from '../../../text/memoize.ts';
import { tokenize } from '../../../text/tokenize.ts';
import { readFamilies } from './read-families.ts';
import { withoutGenderTags } from './without-gender-tags.ts';

/**
 * What everybody does who holds the title, as terms of the lexicon: a payroll specialist files payroll taxes.
 * Nothing of who only learns the work, sells to those who do it or finds people for it.
 */
export const dutiesOfTitle = memoize(500, (title): ReadonlySet<string> => {
  const held = heldPart(withoutGenderTags(title));
  if (held === null) return new Set();
  const words = titleWords(held);
  const keys = words.map(({ key }) => key);
  const ofFamilies = [...readFamilies(held, words)].flatMap((family) => tasksOfFamily(packedTasks(), family));
  return new Set([...ofFamilies, ...tasksOfWords(packedTasks(), keys)]);
});

const learnerInHan = /实习|学徒/;

/** Of a `Nurse Recruiter` what tells of recruiting; null of a `Student Nurse`. */
function heldPart(title: string): string | null {
  const tokens = tokenize(title);
  if (learnerInHan.test(title) || tokens.some(({ key }) => learnerWords.has(titleKey(key)))) return null;
  const forOthers = tokens.find(({ text }) => agentNounsForOthers.has(text.toLowerCase()));
  return forOthers ? title.slice(forOthers.start) : title;
}

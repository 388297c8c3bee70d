import { titleWords } from '../../../lexicon/title-keys.ts';
import { leadersOf, workplaceOf } from '../../../lexicon/workplaces.ts';
import { fold } from '../../../text/fold.ts';
import { memoize } from '../../../text/memoize.ts';
import type { Entry } from '../../resume/resume-model.ts';
import { leadingWords, learningWords, officeWords, seniorityWords } from './generic-title-words.ts';
import { readFamilies } from './read-families.ts';
import { withoutGenderTags } from './without-gender-tags.ts';

const none: ReadonlySet<string> = new Set();

/**
 * The role families of a job whose title is an office alone, by where it was held: a `Deputy Manager` of `Willowbrook
 * Care Home`, a `Team Leader` who did the work of the house before or after. Empty where the title says more, or the
 * place nothing.
 */
export function workplaceFamilies(entry: Entry, jobs: readonly Entry[]): ReadonlySet<string> {
  const keys = keysOf(entry.title);
  if (!keys.every((key) => officeWords.has(key)) || keys.every((key) => namesNoRole(key))) return none;
  const leads = keys.some((key) => leadingWords.has(key));
  const workplace = workplaceOf(entry.organization);
  if (workplace) return new Set([leads ? workplace.led : workplace.staff]);
  return leads ? new Set([...nearestThere(entry, jobs)].map(leadersOf)) : none;
}

/** Who only learned at a house has not worked there yet. */
function namesNoRole(key: string): boolean {
  return !leadingWords.has(key) && (learningWords.has(key) || seniorityWords.has(key));
}

/** What the same person did at the same employer next to it. */
function nearestThere(entry: Entry, jobs: readonly Entry[]): ReadonlySet<string> {
  const there = fold(entry.organization);
  const others = jobs
    .filter((job) => job !== entry && there !== '' && fold(job.organization) === there)
    .toSorted((a, b) => Math.abs(a.index - entry.index) - Math.abs(b.index - entry.index));
  for (const { title } of others) {
    const families = familiesOf(title);
    if (families.size > 0) return families;
  }
  return none;
}

/** Every document made of a base holds its titles. */
const keysOf = memoize(500, (title) => titleWords(withoutGenderTags(title)).map(({ key }) => key));

const familiesOf = memoize(500, (title) => {
  const plain = withoutGenderTags(title);
  return readFamilies(plain, titleWords(plain));
});

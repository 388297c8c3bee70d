import { doersForOthers } from '../lexicon/doers-for-others.ts';
import { officeDuties } from '../lexicon/duties.ts';
import { learnerWords } from '../lexicon/learner-words.ts';
import { titleKeys, titleWords } from '../lexicon/title-keys.ts';
import { readFamilies } from '../score/role/read-families.ts';
import { withoutGenderTags } from '../score/role/without-gender-tags.ts';
import { lazily } from '../text/lazily.ts';
import { remembering } from '../text/remembering.ts';
import { tokenize } from '../text/tokenize.ts';

/** The entries of the table by family, and those for titles narrower than one (`icu nurse`) by the keys of the title. */
const tables = lazily(() => {
  const byFamily = new Map(officeDuties.map((entry) => [entry.family, entry]));
  const byTitle = officeDuties.flatMap((entry) =>
    listed(entry.titles ?? '').map((title) => ({ keys: titleKeys(title), entry })),
  );
  return { byFamily, byTitle };
});

function listed(text: string): readonly string[] {
  return text
    .split(/[,\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

/**
 * What everybody does who holds the title, as terms of the lexicon: a dispensing optician refracts.
 * Nothing of who only learns the work, sells to those who do it or finds people for it.
 */
export const dutiesOfTitle = remembering(500, (title): ReadonlySet<string> => {
  const held = heldPart(withoutGenderTags(title));
  if (held === null) return new Set();
  const words = titleWords(held);
  const keys = words.map(({ key }) => key);
  const { byFamily, byTitle } = tables();
  const ofFamilies = [...readFamilies(held, words)].flatMap((family) => byFamily.get(family) ?? []);
  const ofTitles = byTitle.filter((titled) => stands(titled.keys, keys)).map(({ entry }) => entry);
  return new Set([...ofFamilies, ...ofTitles].flatMap(({ duties }) => listed(duties)));
});

const learnerInHan = /实习|学徒/;

/** Of a `Nurse Recruiter` what tells of recruiting; null of a `Student Nurse`. */
function heldPart(title: string): string | null {
  const tokens = tokenize(title);
  if (learnerInHan.test(title) || tokens.some(({ text }) => learnerWords.has(text.toLowerCase())))
    return null;
  const forOthers = tokens.find(({ text }) => doersForOthers.has(text.toLowerCase()));
  return forOthers ? title.slice(forOthers.start) : title;
}

function stands(part: readonly string[], keys: readonly string[]): boolean {
  return keys.some((_, first) => part.every((key, step) => keys[first + step] === key));
}

import {
  clientFacingFamilies,
  dealingFamilies,
  exclusiveSpecialisms,
  relatedFamilies,
} from '../../../lexicon/families.ts';
import { phrases } from '../../../lexicon/phrase-lists.ts';
import { type TitleWord, titleWords } from '../../../lexicon/title-keys.ts';
import { titleRoot } from '../../../lexicon/title-subject.ts';
import { memoize } from '../../../text/memoize.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import { asksForDealing, dealingsIn } from '../../framing/dealing/dealing-words.ts';
import { readFamilies, withoutGenderTags } from './read-title.ts';
import { genericHeads, helpers, seniorityWords } from './title-words.ts';

const genericWeight = 0.25;
const familyShare = 0.9;
/** Below what counts as a related job: years beside the work are no years of it. */
const relatedShare = 0.3;

/** Words shared by titles of two known and different families are shared by chance. */
const strangersFactor = 0.5;

/** `Climber` and `climbing`: nearly one word, but either may stand for more. */
const derivedShare = 0.75;

const nowhere: ReadonlySet<string> = new Set();

/**
 * How near two job titles are, 0 to 1: shared words, a shared role family, or less for one beside it. Seniority does not
 * count. `workplace`: the families of a title that is an office alone, by where it was held.
 */
export function roleRelevance(
  title: string,
  position: string,
  workplace: ReadonlySet<string> = nowhere,
): number {
  const held = readTitle(title);
  const asked = readTitle(position);
  const had = workplace.size > 0 ? workplace : held.families;
  const wanted = asked.families;
  if (had.size === 0 || wanted.size === 0) return sharedWords(held, asked, derivedShare);
  const words = sharedWords(held, asked, 0);
  const common = [...wanted].filter((family) => had.has(family)).length;
  if (common > 0 && areRivals(held.keys, asked.keys)) return relatedShare;
  if (common > 0) return Math.max(words, (familyShare * common) / wanted.size);
  const related = [...wanted].filter((family) => isRelatedFamily(family, had)).length;
  const beside = (relatedShare * related) / wanted.size;
  if (servesOthers(had)) return sharesHead(held, asked) ? Math.max(words * strangersFactor, beside) : beside;
  // A `Music Teacher` and a `Teacher Aide` share their work; a `Software Buyer` shares only what is bought.
  const isOfDealing = dealingsIn(title).some((dealing) => asksForDealing(dealing, [position]));
  if (dealsInOthers(had) && !isOfDealing) return beside;
  return related > 0 && specialisesIn(held, asked) ? familyShare : Math.max(words * strangersFactor, beside);
}

/** Whether a title is only of those who sell to, teach, staff or write about every field. */
export function servesEveryField(title: string): boolean {
  const { families } = readTitle(title);
  return families.size > 0 && servesOthers(families);
}

/** A `Broker` has done a part of what an `Insurance Broker` does. */
function sharesHead(held: ReadTitle, asked: ReadTitle): boolean {
  const head = [...held.front].at(-1);
  return head !== undefined && !genericHeads.has(head) && head === [...asked.front].at(-1);
}

/** Whether a title is only of those, or of who buys or teaches what others do: the field that it names is not theirs. */
export function dealsInFields(title: string): boolean {
  const { families } = readTitle(title);
  return families.size > 0 && dealsInOthers(families);
}

function dealsInOthers(families: ReadonlySet<string>): boolean {
  return [...families].every((family) => clientFacingFamilies.has(family) || dealingFamilies.has(family));
}

function servesOthers(families: ReadonlySet<string>): boolean {
  return [...families].every((family) => clientFacingFamilies.has(family));
}

/** An `Environmental Scientist, Hydrology` is a hydrologist; who assists with it is none. */
function specialisesIn(held: ReadTitle, asked: ReadTitle): boolean {
  const subject = [...asked.keys].filter((key) => !genericHeads.has(key)).map(titleRoot);
  const helps = [...held.keys].some((key) => helpers.has(key));
  return !helps && subject.length > 0 && subject.every((root) => held.behind.has(root));
}

/** A nurse's aide has done a part of nursing, a paralegal a part of law. */
function isRelatedFamily(family: string, had: ReadonlySet<string>): boolean {
  return relatedFamilies().some((group) => group.includes(family) && group.some((other) => had.has(other)));
}

/** An iOS developer has not developed for Android, though both are mobile developers. */
function areRivals(held: ReadonlySet<string>, asked: ReadonlySet<string>): boolean {
  return exclusiveSpecialisms().some((group) => {
    const wanted = group.filter((words) => words.some((word) => asked.has(word)));
    const had = group.filter((words) => words.some((word) => held.has(word)));
    return wanted.length > 0 && had.length > 0 && !wanted.some((words) => had.includes(words));
  });
}

interface ReadTitle {
  readonly keys: ReadonlySet<string>;
  /** Chinese characters that stand side by side: one alone is in words of many trades. */
  readonly pairs: ReadonlySet<string>;
  readonly families: ReadonlySet<string>;
  /** What comes before a comma, a dash or brackets. */
  readonly front: ReadonlySet<string>;
  /** Roots of what comes after a comma, a dash or in brackets. */
  readonly behind: ReadonlySet<string>;
}

/** Who aspires to a title has not held it. */
const wished = preparedPattern(() => String.raw`^\W*(?:${phrases('tailoring', 'aspiring')})(?!\p{L})`, 'iu');

/** Every document made of a base holds its titles. */
const readTitle = memoize(500, (title): ReadTitle => {
  const plain = wished.test(title) ? '' : withoutGenderTags(title);
  const words = titleWords(plain);
  const parting = mark.exec(plain)?.index ?? plain.length;
  const behind = words.filter(({ start }) => start > parting).map(({ key }) => titleRoot(key));
  return {
    keys: contentKeys(words),
    pairs: pairsIn(words),
    families: readFamilies(plain, words),
    front: contentKeys(words.filter(({ start }) => start < parting)),
    behind: new Set(behind),
  };
});

const mark = /[,(:[（【]|\s[-–—|]\s/;

function contentKeys(title: readonly TitleWord[]): Set<string> {
  return new Set(title.map(({ key }) => key).filter((key) => !seniorityWords.has(key)));
}

const han = /^\p{Script=Han}$/u;

function pairsIn(title: readonly TitleWord[]): Set<string> {
  const pairs = new Set<string>();
  for (const [index, { key }] of title.entries()) {
    const next = title[index + 1]?.key ?? '';
    if (han.test(key) && han.test(next)) pairs.add(key + next);
  }
  return pairs;
}

/** What two titles say in common: as a whole, or before what either adds in brackets or after a comma. */
function sharedWords(held: ReadTitle, asked: ReadTitle, derived: number): number {
  const pairs = [...asked.pairs].filter((pair) => held.pairs.has(pair)).join('');
  const whole = dice(held.keys, asked.keys, pairs, derived * sharedRoots(held.front, asked.keys));
  const tells = [...asked.front].some((key) => !genericHeads.has(key));
  return derived > 0 && tells ? Math.max(whole, dice(held.front, asked.front, pairs, 0)) : whole;
}

/** Dice's coefficient over distinct words; heads such as "engineer" weigh little. */
function dice(held: ReadonlySet<string>, asked: ReadonlySet<string>, pairs: string, derived: number): number {
  if (held.size === 0 || asked.size === 0) return 0;
  const shared = [...asked].filter((key) => held.has(key) && (!han.test(key) || pairs.includes(key)));
  return (2 * (weigh(shared) + derived)) / (weigh([...held]) + weigh([...asked]));
}

/** How many words have one of their root in the other title, and not themselves. */
function sharedRoots(held: ReadonlySet<string>, asked: ReadonlySet<string>): number {
  const telling = (keys: ReadonlySet<string>, others: ReadonlySet<string>) =>
    [...keys].filter((key) => !others.has(key) && !genericHeads.has(key)).map(titleRoot);
  const roots = new Set(telling(held, asked));
  return new Set(telling(asked, held).filter((root) => roots.has(root))).size;
}

function weigh(keys: readonly string[]): number {
  return keys.reduce((sum, key) => sum + (genericHeads.has(key) ? genericWeight : 1), 0);
}

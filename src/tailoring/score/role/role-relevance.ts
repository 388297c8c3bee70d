import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import {
  clientFacingFamilies,
  dealingFamilies,
  exclusiveSpecialisms,
  relatedFamilies,
  teachingFamilies,
} from '../../../lexicon/titles/families.ts';
import { type TitleWord, titleWords } from '../../../lexicon/titles/title-keys.ts';
import { isVagueSubject, titleRoot } from '../../../lexicon/titles/title-subject.ts';
import { grammarWords } from '../../../lexicon/words/generic-words.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { memoize } from '../../../values/memoize.ts';
import { asksForDealing, dealingsIn } from '../../framing/dealing/dealing-words.ts';
import { readFamilies, withoutGenderTags } from './read-title.ts';
import { genericHeads, helpers, leadingWords, seniorityWords } from './title-words.ts';

const genericWeight = 0.25;
const familyShare = 0.9;
/** Relevance of a related family; low enough that years in such a job do not count as years in the position. */
const relatedShare = 0.3;

/** Lowers the worth of words shared by titles of two different known families. */
const strangersFactor = 0.5;

/** Worth of words with the same root but different forms: `climber` and `climbing`. */
const derivedShare = 0.75;

const noFamilies: ReadonlySet<string> = new Set();

/**
 * How related two job titles are, 0 to 1, by shared words or role families; related families count less. Seniority does
 * not count. `workplace`: the families of a generic title, from its employer.
 */
export function roleRelevance(
  title: string,
  position: string,
  workplace: ReadonlySet<string> = noFamilies,
): number {
  const held = readTitle(title);
  const asked = readTitle(position);
  const had = workplace.size > 0 ? workplace : held.families;
  const wanted = asked.families;
  if (had.size === 0 || wanted.size === 0) return sharedWords(held, asked, derivedShare);
  const words = sharedWords(held, asked, 0);
  const common = [...wanted].filter((family) => had.has(family)).length;
  if (common > 0 && areExclusive(held.keys, asked.keys)) return relatedShare;
  if (common > 0) return Math.max(words, (familyShare * common) / wanted.size);
  if (isSameWork(held, asked)) return familyShare;
  const related = [...wanted].filter((family) => isRelatedFamily(family, had)).length;
  const beside = (relatedShare * related) / wanted.size;
  if (servesOthers(had)) return sharesHead(held, asked) ? Math.max(words * strangersFactor, beside) : beside;
  // A `Music Teacher` and a `Teacher Aide` share their work; a `Software Buyer` shares only what is bought.
  const isOfDealing = dealingsIn(title).some((dealing) => asksForDealing(dealing, [position]));
  if (dealsInOthers(had) && !isOfDealing) return beside;
  return related > 0 && specialisesIn(held, asked) ? familyShare : Math.max(words * strangersFactor, beside);
}

/** True if a title names only work for any field: selling to, teaching, staffing or writing about it. */
export function servesEveryField(title: string): boolean {
  const { families } = readTitle(title);
  return families.size > 0 && servesOthers(families);
}

/** True if both titles have the same specific head: `Broker` and `Insurance Broker`. */
function sharesHead(held: ReadTitle, asked: ReadTitle): boolean {
  const head = [...held.front].at(-1);
  return head !== undefined && !genericHeads.has(head) && head === [...asked.front].at(-1);
}

/** Like {@link servesEveryField}, or buying or teaching, so that the field in the title is not the person's own. */
export function dealsInFields(title: string): boolean {
  const { families } = readTitle(title);
  return families.size > 0 && dealsInOthers(families);
}

/** True for titles that only teach, whose people know more than their subject: a `Science Teacher`. */
export function onlyTeaches(title: string): boolean {
  const { families } = readTitle(title);
  return families.size > 0 && [...families].every((family) => teachingFamilies.has(family));
}

/** True if the title names the field of the position: `Software Instructor` for a `Software Developer`. */
export function namesField(title: string, position: string): boolean {
  const { keys } = readTitle(title);
  return [...readTitle(position).keys].some(
    (key) => !genericHeads.has(key) && !grammarWords.has(key) && keys.has(key),
  );
}

function dealsInOthers(families: ReadonlySet<string>): boolean {
  return [...families].every((family) => clientFacingFamilies.has(family) || dealingFamilies.has(family));
}

function servesOthers(families: ReadonlySet<string>): boolean {
  return [...families].every((family) => clientFacingFamilies.has(family));
}

/** True if the title specializes in the position's subject: `Environmental Scientist, Hydrology`. Helpers do not. */
function specialisesIn(held: ReadTitle, asked: ReadTitle): boolean {
  const subject = [...asked.keys].filter((key) => !genericHeads.has(key)).map((key) => titleRoot(key));
  const helps = [...held.keys].some((key) => helpers.has(key));
  return !helps && subject.length > 0 && subject.every((root) => held.behind.has(root));
}

/** True if both name the same work, one by its people: `Controller` and `Head of Controlling`. */
function isSameWork({ work: had }: ReadTitle, { work: wanted }: ReadTitle): boolean {
  return wanted.size > 0 && wanted.size === had.size && [...wanted].every((root) => had.has(root));
}

/** True for related families: a nurse's aide does part of nursing, a paralegal part of law. */
function isRelatedFamily(family: string, had: ReadonlySet<string>): boolean {
  return relatedFamilies().some((group) => group.includes(family) && group.some((other) => had.has(other)));
}

/** True for exclusive specialisms: an iOS developer has not developed for Android. */
function areExclusive(held: ReadonlySet<string>, asked: ReadonlySet<string>): boolean {
  return exclusiveSpecialisms().some((group) => {
    const wanted = group.filter((words) => words.some((word) => asked.has(word)));
    const had = group.filter((words) => words.some((word) => held.has(word)));
    return wanted.length > 0 && had.length > 0 && !wanted.some((words) => had.includes(words));
  });
}

interface ReadTitle {
  readonly keys: ReadonlySet<string>;
  /** Pairs of adjacent Chinese characters; single characters occur in words of many trades. */
  readonly pairs: ReadonlySet<string>;
  readonly families: ReadonlySet<string>;
  /** Token keys before the first comma, dash or bracket. */
  readonly front: ReadonlySet<string>;
  /** Roots of the words after it. */
  readonly behind: ReadonlySet<string>;
  /** Roots of the words that name the work; empty if one of them is common to many departments. */
  readonly work: ReadonlySet<string>;
}

/** Matches a title that the person only aspires to. */
const aspiring = preparedPattern(
  () => String.raw`^\W*(?:${phrases('tailoring', 'aspiring')})(?!\p{L})`,
  'iu',
);

/** Memoized because every document made from a base has its titles. */
const readTitle = memoize(500, (title): ReadTitle => {
  const plain = aspiring.test(title) ? '' : withoutGenderTags(title);
  const words = titleWords(plain);
  const markStart = mark.exec(plain)?.index ?? plain.length;
  const behind = words.filter(({ start }) => start > markStart).map(({ key }) => titleRoot(key));
  return {
    keys: contentKeys(words),
    pairs: pairsIn(words),
    families: readFamilies(plain, words),
    front: contentKeys(words.filter(({ start }) => start < markStart)),
    behind: new Set(behind),
    work: workRoots(words),
  };
});

function workRoots(words: readonly TitleWord[]): ReadonlySet<string> {
  const keys = [...contentKeys(words)].filter((key) => !leadingWords.has(key) && !grammarWords.has(key));
  return new Set(keys.some(isVagueSubject) ? [] : keys.map((key) => titleRoot(key)));
}

const mark = /[,(:[（【]|\s[-–—|]\s/;

function contentKeys(title: readonly TitleWord[]): Set<string> {
  return new Set(title.map(({ key }) => key).filter((key) => !seniorityWords.has(key)));
}

const han = preparedPattern(String.raw`^\p{Script=Han}$`);

function pairsIn(title: readonly TitleWord[]): Set<string> {
  const pairs = new Set<string>();
  for (const [index, { key }] of title.entries()) {
    const next = title[index + 1]?.key ?? '';
    if (han.test(key) && han.test(next)) pairs.add(key + next);
  }
  return pairs;
}

/** Similarity of two titles as a whole, or of their parts before a comma, dash or bracket. */
function sharedWords(held: ReadTitle, asked: ReadTitle, derived: number): number {
  const pairs = [...asked.pairs].filter((pair) => held.pairs.has(pair)).join('');
  const whole = dice(held.keys, asked.keys, pairs, derived * sharedRoots(held.front, asked.keys));
  const isSpecific = [...asked.front].some((key) => !genericHeads.has(key));
  return derived > 0 && isSpecific ? Math.max(whole, dice(held.front, asked.front, pairs, 0)) : whole;
}

/** Dice's coefficient over distinct words; heads such as "engineer" weigh little. */
function dice(held: ReadonlySet<string>, asked: ReadonlySet<string>, pairs: string, derived: number): number {
  if (held.size === 0 || asked.size === 0) return 0;
  const shared = [...asked].filter((key) => held.has(key) && (!han.test(key) || pairs.includes(key)));
  return (2 * (weigh(shared) + derived)) / (weigh([...held]) + weigh([...asked]));
}

/** Number of words that the other title contains only in another form. */
function sharedRoots(held: ReadonlySet<string>, asked: ReadonlySet<string>): number {
  const specificRoots = (keys: ReadonlySet<string>, others: ReadonlySet<string>) =>
    [...keys].filter((key) => !others.has(key) && !genericHeads.has(key)).map((key) => titleRoot(key));
  const roots = new Set(specificRoots(held, asked));
  return new Set(specificRoots(asked, held).filter((root) => roots.has(root))).size;
}

function weigh(keys: readonly string[]): number {
  return keys.reduce((sum, key) => sum + (genericHeads.has(key) ? genericWeight : 1), 0);
}

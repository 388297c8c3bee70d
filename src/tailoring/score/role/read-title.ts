import { standardLexicon } from '../../../lexicon/lexicon.ts';
import { packedTasks, packedTitles } from '../../../lexicon/packed/packed-lexicon.ts';
import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import {
  familyOfSubject,
  tasksOfFamily,
  tasksOfWords,
  titlesAt,
} from '../../../lexicon/packed/title-index.ts';
import { wordList } from '../../../lexicon/packed/word-lists.ts';
import { clientFacingFamilies } from '../../../lexicon/titles/families.ts';
import { type TitleWord, titleKey, titleKeys, titleWords } from '../../../lexicon/titles/title-keys.ts';
import {
  compoundSubjects,
  isOfficeOf,
  isRoleAlone,
  isVagueSubject,
  subjectsIn,
  titleRoot,
  yieldsToOthers,
} from '../../../lexicon/titles/title-subject.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { termKey, tokenize } from '../../../text/tokenize.ts';
import { memoize } from '../../../values/memoize.ts';
import {
  agentNounsForOthers,
  genericHeads,
  learnerWords,
  officeWords,
  seniorityWords,
} from './title-words.ts';

/* Reads the role families of a job title and the usual tasks of its holders. */

/** A known title found within a title. */
interface Place {
  readonly family: string;
  readonly first: number;
  readonly keys: readonly string[];
}

/** The role families that a title names: only payroll for `Deputy Payroll Manager - Retail`. */
export function readFamilies(title: string, words: readonly TitleWord[]): ReadonlySet<string> {
  const turned = specialityFirst(title);
  if (turned !== null) return readFamilies(turned, titleWords(turned));
  const places = withoutMarkets(title, words, inFirstPart(title, words, placesIn(words)));
  const specific = places.filter(({ keys }) => !yieldsToOthers(keys));
  if (specific.length > 0) return new Set(specific.map((place) => place.family));
  const family = familyOfRole(firstPart(title, words)) ?? familyOfRole(lastPart(title, words));
  return new Set(family === undefined ? places.map((place) => place.family) : [family]);
}

const afterHead = preparedPattern(String.raw`(?:,|\s[-–—|]|\s?\()\s?`, '');

/**
 * `Engineer, Structures` as `Structures Engineer`; null unless a word that many titles share, such as `engineer` or
 * `analyst`, comes alone before the mark.
 */
function specialityFirst(title: string): string | null {
  const found = afterHead.exec(title);
  if (found === null) return null;
  const head = titleWords(title.slice(0, found.index)).map(({ key }) => key);
  const isAlone = head.every((key) => genericHeads.has(key) || seniorityWords.has(key));
  if (!isAlone || !head.some((key) => genericHeads.has(key) && !officeWords.has(key))) return null;
  const speciality = title
    .slice(found.index + found[0].length)
    .replace(/[,(–—|].*/u, '')
    .replace(')', '');
  return speciality.trim() === ''
    ? null
    : [speciality, ...head.filter((key) => !seniorityWords.has(key))].join(' ');
}

/** Finds known titles, longest first, using each word once: "sales engineer" is not also an engineer. */
function placesIn(words: readonly TitleWord[]): readonly Place[] {
  const known = packedTitles();
  const all = words.map(({ key }) => key);
  const found = words
    .flatMap(({ key }, first) =>
      titlesAt(known, key)
        .filter(({ keys }) => keys.every((part, step) => words[first + step]?.key === part))
        .filter(({ keys }) => keys.length > 1 || !isOfficeOf(all, first))
        .map(({ family, keys }): Place => ({ family, first, keys })),
    )
    .sort((a, b) => b.keys.length - a.keys.length || a.first - b.first);
  const used = new Set<number>();
  const places = found.filter(({ first, keys }) => {
    const positions = keys.map((_, step) => first + step);
    if (positions.some((position) => used.has(position))) return false;
    for (const position of positions) used.add(position);
    return true;
  });
  return [...places, ...compoundsIn(words, used)];
}

function compoundsIn(words: readonly TitleWord[], used: ReadonlySet<number>): readonly Place[] {
  const { endings } = packedTitles();
  return words.flatMap(({ key }, first) => {
    const compound = used.has(first) ? undefined : endings.find(({ ending }) => key.endsWith(ending));
    return compound ? [{ family: compound.family, first, keys: [key] }] : [];
  });
}

const comma = /,/;
const aside = preparedPattern(
  String.raw`\s[-–—:@|]\s|[([（【]|\s-|-\s|–|—|\b(?:at|with|for|bei|chez)\b`,
  'iu',
);

/** Index of the first word after a mark that follows the word `from`; the number of words if there is none. */
function afterMark(
  mark: { exec(text: string): RegExpExecArray | null },
  title: string,
  words: readonly TitleWord[],
  from = 0,
) {
  const start = words[from]?.start ?? 0;
  const found = mark.exec(title.slice(start));
  if (found === null) return words.length;
  const end = start + found.index + found[0].length;
  const behind = words.findIndex((word) => word.start >= end);
  return behind < 0 ? words.length : behind;
}

/** Drops titles after a dash or in brackets, which name a field: a "Solicitor - Banking" is not a banker. */
function inFirstPart(title: string, words: readonly TitleWord[], places: readonly Place[]): readonly Place[] {
  const [earliest] = places.toSorted((a, b) => a.first - b.first);
  if (!earliest) return places;
  const end = afterMark(aside, title, words, earliest.first);
  const isClientFacing = clientFacingFamilies.has(earliest.family);
  const office = isClientFacing ? afterMark(comma, title, words, earliest.first) : words.length;
  return places.filter(({ first }) => first < Math.min(end, office));
}

/** Goods, in a title between the field that they are for and those who sell them. */
const toolNouns = wordList('tailoring', 'tool_noun');

/**
 * Drops titles before a client-facing one, also with goods between them: a `Physician Recruiter` is not a physician, a
 * `Payroll Software Account Executive` does no payroll.
 */
function withoutMarkets(
  title: string,
  words: readonly TitleWord[],
  places: readonly Place[],
): readonly Place[] {
  const serving = new Map(
    places.filter(({ family }) => clientFacingFamilies.has(family)).map((place) => [place.first, place]),
  );
  return places.filter(({ family, first, keys }) => {
    let end = first + keys.length;
    while (words[end] !== undefined && !serving.has(end) && toolNouns.has(words[end]?.key ?? '')) end += 1;
    const behind = serving.get(end);
    const between = title.slice(words[first + keys.length - 1]?.end, words[end]?.start);
    return !behind || behind.family === family || /[^\s\p{L}]/u.test(between);
  });
}

/** Puts the field before a generic role: "Manager - Property" and "Manager, Property" become "Property Manager". */
function firstPart(title: string, words: readonly TitleWord[]): readonly string[] {
  const keys = words.map(({ key }) => key);
  const end = afterMark(aside, title, words);
  const office = Math.min(end, afterMark(comma, title, words));
  const follows = isRoleAlone(keys.slice(0, office));
  return follows ? [...keys.slice(office), ...keys.slice(0, office)] : keys.slice(0, end);
}

/** What follows the first dash or bracket: `Director, Archives` of `Hillside College - Director, Archives`. */
function lastPart(title: string, words: readonly TitleWord[]): readonly string[] {
  return words.slice(afterMark(aside, title, words)).map(({ key }) => key);
}

/** The family of the subject in a title that contains no known title. */
function familyOfRole(keys: readonly string[]): string | undefined {
  const subjects = [...subjectsIn(keys), ...keys.flatMap((key) => compoundSubjects(key))];
  for (const subject of subjects) {
    const family =
      familyOfSubject(packedTitles(), subject) ?? familyOfSubject(packedTitles(), titleRoot(subject));
    if (family !== undefined) return family;
  }
  const [translated] = subjects.map(familyOfTranslation).filter((family) => family !== undefined);
  if (translated !== undefined) return translated;
  // A `recruteuse` does `recrutement`, even where no row names her.
  const works = keys
    .filter((key) => !genericHeads.has(key) && !officeWords.has(key) && !isRoleAlone([key]))
    .map((key) => titleRoot(key));
  const [work] = works
    .filter((root) => !keys.includes(root))
    .map((root) => familyOfSubject(packedTitles(), root));
  return work;
}

/** The family of a subject by its English name, because most titles in the tables are English: `tesorería`. */
function familyOfTranslation(subject: string): string | undefined {
  // The terms of a host do not change how titles are read.
  const known = standardLexicon().index.terms.get(termKey(subject));
  if (known === undefined) return undefined;
  const keys = titleKeys(known.canonical);
  return keys.some(isVagueSubject) ? undefined : familyOfSubject(packedTitles(), keys.join(' '));
}

/**
 * Usual tasks of a title's holders, as lexicon terms: a payroll specialist files payroll taxes. Learners have none, and
 * people who sell to or recruit for a field do not have the field's.
 */
export const dutiesOfTitle = memoize(500, (title): ReadonlySet<string> => {
  const held = heldPart(withoutGenderTags(title));
  if (held === null) return new Set();
  const words = titleWords(held);
  const keys = words.map(({ key }) => key);
  const ofFamilies = [...readFamilies(held, words)].flatMap((family) => tasksOfFamily(packedTasks(), family));
  return new Set([...ofFamilies, ...tasksOfWords(packedTasks(), keys)]);
});

const learnerInHan = preparedPattern(() => phrases('tailoring', 'learner_in_title', 'zh'), '');

/** True for a title of somebody who learns: `Student Nurse`, `Auszubildender`. */
export function isLearnersTitle(title: string): boolean {
  return heldPart(withoutGenderTags(title)) === null;
}

/** The part of a title that names own work: `Recruiter` of `Nurse Recruiter`; null for a `Student Nurse`. */
function heldPart(title: string): string | null {
  const tokens = tokenize(title);
  if (learnerInHan.test(title) || tokens.some(({ key }) => learnerWords().has(titleKey(key)))) return null;
  const forOthers = tokens.find(({ text }) => agentNounsForOthers().has(text.toLowerCase()));
  return forOthers ? title.slice(forOthers.start) : title;
}

const genderTag = preparedPattern(
  String.raw`[([]\s*(?:all genders?|gn|[mwfdxhiv]\s*[/|]\s*[mwfdxh](?:\s*[/|]\s*[mwfdxiv])*|h\s*\/\s*f|f\s*\/\s*h|he?\/?she)\s*[)\]]|\b[mwf]\s?[/|]\s?[mwf]\s?[/|]\s?[dx]\b|\b[HF]\s?\/\s?[FH]\b`,
  'giu',
);
/** Matches `Entwickler:in`, `Techniker*in`, `Verkäufer/-in`, `Rattaché(e)`, `infirmier·ière`. */
const genderEnding = preparedPattern(
  String.raw`(?<=\p{L})(?:[:*_]in(?:nen)?|\/-?in(?:nen)?|\(in\)|\((?:e|a|ne|fe|le|se|ve|ère|trice|euse)\)|·\p{L}{1,5}|\/-?(?:a|e))(?!\p{L})`,
  'gu',
);

/** Removes gender tags and endings: "(m/w/d)", "Techniker*in". */
export function withoutGenderTags(title: string): string {
  return title.replace(genderTag.regExp, ' ').replace(genderEnding.regExp, '').replace(/\s+/g, ' ').trim();
}

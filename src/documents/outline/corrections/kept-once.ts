import { isJsonObject, type JsonObject } from '../../../values/json-object.ts';
import { ownValue, setOwnValue } from '../../../values/own-value.ts';
import { entriesOf, leavesIn, textOf } from '../../files/json-parts.ts';
import { customKey } from '../../json-resume/custom-sections.ts';
import { type ReadSection, titleOf } from '../outline-reading.ts';
import { datesInText } from '../recognize/dates-in-text.ts';
import { cellsIn, type SourceLine, wholeOf } from '../source-line.ts';
import { namedSections } from './clear-sections.ts';

/*
 * Jobs and schools may be taken from one reading and the rest of the resume from the other, so a line may be in two
 * lists. It is kept once.
 */

export interface BothReadings {
  /** Of the file; what it says twice is kept twice. */
  readonly lines: readonly SourceLine[];
  readonly ruled: readonly ReadSection[];
  readonly learned: readonly ReadSection[];
}

export function keptOnce(source: Readonly<JsonObject>, read: BothReadings): Readonly<JsonObject> {
  const once = withoutContactsAgain(withoutSectionsAgain(withoutSummaryAgain(source, read.lines)));
  return withoutEntriesAgain(once, read);
}

/** Minimum length of a text that is the same by more than chance, in letters; a Chinese character counts twice. */
const minSameLength = 20;

/**
 * Removes texts of jobs and schools from other sections, or, if a heading says clearly what is below it, from the jobs
 * and schools.
 */
export function withoutEntriesAgain(
  source: Readonly<JsonObject>,
  { lines, ruled, learned }: BothReadings,
): Readonly<JsonObject> {
  const twice = textsSaidTwice(lines);
  const periods = [...entriesOf(source, 'work'), ...entriesOf(source, 'education')];
  const held = textsIn(periods, twice);
  const names = new Set(
    periods.flatMap((entry) => nameKeys.flatMap((key) => partsOf({ name: textOf(entry, key) }))),
  );
  const isNamed = (item: JsonObject) =>
    partsOf({ name: textOf(item, 'name') }).every((part) => names.has(part));
  const isClear = headingsIn(ruled, learned);
  const whole: JsonObject = { ...source };
  const elsewhere: JsonObject[] = [];
  for (const list of namedSections) {
    if (isClear(({ key }) => key === list)) elsewhere.push(...entriesOf(source, list));
    else setList(whole, list, withoutTexts(entriesOf(source, list), held));
  }
  const sections = entriesOf(source, customKey);
  const kept = sections.flatMap((section): JsonObject[] => {
    const items = entriesOf(section, 'items');
    const isOwn = isClear(({ heading }) => titleOf(heading) === textOf(section, 'name'));
    // Below an unknown heading, what is a job by its name is one.
    const stays = (item: JsonObject) => isOwn && !isNamed(item);
    elsewhere.push(...items.filter(stays));
    const left = items.flatMap((item) => (stays(item) ? [item] : withoutTexts([item], held)));
    return left.length === 0 ? [] : [{ ...section, items: left }];
  });
  setList(whole, customKey, kept);
  setList(whole, 'skills', withoutJobs(entriesOf(source, 'skills'), held));
  const others = textsIn(elsewhere, twice);
  // No job and no school is dropped.
  for (const list of ['work', 'education'] as const)
    setList(
      whole,
      list,
      entriesOf(source, list).map((entry) => withoutLines(entry, others.long)),
    );
  return whole;
}

function setList(source: JsonObject, list: string, entries: readonly JsonObject[]): void {
  if (entries.length > 0) setOwnValue(source, list, [...entries]);
  else delete source[list];
}

const nameKeys = ['name', 'position', 'institution', 'studyType', 'area'] as const;

/**
 * Returns a function that is true if the headings of a list say what is below them. It is false for certificates
 * without a heading, or below `Work and training`, which the models read as a heading of jobs.
 */
function headingsIn(
  ruled: readonly ReadSection[],
  learned: readonly ReadSection[],
): (isOfList: (section: ReadSection) => boolean) => boolean {
  const places = ({ heading }: ReadSection) => (heading === null ? [] : [heading.place]);
  const ofPeriods = new Set(
    [...ruled, ...learned].filter(({ key }) => key === 'work' || key === 'education').flatMap(places),
  );
  return (isOfList) => {
    const own = ruled.filter(isOfList).flatMap(places);
    return own.length > 0 && own.every((place) => !ofPeriods.has(place));
  };
}

interface Texts {
  /** Whole texts and their parts between commas. */
  readonly all: ReadonlySet<string>;
  /** Those that are the same by more than chance. */
  readonly long: ReadonlySet<string>;
}

function textsIn(entries: readonly JsonObject[], twice: ReadonlySet<string>): Texts {
  const whole = entries.flatMap(linesOf).map(inWords);
  const said = whole.filter((text) => !twice.has(text));
  return {
    all: new Set([...said, ...entries.flatMap(partsOf)]),
    long: new Set(said.filter((text) => lengthOf(text) >= minSameLength)),
  };
}

/** The entries without texts that are held elsewhere; one that has no others is dropped. */
function withoutTexts(entries: readonly JsonObject[], held: Texts): readonly JsonObject[] {
  return entries.flatMap((entry) => {
    const texts = linesOf(entry).map(inWords);
    if (!texts.some((text) => held.long.has(text))) return [entry];
    const isAgain = texts.every((text) => text === '' || held.all.has(text));
    return isAgain ? [] : [withoutLines(entry, held.long)];
  });
}

const textKeys = ['summary', 'reference', 'highlights', 'courses'] as const;

function withoutLines(entry: JsonObject, held: ReadonlySet<string>): JsonObject {
  const own = { ...entry };
  const left = (text: string) =>
    text
      .split('\n')
      .filter((line) => line === '' || !held.has(inWords(line)))
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
  for (const key of textKeys) {
    const value = ownValue(own, key);
    if (typeof value === 'string') {
      const rest = left(value);
      if (rest === '') delete own[key];
      else setOwnValue(own, key, rest);
    } else if (Array.isArray(value)) {
      const rest = value
        .map((one) => (typeof one === 'string' ? left(one) : one))
        .filter((one) => one !== '');
      if (rest.length === 0) delete own[key];
      else setOwnValue(own, key, rest);
    }
  }
  return own;
}

/** Minimum number of skills that are names or texts of jobs, before they are jobs below a heading of skills. */
const minJobsAmongSkills = 3;

/** Drops groups of skills that are jobs. A few names are no evidence, because a skill may be named in a job. */
function withoutJobs(skills: readonly JsonObject[], held: Texts): readonly JsonObject[] {
  const isJob = (skill: JsonObject) => held.long.has(inWords(textOf(skill, 'name')));
  if (skills.filter(isJob).length < minJobsAmongSkills) return skills;
  return skills.filter((skill) => {
    const parts = partsOf(skill);
    return 2 * parts.filter((part) => held.all.has(part)).length < parts.length;
  });
}

function textsSaidTwice(lines: readonly SourceLine[]): ReadonlySet<string> {
  const once = new Set<string>();
  const twice = new Set<string>();
  for (const { text, aside } of lines)
    for (const cell of new Set([text, aside].flatMap(cellsIn).map(inWords)))
      (once.has(cell) ? twice : once).add(cell);
  return twice;
}

/**
 * Drops skills that are contact data or the name of the person, which a side column without a heading or the end of a
 * page may have below the skills.
 */
export function withoutContactsAgain(source: Readonly<JsonObject>): Readonly<JsonObject> {
  const basics = ownValue(source, 'basics');
  if (!isJsonObject(basics)) return source;
  const contacts = [
    ...['name', 'email', 'phone', 'url'].map((key) => textOf(basics, key)),
    ...entriesOf(basics, 'profiles').map((profile) => textOf(profile, 'url')),
  ].map((contact) => contact.toLowerCase().replace(/^https?:\/\//, ''));
  const isContact = (text: string) => isOnlyOf(text, contacts.filter(Boolean));
  const left = entriesOf(source, 'skills').flatMap((skill): readonly JsonObject[] => {
    const { keywords, ...named } = skill;
    if (leavesIn(skill).every(({ value }) => typeof value === 'string' && isContact(value))) return [];
    if (!Array.isArray(keywords)) return [skill];
    const others = keywords.filter((keyword) => typeof keyword !== 'string' || !isContact(keyword));
    if (others.length === keywords.length) return [skill];
    // A label of contact data only.
    return others.length > 0 || textOf(skill, 'level') !== '' ? [{ ...named, keywords: others }] : [];
  });
  const kept = { ...source };
  setList(kept, 'skills', left);
  return kept;
}

/** True if a text is made of some of these, with signs between them: `Ada Ofner -- ada@example.org --`. */
function isOnlyOf(text: string, contacts: readonly string[]): boolean {
  const whole = text.toLowerCase();
  const rest = contacts.reduce((left, contact) => left.replaceAll(contact, ' '), whole);
  return rest !== whole && !/[\p{L}\p{N}]/u.test(rest.replace(/https?:\/\//g, ''));
}

/**
 * Drops custom sections whose entries are all jobs or schools: the rules found them under an unknown heading, the models
 * as what they are.
 */
export function withoutSectionsAgain(source: Readonly<JsonObject>): Readonly<JsonObject> {
  const sections = entriesOf(source, customKey);
  if (sections.length === 0) return source;
  const entries = [...entriesOf(source, 'work'), ...entriesOf(source, 'education')];
  const texts = entries.map(lettersOf);
  const known = new Set(entries.flatMap(partsOf));
  const isKept = (item: JsonObject) => {
    const words = wordsOf(item);
    const isOne =
      words.length > 1 && texts.some((letters) => words.every((word) => letters.includes(` ${word} `)));
    const parts = partsOf(item);
    return isOne || (parts.length > 1 && parts.every((part) => known.has(part)));
  };
  const again = sections.filter((section) => {
    const items = entriesOf(section, 'items');
    return items.length > 1 && items.every(isKept);
  });
  if (again.length === 0) return source;
  const { [customKey]: _, ...others } = source;
  const left = sections.filter((section) => !again.includes(section));
  return left.length > 0 ? { ...others, [customKey]: left } : others;
}

/** The texts of an entry and their parts, without dates: the rules may join several jobs in one entry. */
function partsOf(entry: JsonObject): readonly string[] {
  const texts = leavesIn(entry).flatMap(({ value }) => String(value).split(/, |\n+/));
  return texts.flatMap((text) => inWords(text) || []);
}

/** The lines of an entry's texts. */
function linesOf(entry: JsonObject): readonly string[] {
  return leavesIn(entry).flatMap(({ value }) => (typeof value === 'string' ? value.split('\n') : []));
}

/** The words of a text without its dates, with a blank between them. */
function inWords(text: string): string {
  return wordsIn(datesInText(text).rest).join(' ');
}

/**
 * Removes paragraphs of the summary that are texts of jobs or schools: without a heading that it knows, each of the two
 * readings may hold a line for something else.
 * @param lines of the file; what is written twice is kept twice
 */
export function withoutSummaryAgain(
  source: Readonly<JsonObject>,
  lines: readonly SourceLine[],
): Readonly<JsonObject> {
  const basics = ownValue(source, 'basics');
  if (!isJsonObject(basics) || textOf(basics, 'summary') === '') return source;
  const entries = [...entriesOf(source, 'work'), ...entriesOf(source, 'education')];
  const texts = new Set(
    leavesIn(entries).flatMap(({ value }) => (typeof value === 'string' ? value.split('\n\n') : [])),
  );
  const twice = new Set<string>();
  const once = new Set<string>();
  for (const line of lines.map(wholeOf)) (once.has(line) ? twice : once).add(line);
  const paragraphs = textOf(basics, 'summary').split('\n\n');
  const left = paragraphs.filter((paragraph) => {
    const text = paragraph.replace(/^- /, '');
    return lengthOf(text) < minSameLength || !texts.has(text) || twice.has(text);
  });
  if (left.length === paragraphs.length) return source;
  const { summary: _, ...others } = basics;
  return { ...source, basics: { ...others, ...(left.length > 0 && { summary: left.join('\n\n') }) } };
}

function lengthOf(text: string): number {
  return text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);
}

function wordsOf(entry: JsonObject): readonly string[] {
  return leavesIn(entry).flatMap(({ value }) => wordsIn(String(value)));
}

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function lettersOf(entry: JsonObject): string {
  return ` ${wordsOf(entry).join(' ')} `;
}

import type { JsonObject } from '../../../contract/json-object.ts';
import { setOwnValue } from '../../../contract/own-value.ts';
import { customKey } from '../../json-resume/custom-sections.ts';
import { findLostLines } from '../../notes/lost-text.ts';
import { customEntry, employments, project, published, reference } from '../entries/entry-fields.ts';
import { withSplitSchools } from '../entries/packed-schools.ts';
import {
  type HeadPiece,
  readEntries,
  readListedEntries,
  type WrittenEntry,
} from '../entries/read-entries.ts';
import { school, withSameSchool } from '../entries/school-fields.ts';
import { withEmployerPlaces } from '../heads/employer-places.ts';
import {
  howHeadingsWereRead,
  joinedSummary,
  type OutlineReading,
  personalTitle,
  titleOf,
} from '../outline-reading.ts';
import { isDetail, readContactHead } from '../person/read-contact-head.ts';
import { isDuration } from '../recognize/dates-in-text.ts';
import { isDocumentTitle } from '../recognize/document-title.ts';
import { isPlace } from '../recognize/name-kinds.ts';
import type { OutlineKey } from '../recognize/section-headings.ts';
import { eachLanguageOnce, languageList, untilOtherSkills } from '../skills/language-list.ts';
import { interestList } from '../skills/list-sections.ts';
import { once, type SkillSection, skillSection } from '../skills/skill-groups.ts';
import type { SourceLine } from '../source-line.ts';
import { type OtherReading, type WrittenSection, writtenSections } from './ruled-sections.ts';
import { withSectionStyles } from './section-styles.ts';
import { withPointsApart } from './sections-of-bullets.ts';
import { withResults } from './sections-of-results.ts';

type EntryKey =
  | 'work'
  | 'education'
  | 'projects'
  | 'certificates'
  | 'awards'
  | 'publications'
  | 'volunteer'
  | 'references';

const entryReaders: Readonly<Record<EntryKey, (entries: readonly WrittenEntry[]) => readonly JsonObject[]>> =
  {
    work: (entries) => withEmployerPlaces(employments(withSameEmployer(entries), 'name'), 'name'),
    volunteer: (entries) =>
      withEmployerPlaces(employments(withSameEmployer(entries), 'organization'), 'organization'),
    education: (entries) => withSameSchool(entries.map(school)),
    projects: (entries) => entries.map(project),
    certificates: (entries) => entries.map(published(['name', 'issuer', 'date', 'summary'])),
    awards: (entries) => entries.map(published(['title', 'awarder', 'date', 'summary'])),
    publications: (entries) => entries.map(published(['name', 'publisher', 'releaseDate', 'summary'])),
    references: (entries) => entries.map(reference),
  };

const periodKeys: ReadonlySet<string> = new Set(['work', 'volunteer', 'education']);
const lineKeys: ReadonlySet<string> = new Set(['certificates', 'awards']);

function kindOfEntries(key: string) {
  if (periodKeys.has(key)) return 'periods';
  return lineKeys.has(key) ? 'lines' : 'names';
}

/** Makes a JSON Resume of a resume's lines, by its headings, its dates and the format of its entries. */
export function readByRules(written: readonly SourceLine[], other?: OtherReading): OutlineReading {
  const lines = withSectionStyles(written);
  const sections = withPointsApart(writtenSections(lines, other)).map(withDetailsOfPerson).map(withResults);
  const linesOf = (key: OutlineKey | 'head') =>
    sections.filter((section) => section.key === key).flatMap((section) => section.lines);
  const summary = linesOf('summary').map(({ text, style }) => (style === 'bullet' ? `- ${text}` : text));
  const { basics: head, personal } = readContactHead(linesOf('head'), linesOf('contact'));
  const basics = { ...head, ...(summary.length > 0 && { summary: joinedSummary(head['summary'], summary) }) };
  const source: JsonObject = { basics };
  for (const [key, read] of Object.entries(entryReaders)) {
    const entries = entriesUnder(key as EntryKey, sections);
    const items = read(entries);
    if (items.length > 0) setOwnValue(source, key, items);
  }
  // The format of entries may differ between sections.
  const linesOfEach = (key: OutlineKey) =>
    sections.filter((section) => section.key === key).map((section) => section.lines);
  const languageSections = linesOfEach('languages').map(untilOtherSkills);
  const skillSections = [...linesOfEach('skills'), ...languageSections.map(({ others }) => others)].map(
    skillSection,
  );
  const { skills: named, repeated: again } = once(skillSections.flatMap(({ skills }) => skills));
  const lists = {
    skills: named,
    languages: eachLanguageOnce([
      ...languageSections.flatMap(({ spoken }) => languageList(spoken)),
      ...skillSections.flatMap(({ languages }) => languages),
    ]),
    interests: [
      ...linesOfEach('interests').flatMap(interestList),
      ...skillSections.flatMap(({ interests }) => interests),
    ],
  };
  for (const [key, items] of Object.entries(lists)) if (items.length > 0) setOwnValue(source, key, items);
  const custom = [
    ...personalSection(personal, sections),
    ...sentencesAboutSkills(skillSections, sections),
    ...customSections(sections),
  ];
  if (custom.length > 0) source[customKey] = custom;
  const headings = new Set<SourceLine | null>([
    ...sections.filter(({ key }) => key !== null).map(({ heading }) => heading),
    ...linesOf('skills').filter(({ style }) => style === 'heading'),
  ]);
  // Page headers and footers and the title of the file say nothing about the person.
  const said = lines.filter(
    (line) => !headings.has(line) && line.style !== 'running' && !isDocumentTitle(line.text),
  );
  const repeated = [...skillSections.flatMap((one) => one.repeated), ...again];
  const vanished = findLostLines(said, { ...source, repeated });
  return {
    source,
    said,
    sections,
    repeated,
    notes: [...howHeadingsWereRead(sections), ...vanished],
  };
}

/** Jobs and schools may continue in the next section; the end of another list is not the head of the next one. */
function entriesUnder(key: EntryKey, sections: readonly WrittenSection[]): readonly WrittenEntry[] {
  const lists = sections.filter((section) => section.key === key).map(({ lines }) => lines);
  const parts = periodKeys.has(key) ? [lists.flat()] : lists;
  return parts.flatMap((lines) =>
    readEntries(key === 'education' ? withSplitSchools(lines) : lines, kindOfEntries(key)),
  );
}

/** A section such as `About me` may hold only personal details, such as the date of birth. */
function withDetailsOfPerson(section: WrittenSection): WrittenSection {
  const isOfPerson = section.key === 'summary' && section.lines.every(isDetail);
  return isOfPerson ? { ...section, key: 'contact' } : section;
}

/** The section of personal details, under its heading in the source. */
function personalSection(items: readonly JsonObject[], sections: readonly WrittenSection[]): JsonObject[] {
  const heading = titleOf(sections.find(({ key }) => key === 'contact')?.heading);
  const lines = sections.flatMap((section) => section.lines);
  return items.length > 0 ? [{ name: heading || personalTitle(lines), items: [...items] }] : [];
}

/** Keeps sentences among the skills under their heading, because a sentence is not a skill. */
function sentencesAboutSkills(
  read: readonly SkillSection[],
  sections: readonly WrittenSection[],
): readonly JsonObject[] {
  return sections
    .filter(({ key }) => key === 'skills')
    .map(({ heading }, index) => ({
      name: titleOf(heading) || 'Skills',
      items: (read[index]?.sentences ?? []).map((name) => ({ name })),
    }))
    .filter(({ items }) => items.length > 0);
}

function customEntries(lines: readonly SourceLine[]): readonly JsonObject[] {
  return readListedEntries(lines).map(customEntry);
}

function customSections(sections: readonly WrittenSection[]): JsonObject[] {
  return sections
    .filter(({ key }) => key === null)
    .map(({ heading, lines }) => ({
      name: titleOf(heading),
      items: customEntries(lines),
    }))
    .filter(({ items }) => items.length > 0);
}

/**
 * Gives roles below an employer with a total duration, as LinkedIn prints them, that employer: only the first role is in
 * its entry.
 */
export function withSameEmployer(entries: readonly WrittenEntry[]): readonly WrittenEntry[] {
  let employer: string | null = null;
  return withRolesBelow(entries).map((entry) => {
    // Without dates, the duration is all that is known about the time.
    const titles = entry.titles.filter((title) => entry.date === '' || !isDuration(title));
    if (titles.length < entry.titles.length) employer = titles[0] ?? null;
    else if (titles.filter(isName).length > 1) employer = null;
    const isRole = titles.filter(isName).length === 1 && titles[0] !== employer;
    const pieces = entry.pieces.filter(({ text }) => entry.date === '' || !isDuration(text));
    if (!isRole || employer === null) return { ...entry, titles, pieces };
    const above: HeadPiece = { text: employer, side: 'text', line: -1, style: 'strong', setting: '' };
    return { ...entry, titles: [employer, ...titles], pieces: [above, ...pieces] };
  });
}

/** An employer above a role, in a format of its own, is also the employer of the roles below in the same format. */
function withRolesBelow(entries: readonly WrittenEntry[]): readonly WrittenEntry[] {
  let above: readonly HeadPiece[] = [];
  let roleSetting = '';
  return entries.map((entry) => {
    const [first] = entry.pieces;
    const second = entry.pieces.find(({ line }) => first && line > first.line);
    const isOpened = first && second && ranked.test(settingOf(first)) && ranked.test(settingOf(second));
    if (isOpened && settingOf(first) !== settingOf(second)) {
      above = entry.pieces.filter(({ line }) => line === first.line);
      roleSetting = settingOf(second);
      return entry;
    }
    const isRole = first !== undefined && above.length > 0 && settingOf(first) === roleSetting;
    if (!isRole) {
      above = [];
      return entry;
    }
    const pieces = [...above.map((piece) => ({ ...piece, line: -1 })), ...entry.pieces];
    return { ...entry, titles: [...above.map(({ text }) => text), ...entry.titles], pieces };
  });
}

/** Headings and bold lines are above the lines that they are about. */
const ranked = /^(?:h\d|bold line|line) strong$/;

function settingOf({ setting, style }: HeadPiece): string {
  return `${setting} ${style}`;
}

function isName(title: string): boolean {
  return !(title.includes(',') && isPlace(title));
}

import type { JsonObject } from '../../contract/json-object.ts';
import { setOwnValue } from '../../contract/own-value.ts';
import { customKey } from '../json-resume/custom-sections.ts';
import type { ReadingNote } from '../notes/reading-note.ts';
import { isContactLine } from './contact-in-text.ts';
import { dateFields, datesInText, isDuration } from './dates-in-text.ts';
import { isDocumentTitle } from './document-title.ts';
import { customEntry, employments, project, published, reference } from './entry-fields.ts';
import { interestList, languageList } from './list-sections.ts';
import { namesIn } from './names-in-row.ts';
import { withPartedSchools } from './packed-schools.ts';
import { type HeadPiece, readEntries, type WrittenEntry } from './read-entries.ts';
import { readHead } from './read-head.ts';
import { school, withSameSchool } from './school-fields.ts';
import { headingTest, type OutlineKey, sectionNamed, sectionOf } from './section-headings.ts';
import { type SkillSection, skillSection } from './skill-groups.ts';
import type { SourceLine } from './source-line.ts';
import { namesLanguage } from './spoken-languages.ts';
import { whatVanished } from './what-vanished.ts';
import { isPlace } from './who-is-who.ts';
import { withEmployerPlaces } from './with-employer-places.ts';
import { withSectionStyles } from './with-section-styles.ts';

export interface ReadOutline {
  /** A JSON Resume. */
  readonly source: JsonObject;
  /** Every line that is in no field, whole or in part, and every heading that was understood in part. */
  readonly notes: readonly ReadingNote[];
}

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

/** Makes a JSON Resume of a resume's lines, by its headings, dates and the way its entries are set. */
export function readOutline(written: readonly SourceLine[]): ReadOutline {
  const lines = withSectionStyles(written);
  const sections = writtenSections(lines);
  const linesOf = (key: OutlineKey | 'head') =>
    sections.filter((section) => section.key === key).flatMap((section) => section.lines);
  const summary = linesOf('summary').map(({ text, style }) => (style === 'bullet' ? `- ${text}` : text));
  const { basics: head, personal } = readHead(linesOf('head'), linesOf('contact'));
  const basics = { ...head, ...(summary.length > 0 && { summary: joined(head['summary'], summary) }) };
  const source: JsonObject = { basics };
  for (const [key, read] of Object.entries(entryReaders)) {
    const written = linesOf(key as EntryKey);
    const lines = key === 'education' ? withPartedSchools(written) : written;
    const entries = readEntries(lines, periodKeys.has(key) ? 'periods' : 'names');
    const items = read(entries);
    if (items.length > 0) setOwnValue(source, key, items);
  }
  // What is set alike in one section may be set otherwise in the next.
  const linesOfEach = (key: OutlineKey) =>
    sections.filter((section) => section.key === key).map((section) => section.lines);
  const skillSections = linesOfEach('skills').map(skillSection);
  const lists = {
    skills: skillSections.flatMap(({ skills }) => skills),
    languages: [
      ...linesOfEach('languages').flatMap(languageList),
      ...skillSections.flatMap(({ languages }) => languages),
    ],
    interests: linesOfEach('interests').flatMap(interestList),
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
  // Heads and feet of pages, and what the whole is called, say nothing of the person.
  const said = lines.filter(
    (line) => !headings.has(line) && line.style !== 'running' && !isDocumentTitle(line.text),
  );
  return { source, notes: [...howHeadingsWereRead(sections), ...whatVanished(said, source)] };
}

function joined(above: unknown, summary: readonly string[]): string {
  return [typeof above === 'string' ? above : '', ...summary].filter((text) => text !== '').join('\n\n');
}

/** Under the heading that the source has for it. */
function personalSection(items: readonly JsonObject[], sections: readonly WrittenSection[]): JsonObject[] {
  const heading = titleOf(sections.find(({ key }) => key === 'contact')?.heading);
  return items.length > 0 ? [{ name: heading || 'Personal details', items: [...items] }] : [];
}

/** A sentence is no skill; it stays under the heading that it stands under. */
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

function titleOf(heading: SourceLine | null | undefined): string {
  return (heading?.text ?? '').replace(/[:：]$/, '').trimEnd();
}

/** Short lines under each other, without points or dates, are an entry each. */
function customEntries(lines: readonly SourceLine[]): readonly JsonObject[] {
  const isList = lines.length > 1 && lines.every(isListed);
  const listed = isList ? lines.map((line): SourceLine => ({ ...line, style: 'bullet' })) : lines;
  return readEntries(listed).map(customEntry);
}

function isListed({ text, aside, style, setting }: SourceLine): boolean {
  return (
    style === 'text' &&
    setting !== undefined &&
    aside === '' &&
    text.length <= 80 &&
    !/[.:]$/.test(text) &&
    datesInText(text).date === ''
  );
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

/** A heading that is known only in part may have said more. */
function howHeadingsWereRead(sections: readonly WrittenSection[]): readonly ReadingNote[] {
  return sections.flatMap(({ key, heading }): readonly ReadingNote[] => {
    if (key === null || !heading || sectionOf(heading.text) !== null) return [];
    return [{ kind: 'read', path: heading.place, message: `"${heading.text}" is taken for ${key}` }];
  });
}

/**
 * An employer who names the time of all roles together is followed by the roles, of which only the first
 * stands in its entry. So LinkedIn prints a profile.
 */
export function withSameEmployer(entries: readonly WrittenEntry[]): readonly WrittenEntry[] {
  let employer: string | null = null;
  return withRolesBelow(entries).map((entry) => {
    // Without dates the time is all that is said of when.
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

/** What stands above a role in a setting of its own is the employer of the roles below that are set like the first, too. */
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

/** Headings and bold lines stand above what they are about. */
const ranked = /^(?:h\d|bold line|line) strong$/;

function settingOf({ setting, style }: HeadPiece): string {
  return `${setting} ${style}`;
}

function isName(title: string): boolean {
  return !(title.includes(',') && isPlace(title));
}

/** The lines of a resume between two headings. */
interface WrittenSection {
  /** Null: a heading that says nothing to us; its section is kept under its own name. */
  readonly key: OutlineKey | 'head' | null;
  /** Null: what stands above all headings, or the name itself opened the section. */
  readonly heading: SourceLine | null;
  readonly lines: SourceLine[];
}

function writtenSections(lines: readonly SourceLine[]): readonly WrittenSection[] {
  const isKnown = headingTest(lines.filter(mayBeHeading).map(({ text }) => text));
  const sections: WrittenSection[] = [{ key: 'head', heading: null, lines: [] }];
  const titleCount = lines.filter(({ text }) => isDocumentTitle(text)).length;
  const firstKnown = lines.findIndex((line) => mayBeHeading(line) && sectionOf(line.text) !== null);
  const isDatedHead = lines.slice(0, firstKnown < 0 ? undefined : firstKnown).filter(isPeriod).length >= 2;
  const shown = lines.filter(({ style }) => style !== 'running');
  for (const [index, line] of shown.entries()) {
    // `Resume` above all is what the whole is, and in French a summary.
    const isTitle = isDocumentTitle(line.text) && (sections.length === 1 || titleCount > 1);
    if (isTitle && sections.length > 1) continue;
    const key = mayBeHeading(line) && !isTitle && isKnown(line.text) ? sectionOf(line.text) : null;
    const open = sections.at(-1);
    // `Tools` among skills names a group of them, and `Languages:` those that are spoken.
    const isGroup =
      open?.key === 'skills' &&
      (key === 'skills' ||
        (key === 'languages' && (/[:：]$/.test(line.text) || !isOfLanguages(shown[index + 1]))) ||
        (key === null && line.style === 'heading' && sectionNamed(line.text) === 'skills'));
    if (isGroup) open.lines.push(asHeading(line));
    else if (key !== null) sections.push({ key, heading: line, lines: [] });
    // Jobs may stand without a heading.
    else if (isDatedHead && sections.length === 1 && isPeriod(line))
      sections.push({ key: 'work', heading: null, lines: [line] });
    // The name may stand in the second of two columns.
    else if (line.style === 'large') sections.push({ key: 'head', heading: null, lines: [line] });
    else if (opensPartOfList(line, sections.at(-1)?.key ?? null))
      sections.push({ key: sectionNamed(line.text), heading: line, lines: [] });
    // Contact details and dates may be set like headings; they open nothing.
    else if (line.style === 'heading' && !isContactLine(line.text) && datesInText(line.text).rest !== '')
      sections.push({ key: line.aside === '' ? sectionNamed(line.text) : null, heading: line, lines: [] });
    else sections.at(-1)?.lines.push(line.style === 'heading' ? { ...line, style: 'strong' } : line);
  }
  return sections.map((section) =>
    section.key === 'summary' && tellsContacts(section.lines) ? { ...section, key: 'contact' } : section,
  );
}

/** `Languages` above `Java, Python` names a group of skills. */
function isOfLanguages(line: SourceLine | undefined): boolean {
  return line !== undefined && namesIn(`${line.text}, ${line.aside}`).some(namesLanguage);
}

/** `Profile` above lines of labels and numbers speaks of how to reach the person. */
function tellsContacts(lines: readonly SourceLine[]): boolean {
  const found = lines.filter(({ text, aside }) => isContactLine(text) || isContactLine(aside));
  return found.length > 1 && 2 * found.length > lines.length;
}

const lists: ReadonlySet<string> = new Set(['languages', 'interests']);

/** A heading below that of the languages has its own subject. */
function opensPartOfList(line: SourceLine, open: WrittenSection['key']): boolean {
  const key = sectionNamed(line.text);
  return open !== null && lists.has(open) && /^h\d$/.test(line.setting ?? '') && key !== null && key !== open;
}

/** `2014 – 2019` and nothing else: what a job begins with. */
function isPeriod({ text, aside, style }: SourceLine): boolean {
  const { rest, date } = datesInText(text);
  return style !== 'bullet' && aside === '' && rest === '' && dateFields(date).endDate !== undefined;
}

/** The title of a group inside a section, which may stand above other titles. */
function asHeading(line: SourceLine): SourceLine {
  return line.style === 'heading' ? line : { ...line, style: 'heading' };
}

function mayBeHeading({ aside, style }: SourceLine): boolean {
  return aside === '' && style !== 'bullet';
}

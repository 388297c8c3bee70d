import type { JsonObject } from '../../../values/json-object.ts';
import { setOwnValue } from '../../../values/own-value.ts';
import { customEntry, employments, project, published, reference } from '../entries/entry-fields.ts';
import { withSplitSchools } from '../entries/packed-schools.ts';
import {
  type HeadPiece,
  isAbovePoints,
  readEntries,
  readListedEntries,
  type WrittenEntry,
} from '../entries/read-entries.ts';
import { school } from '../entries/school-fields.ts';
import { withSeparateDegrees } from '../entries/separate-degrees.ts';
import { withEmployerPlaces } from '../heads/employer-places.ts';
import { joinedSummary, type OutlineReading, personalTitle, titleOf } from '../outline-reading.ts';
import { isDetail, readContactHead } from '../person/read-contact-head.ts';
import { withSoughtJob } from '../person/sought-job.ts';
import { addLists } from '../read-lists.ts';
import { isDuration } from '../recognize/dates-in-text.ts';
import { isDocumentTitle } from '../recognize/document-title.ts';
import { isPlace, isTimeOut } from '../recognize/name-kinds.ts';
import type { OutlineKey } from '../recognize/section-headings.ts';
import type { SourceLine } from '../source-line.ts';
import { withSeparateReferences } from './references-in-lists.ts';
import { type OtherReading, type WrittenSection, writtenSections } from './ruled-sections.ts';
import { withSectionStyles } from './section-styles.ts';
import { withResults } from './sections-of-results.ts';

export type EntryKey =
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
    education: (entries) => entries.flatMap(withSeparateDegrees).map(school),
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
  const sections = writtenSections(lines, other)
    .flatMap(withSeparateReferences)
    .map(withDetailsOfPerson)
    .map(withResults);
  const linesOf = (key: OutlineKey | 'head') =>
    sections.filter((section) => section.key === key).flatMap((section) => section.lines);
  const summary = linesOf('summary').map(({ text, style }) => (style === 'bullet' ? `- ${text}` : text));
  const { basics: head, personal } = readContactHead(linesOf('head'), linesOf('contact'));
  const { basics, wishes } = withSoughtJob({
    ...head,
    ...(summary.length > 0 && { summary: joinedSummary(head['summary'], summary) }),
  });
  const source: JsonObject = { basics };
  for (const key of Object.keys(entryReaders) as EntryKey[]) {
    const items = readList(
      key,
      sections
        .filter((section) => section.key === key && section.isLeft !== true)
        .map((section) => section.lines),
    );
    if (items.length > 0) setOwnValue(source, key, [...items]);
  }
  // The format of entries may differ between sections.
  const of = (key: OutlineKey | null) => sections.filter((section) => section.key === key);
  const linesOfEach = (key: OutlineKey) => of(key).map((section) => section.lines);
  const { repeated } = addLists(source, {
    skills: of('skills'),
    languages: of('languages'),
    interests: linesOfEach('interests'),
    personal: {
      name: titleOf(of('contact')[0]?.heading) || personalTitle(sections.flatMap((section) => section.lines)),
      items: [...personal, ...wishes],
    },
    custom: of(null).map((section) => ({
      name: titleOf(section.heading),
      items: readListedEntries(section.lines).map(customEntry),
    })),
  });
  const headings = new Set<SourceLine | null>([
    ...sections.filter(({ key }) => key !== null).map(({ heading }) => heading),
    ...linesOf('skills').filter(({ style }) => style === 'heading'),
  ]);
  // Page headers and footers, the title of the file and labels of points say nothing about the person.
  const said = lines.filter(
    (line, index) =>
      !headings.has(line) &&
      line.style !== 'running' &&
      !isDocumentTitle(line.text) &&
      !isAbovePoints(line, lines[index + 1]),
  );
  return { source, said, sections, repeated };
}

/** Jobs and schools may continue in the next section; the end of another list is not the head of the next one. */
export function readList(key: EntryKey, lists: readonly (readonly SourceLine[])[]): readonly JsonObject[] {
  const parts = periodKeys.has(key) ? [lists.flat()] : lists;
  return entryReaders[key](
    parts.flatMap((lines) =>
      readEntries(key === 'education' ? withSplitSchools(lines) : lines, kindOfEntries(key)),
    ),
  );
}

/** A section such as `About me` may hold only personal details, such as the date of birth. */
function withDetailsOfPerson(section: WrittenSection): WrittenSection {
  const isOfPerson = section.key === 'summary' && section.lines.every(isDetail);
  return isOfPerson ? { ...section, key: 'contact' } : section;
}

/**
 * Gives roles below an employer with a total duration, as LinkedIn prints them, that employer: only the first role is in
 * its entry.
 */
export function withSameEmployer(entries: readonly WrittenEntry[]): readonly WrittenEntry[] {
  let employer: string | null = null;
  return entries.map((entry) => {
    // Without dates, the duration is all that is known about the time.
    const titles = entry.titles.filter((title) => entry.date === '' || !isDuration(title));
    if (titles.length < entry.titles.length) employer = titles[0] ?? null;
    else if (titles.filter(isName).length > 1) employer = null;
    const isRole =
      titles.filter(isName).length === 1 && titles[0] !== employer && !isTimeOut(titles[0] ?? '');
    const pieces = entry.pieces.filter(({ text }) => entry.date === '' || !isDuration(text));
    if (!isRole || employer === null) return { ...entry, titles, pieces };
    const above: HeadPiece = { text: employer, side: 'text', line: -1, style: 'strong', setting: '' };
    return { ...entry, titles: [employer, ...titles], pieces: [above, ...pieces] };
  });
}

function isName(title: string): boolean {
  return !(title.includes(',') && isPlace(title));
}

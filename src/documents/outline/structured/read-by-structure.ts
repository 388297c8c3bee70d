import type {
  ResumeStructure,
  StructuredJob,
  StructuredSchool,
} from '../../../contract/resume/resume-structure.ts';
import { isJsonObject, type JsonObject } from '../../../values/json-object.ts';
import { ownValue, setOwnValue } from '../../../values/own-value.ts';
import { entriesOf } from '../../files/json-parts.ts';
import { type ReadingNote, shortened } from '../../reading-note.ts';
import { withLostLines } from '../corrections/lost-lines.ts';
import { readTwoWays } from '../doubts/different-readings.ts';
import { written } from '../entries/read-entries.ts';
import { jobOf, type NamedParts, schoolOf } from '../models/jobs-and-schools.ts';
import { customEntries, itemsOf, models } from '../models/read-by-models.ts';
import type { Section } from '../models/sections.ts';
import {
  howHeadingsWereRead,
  joinedSummary,
  personalTitle,
  type ReadSection,
  titleOf,
} from '../outline-reading.ts';
import { readContactHead } from '../person/read-contact-head.ts';
import { addLists } from '../read-lists.ts';
import type { OutlineWithNotes } from '../read-outline.ts';
import { datesInText, isDuration } from '../recognize/dates-in-text.ts';
import { isDocumentTitle } from '../recognize/document-title.ts';
import { type OutlineKey, sectionNamed } from '../recognize/section-headings.ts';
import { sectionsInOrder } from '../section-places.ts';
import { once } from '../skills/skill-groups.ts';
import { asText, type SourceLine, wholeOf } from '../source-line.ts';
import { type CopiedTexts, copiedTexts } from './copied-texts.ts';
import { leftOut } from './lines-for-model.ts';
import { numberedLines } from './numbered-lines.ts';

/** A line for each field is enough. */
const maxHeadLines = 8;

const namedKinds = ['projects', 'certificates', 'awards', 'publications', 'references'] as const;

/** What is shared while a structure is read. */
interface Reading {
  readonly texts: CopiedTexts;
  readonly notes: ReadingNote[];
  /** Lines for a section; each line is in one section only. */
  take(key: OutlineKey | null, numbers: string): readonly SourceLine[];
  named(numbers: string): readonly SourceLine[];
}

/**
 * Makes a JSON Resume of lines by a structure that is not trusted: each line is in one place, a text counts only as the
 * named lines have it, and lines that the structure leaves out are kept like those that no other reader takes.
 * @param lines without heads and feet of pages
 * @param byRules what the rules read in these lines; who the person is comes from there
 * @returns null if the structure is of another file
 */
export function readByStructure(
  lines: readonly SourceLine[],
  structure: ResumeStructure,
  byRules: Readonly<JsonObject>,
): OutlineWithNotes | null {
  const all = numberedLines(lines);
  const keys = new Map<SourceLine, OutlineKey | null>();
  const headings = new Set(all.take(structure.headings));
  const notes: ReadingNote[] = [];
  const reading: Reading = {
    texts: copiedTexts(),
    notes,
    named: all.named,
    take(key, numbers) {
      const taken = all.take(numbers);
      for (const line of taken) keys.set(line, key);
      return taken;
    },
  };
  const summary = reading.take('summary', structure.summary);
  const source: JsonObject = { basics: personOf(byRules, summary, structure.headline, lines) };
  const found = {
    work: jobsOf('work', structure.jobs, reading),
    volunteer: jobsOf('volunteer', structure.volunteering, reading),
    education: schoolsOf(structure.schools, reading),
  };
  if (!fitsLines(structure, notes)) return null;
  const skills = once(structure.skills.flatMap((group) => skillsOf(group, reading)));
  const above = headingsByLine(lines, headings);
  const others = otherSections(structure.others, above, reading);
  const sections = sectionsBelow(lines, headings, above, keys);
  const of = (key: OutlineKey | null) => others.filter((section) => section.key === key);
  for (const key of namedKinds) setFilled(source, key, itemsOf(key, of(key), models));
  for (const [key, entries] of Object.entries(found)) setFilled(source, key, entries);
  const { repeated } = addLists(source, {
    skills: [],
    languages: of('languages').map((section) => ({ heading: section.heading, lines: linesOf(section) })),
    interests: of('interests').map(linesOf),
    personal: personalDetails(lines, headings, keys),
    custom: of(null).map((section) => ({ name: titleOf(section.heading), items: customEntries(section) })),
  });
  setFilled(source, 'skills', [...skills.skills, ...entriesOf(source, 'skills')]);
  const silent = new Set(sections.flatMap(({ key, heading }) => (key === null ? [] : [heading])));
  const kept = withLostLines(source, {
    lines,
    said: lines.filter((line) => !silent.has(line) && !isDocumentTitle(line.text)),
    ruled: sections,
    learned: [],
    repeated: [...repeated, ...skills.repeated],
  });
  return {
    source: kept.source,
    notes: [
      ...notes,
      ...readTwoWays('work', kept.source, byRules),
      ...readTwoWays('education', kept.source, byRules),
      ...howHeadingsWereRead(sections),
      ...kept.notes,
    ],
    order: sectionsInOrder(kept.source, { lines, ruled: sections, learned: [] }),
  };
}

/** False if most texts of the heads are in other lines than those that are named. */
function fitsLines(
  { jobs, volunteering, schools }: ResumeStructure,
  missing: readonly ReadingNote[],
): boolean {
  const texts = [...jobs, ...volunteering, ...schools].flatMap(({ head: _, text: __, ...fields }) =>
    Object.values(fields).filter((text) => text !== ''),
  );
  return 2 * missing.length <= texts.length;
}

function setFilled(source: JsonObject, key: string, entries: readonly JsonObject[]): void {
  if (entries.length > 0) setOwnValue(source, key, [...entries]);
}

/** Name and contact details as the rules read them; summary and headline by the structure. */
function personOf(
  byRules: Readonly<JsonObject>,
  summary: readonly SourceLine[],
  headline: string,
  lines: readonly SourceLine[],
): JsonObject {
  const basics = ownValue(byRules, 'basics');
  const { summary: _, label: __, ...person } = isJsonObject(basics) ? basics : {};
  const label = copiedTexts().find(headline, lines, {}) ?? undefined;
  const texts = summary.map((line) => (line.style === 'bullet' ? `- ${wholeOf(line)}` : wholeOf(line)));
  return {
    ...person,
    ...(label !== undefined && { label }),
    ...(texts.length > 0 && { summary: joinedSummary('', texts) }),
  };
}

/** What the lines above the first heading and entry say of the person besides contact details. */
function personalDetails(
  lines: readonly SourceLine[],
  headings: ReadonlySet<SourceLine>,
  keys: ReadonlyMap<SourceLine, OutlineKey | null>,
) {
  const end = lines.findIndex((line) => headings.has(line) || keys.has(line));
  const head = lines.slice(0, end < 0 ? lines.length : end);
  return { name: personalTitle(lines), items: readContactHead(head, []).personal };
}

const nothing: NamedParts = {
  ...{ title: '', organization: '', place: '', degree: '', field: '', name: '', address: '', left: [] },
};

/** An entry of a structure with its lines. */
interface NamedEntry<Entry> {
  readonly entry: Entry;
  readonly lines: readonly SourceLine[];
  /** Those of its head that no entry above has. */
  readonly own: readonly SourceLine[];
  readonly body: readonly SourceLine[];
  /** The text as the head writes it; '' and a note if the head does not have it. */
  read(text: string): string;
}

function namedEntries<Entry extends { readonly head: string; readonly text: string }>(
  list: 'work' | 'volunteer' | 'education',
  entries: readonly Entry[],
  { texts, notes, named, take }: Reading,
): readonly NamedEntry<Entry>[] {
  const all = entries.map((entry, index): NamedEntry<Entry> => {
    const own = take(list, entry.head);
    const lines = named(entry.head).slice(0, maxHeadLines);
    const read = (text: string) => {
      if (text === '' || text.includes(leftOut)) return '';
      const found = texts.find(text, lines, entry);
      if (found === null) notes.push({ kind: 'odd', path: `${list}[${index}]`, message: notInFile(text) });
      return found ?? '';
    };
    return { entry, lines, own, body: take(list, entry.text), read };
  });
  return all.filter(({ lines }) => lines.length > 0);
}

function notInFile(text: string): string {
  return `"${shortened(text)}" of the language model is not in these lines of the file and was left out`;
}

function jobsOf(
  list: 'work' | 'volunteer',
  jobs: readonly StructuredJob[],
  reading: Reading,
): readonly JsonObject[] {
  const read = namedEntries(list, jobs, reading).map((job) => ({
    job,
    dates: job.read(job.entry.dates),
    organization: job.read(job.entry.employer),
    title: job.read(job.entry.title),
    place: job.read(job.entry.place),
  }));
  // What is left of a line is known when all entries that share it have their texts.
  return read.map(({ job, dates, ...fields }) => {
    const parts = { ...nothing, ...fields, left: leftOf(job, reading) };
    return jobOf(entryOf(job, dates), parts, list === 'work' ? 'name' : 'organization');
  });
}

function schoolsOf(schools: readonly StructuredSchool[], reading: Reading): readonly JsonObject[] {
  const read = namedEntries('education', schools, reading).map((school) => ({
    school,
    dates: school.read(school.entry.dates),
    organization: school.read(school.entry.school),
    degree: school.read(school.entry.degree),
    field: school.read(school.entry.subject),
    place: school.read(school.entry.place),
  }));
  return read.map(({ school, dates, ...fields }) =>
    schoolOf(entryOf(school, dates), { ...nothing, ...fields, left: leftOf(school, reading) }, ''),
  );
}

/** What else the head says; how long somebody was there follows from the dates. */
function leftOf({ own }: NamedEntry<unknown>, { texts }: Reading): readonly string[] {
  return texts.rest(own).filter((text) => !isDuration(text));
}

function entryOf({ lines, body }: NamedEntry<unknown>, date: string) {
  return {
    ...written({ head: [...lines], body: body.map(asText) }),
    date: datesInText(date).date || date,
  };
}

function skillsOf(group: ResumeStructure['skills'][number], reading: Reading): readonly JsonObject[] {
  const { texts, named, take } = reading;
  take('skills', group.lines);
  // Several groups may share a line, or have their heading in it.
  const lines = named(group.lines);
  const title = texts.find(group.label, lines, group) ?? '';
  const found = group.names.map((name) => texts.find(name, lines, group)).filter((name) => name !== null);
  return title === '' ? found.map((name) => ({ name })) : [{ name: title, keywords: found }];
}

/** The entries of one kind below one heading are a section. */
function otherSections(
  entries: ResumeStructure['others'],
  above: Headings,
  { take }: Reading,
): readonly Section[] {
  const sections: Section[] = [];
  for (const { kind, head, text } of entries) {
    const key = kind === 'other' ? null : kind;
    const [own, body] = [take(key, head), take(key, text)];
    const lines = [
      ...own.map((line, index) => ({ line, tag: index === 0 ? ('first' as const) : ('head' as const) })),
      ...body.map((line) => ({ line, tag: own.length === 0 ? ('first' as const) : ('text' as const) })),
    ];
    const heading = above.get(lines[0]?.line) ?? null;
    const tagged = lines.map((one) => ({ ...one, sureness: 2 as const }));
    const open = sections.find((one) => one.key === key && one.heading === heading);
    if (open) open.lines.push(...tagged);
    else sections.push({ kind: 'things', key, heading, lines: tagged });
  }
  return sections;
}

function linesOf({ lines }: Section): readonly SourceLine[] {
  return lines.map(({ line }) => line);
}

/** The heading above each line. */
type Headings = ReadonlyMap<SourceLine | undefined, SourceLine>;

function headingsByLine(lines: readonly SourceLine[], headings: ReadonlySet<SourceLine>): Headings {
  const above = new Map<SourceLine | undefined, SourceLine>();
  let heading: SourceLine | null = null;
  for (const line of lines) {
    if (headings.has(line)) heading = line;
    else if (heading) above.set(line, heading);
  }
  return above;
}

/** Sections in their order; what a heading is about is shown by the first line below it that was taken. */
function sectionsBelow(
  lines: readonly SourceLine[],
  headings: ReadonlySet<SourceLine>,
  above: Headings,
  keys: ReadonlyMap<SourceLine, OutlineKey | null>,
): readonly ReadSection[] {
  const found = new Map<SourceLine, OutlineKey | null>();
  for (const line of lines) {
    const [heading, key] = [above.get(line), keys.get(line)];
    if (heading && key !== undefined && !found.has(heading)) found.set(heading, key);
  }
  return [...headings].map((heading) => ({
    key: found.has(heading) ? (found.get(heading) ?? null) : sectionNamed(heading.text),
    heading,
  }));
}

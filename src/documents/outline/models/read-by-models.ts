import type { JsonObject } from '../../../values/json-object.ts';
import { setOwnValue } from '../../../values/own-value.ts';
import { namedSections } from '../corrections/clear-sections.ts';
import { customEntry, project, published, reference } from '../entries/entry-fields.ts';
import {
  draftEntries,
  readEntries,
  readListedEntries,
  type WrittenEntry,
  written,
} from '../entries/read-entries.ts';
import { isGrade } from '../entries/school-fields.ts';
import { withEmployerPlaces } from '../heads/employer-places.ts';
import { withLabeledFields } from '../lines/labeled-fields.ts';
import { joinedSummary, type OutlineReading, personalTitle, titleOf } from '../outline-reading.ts';
import { readContactHead } from '../person/read-contact-head.ts';
import { withSoughtJob } from '../person/sought-job.ts';
import { addLists } from '../read-lists.ts';
import { isDateText, isDuration } from '../recognize/dates-in-text.ts';
import { isDocumentTitle } from '../recognize/document-title.ts';
import { isTimeOut } from '../recognize/name-kinds.ts';
import type { OutlineKey } from '../recognize/section-headings.ts';
import type { SourceLine } from '../source-line.ts';
import { type ClassifiedLine, classifyLines, lineModel } from './classify-lines.ts';
import { jobOf, namedParts, schoolOf, studiesInHead } from './jobs-and-schools.ts';
import { headModel, type ReadAtom, readHeads, textsInHead } from './read-heads.ts';
import { entriesOf, innerSections, type Section, sectionsOf } from './sections.ts';

const keysInOrder = ['work', 'education', ...namedSections] as const;

/** What the lines of a resume are, and the parts of heads. */
export interface LineReader {
  readonly classify: (lines: readonly SourceLine[]) => readonly ClassifiedLine[];
  readonly heads: (
    kind: 'work' | 'education',
    heads: readonly (readonly SourceLine[])[],
  ) => readonly (readonly ReadAtom[])[];
}

export const models: LineReader = {
  classify: (lines) => classifyLines(lineModel(), lines),
  heads: (kind, heads) => readHeads(headModel(), kind, heads),
};

/** Makes a JSON Resume of a resume's lines, by what the models say that each line and each part of a head is. */
export function readByModels(all: readonly SourceLine[], reader: LineReader = models): OutlineReading {
  // Heads and feet of pages say nothing of the person.
  const lines = all.filter(({ style }) => style !== 'running');
  const read = sectionsOf(reader.classify(lines));
  const { head, contact, contactHeading, summary, headings } = read;
  const sections = read.sections.flatMap(innerSections);
  const { basics: own, personal } = readContactHead(head, contact);
  const texts = summary.map(({ text, aside, style }) => {
    const whole = [text, aside].filter((part) => part !== '').join(' ');
    return style === 'bullet' ? `- ${whole}` : whole;
  });
  const { basics, wishes } = withSoughtJob({
    ...own,
    ...(texts.length > 0 && { summary: joinedSummary(own['summary'], texts) }),
  });
  const source: JsonObject = { basics };
  for (const key of keysInOrder) {
    const items = itemsOf(
      key,
      sections.filter((section) => section.key === key),
      reader,
    );
    if (items.length > 0) setOwnValue(source, key, items);
  }
  const of = (key: OutlineKey | null) => sections.filter((section) => section.key === key);
  const { repeated } = addLists(source, {
    skills: of('skills').map(({ heading, lines: ofSection }) => ({
      heading,
      lines: ofSection.map(({ line, tag }) => (tag === 'group' ? { ...line, style: 'heading' } : line)),
    })),
    languages: of('languages').map((section) => ({ heading: section.heading, lines: linesOf(section) })),
    interests: of('interests').map(linesOf),
    personal: { name: titleOf(contactHeading) || personalTitle(lines), items: [...personal, ...wishes] },
    custom: of(null).map((section) => ({ name: titleOf(section.heading), items: customEntries(section) })),
  });
  const silent = new Set<SourceLine>(headings);
  const said = lines.filter((line) => !silent.has(line) && !isDocumentTitle(line.text));
  return { source, said, sections, repeated };
}

function linesOf({ lines }: Section): readonly SourceLine[] {
  return lines.map(({ line }) => line);
}

export function itemsOf(
  key: (typeof keysInOrder)[number],
  sections: readonly Section[],
  reader: LineReader,
): readonly JsonObject[] {
  const named = () => sections.flatMap(namedEntries);
  switch (key) {
    case 'work':
      return withEmployerPlaces(jobs(sections, 'name', reader), 'name');
    case 'volunteer':
      return withEmployerPlaces(jobs(sections, 'organization', reader), 'organization');
    case 'education':
      return schools(sections, reader);
    case 'projects':
      return named().map(project);
    case 'certificates':
      return named().map(published(['name', 'issuer', 'date', 'summary']));
    case 'awards':
      return named().map(published(['title', 'awarder', 'date', 'summary']));
    case 'publications':
      return named().map(published(['name', 'publisher', 'releaseDate', 'summary']));
    case 'references':
      return named().map(reference);
  }
}

/** The entries of a section whose heads the model reads, with their atoms. */
function readPeriods(sections: readonly Section[], kind: 'work' | 'education', reader: LineReader) {
  return sections.flatMap((section) => {
    const lines = linesOf(section);
    const filledIn = withLabeledFields(lines);
    // A form says itself where its entries begin.
    const drafts = filledIn === lines ? entriesOf(section) : draftEntries(lines, 'periods');
    const atoms = reader.heads(
      kind,
      drafts.map(({ head }) => head),
    );
    return drafts.map(({ head, body }, index) => ({
      // How long somebody was there follows from the dates and says nothing of what they did.
      entry: withDateInHead(
        written({ head: [...head], body: body.filter(({ text }) => !isDuration(text)) }),
        atoms[index] ?? [],
      ),
      atoms: (atoms[index] ?? []).filter(({ role, text }) => role !== 'X' || !isDuration(text)),
      texts: textsInHead(head),
    }));
  });
}

function jobs(
  sections: readonly Section[],
  employerKey: 'name' | 'organization',
  reader: LineReader,
): readonly JsonObject[] {
  let above: EmployerAbove | null = null;
  return readPeriods(sections, 'work', reader).map(({ entry, atoms, texts }) => {
    const parts = namedParts(atoms);
    const isOut = isTimeOut(parts.title);
    const isRoleBelow =
      parts.organization === '' && !isOut && above !== null && titleSetting(atoms) === above.roleSetting;
    if (!isRoleBelow && !isOut) above = employerAbove(parts.organization, atoms);
    const organization = isRoleBelow ? (above?.name ?? '') : parts.organization;
    return jobOf(entry, { ...parts, organization, left: [...parts.left, ...texts] }, employerKey);
  });
}

/** An employer in a line above the title: a title set alike, with no employer of its own, is another role there. */
interface EmployerAbove {
  readonly name: string;
  readonly roleSetting: string;
}

function employerAbove(name: string, atoms: readonly ReadAtom[]): EmployerAbove | null {
  const lineOf = (letter: string) => atoms.find(({ role }) => role.includes(letter))?.line ?? -1;
  const roleSetting = titleSetting(atoms);
  const isAbove = name !== '' && roleSetting !== null && lineOf('O') < lineOf('T');
  return isAbove ? { name, roleSetting } : null;
}

function titleSetting(atoms: readonly ReadAtom[]): string | null {
  const title = atoms.find(({ role }) => role.includes('T'));
  return title === undefined ? null : `${title.style} ${title.setting}`;
}

function schools(sections: readonly Section[], reader: LineReader): readonly JsonObject[] {
  let above = '';
  return readPeriods(sections, 'education', reader).flatMap(({ entry, atoms: read, texts }) => {
    const atoms = read.map(withGrade);
    const { studies, more, others } = studiesInHead(atoms);
    const parts = namedParts(others);
    // So does a degree below another one of the same school, where schools come before their degrees.
    const organization = parts.organization || (parts.degree !== '' || studies !== '' ? above : '');
    if (parts.organization === '') above = organization;
    else above = isSchoolFirst(atoms) ? organization : '';
    const headOnly = { ...entry, links: [], paragraphs: [], bullets: [], after: [] };
    return [
      schoolOf(entry, { ...parts, organization, left: [...parts.left, ...texts] }, studies),
      ...more.map((degree) => schoolOf(headOnly, { ...namedParts([]), organization }, degree)),
    ];
  });
}

/** A grade beside a date is not part of it: `2011 – 91%`. */
function withGrade(atom: ReadAtom): ReadAtom {
  const { role, text, isDate } = atom;
  return role === 'D' && !isDate && !isDateText(text) && isGrade(text) ? { ...atom, role: 'X' } : atom;
}

/** A date among names, or one that the model finds, with any signs around it. */
function withDateInHead(entry: WrittenEntry, atoms: readonly ReadAtom[]): WrittenEntry {
  if (entry.date !== '') return entry;
  const among = atoms.find(({ isDate }) => isDate)?.text;
  const signed = atoms.filter(({ role, text }) => role === 'D' && /^[^\p{L}\p{N}(]/u.test(text));
  const bare = signed.map(({ text }) => text.replace(/^[^\p{L}\p{N}]+/u, ''));
  return { ...entry, date: among ?? bare.find(isDateText) ?? '' };
}

/** True if no degree or other name is before the school. */
function isSchoolFirst(atoms: readonly ReadAtom[]): boolean {
  const degree = atoms.findIndex(({ role }) => /^(?:GF?|F|N)$/.test(role));
  return degree < 0 || atoms.findIndex(({ role }) => /^OP?$/.test(role)) < degree;
}

/** By the first line of each, where the section has any. */
function namedEntries(section: Section): readonly WrittenEntry[] {
  const hasEntries = section.lines.some(({ tag }) => tag === 'first');
  return hasEntries
    ? entriesOf(section).map(({ head, body }) => written({ head: [...head], body: [...body] }))
    : readEntries(linesOf(section));
}

export function customEntries(section: Section): JsonObject[] {
  const hasEntries = section.lines.some(({ tag }) => tag === 'first');
  return (hasEntries ? namedEntries(section) : readListedEntries(linesOf(section))).map(customEntry);
}

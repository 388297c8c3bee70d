import { customKey } from '../json-resume/custom-sections.ts';
import type { JsonObject } from '../json-resume/json-resume.ts';
import type { ReadingNote } from '../notes/reading-note.ts';
import { withEmployerPlaces } from './employer-places.ts';
import { readEntries, type WrittenEntry } from './entries.ts';
import { customEntry, job, project, published, reference, volunteerRole } from './entry-fields.ts';
import { interestList, languageList, skillGroups } from './list-sections.ts';
import { readHead } from './read-head.ts';
import { withSameEmployer } from './same-employer.ts';
import { school } from './school-fields.ts';
import { type OutlineKey, sectionNamed, sectionOf } from './section-headings.ts';
import type { SourceLine } from './source-line.ts';
import { whatVanished } from './what-vanished.ts';

export interface ReadOutline {
  /** A JSON Resume. */
  readonly source: JsonObject;
  /** Every line that is in no field, whole or in part, and every heading that was understood in part. */
  readonly notes: readonly ReadingNote[];
}

interface WrittenSection {
  /** Null: a heading that says nothing to us; its section is kept under its own name. */
  readonly key: OutlineKey | 'head' | null;
  readonly name: string;
  readonly lines: SourceLine[];
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

const entryReaders: Readonly<Record<EntryKey, (entry: WrittenEntry) => JsonObject>> = {
  work: job,
  volunteer: volunteerRole,
  education: school,
  projects: project,
  certificates: published(['name', 'issuer', 'date', 'summary']),
  awards: published(['title', 'awarder', 'date', 'summary']),
  publications: published(['name', 'publisher', 'releaseDate', 'summary']),
  references: reference,
};

const employerKeys: Partial<Record<EntryKey, 'name' | 'organization'>> = {
  work: 'name',
  volunteer: 'organization',
};

const listReaders = { skills: skillGroups, languages: languageList, interests: interestList } as const;

/** Makes a JSON Resume of a resume's lines, by its headings, dates and the way its entries are set. */
export function readOutline(lines: readonly SourceLine[]): ReadOutline {
  const sections = sectionsOf(lines);
  const linesOf = (key: OutlineKey | 'head') =>
    sections.filter((section) => section.key === key).flatMap((section) => section.lines);
  const summary = linesOf('summary').map(({ text, style }) => (style === 'bullet' ? `- ${text}` : text));
  const head = readHead(linesOf('head'), linesOf('contact'));
  const basics = { ...head, ...(summary.length > 0 && { summary: joined(head['summary'], summary) }) };
  const source: JsonObject = { basics };
  for (const [key, read] of Object.entries(entryReaders)) {
    const entries = readEntries(linesOf(key as EntryKey));
    const employerKey = employerKeys[key as EntryKey];
    const items = employerKey
      ? withEmployerPlaces(withSameEmployer(entries).map(read), employerKey)
      : entries.map(read);
    if (items.length > 0) source[key] = items;
  }
  for (const [key, read] of Object.entries(listReaders)) {
    const items = read(linesOf(key as keyof typeof listReaders));
    if (items.length > 0) source[key] = items;
  }
  const custom = customSections(sections.filter(({ key }) => key === null));
  if (custom.length > 0) source[customKey] = custom;
  const understood = lines.filter((line) => !isHeading(line));
  const guessed = lines.filter((line) => isHeading(line) && sectionOf(line.text) === null).map(asRead);
  return { source, notes: [...guessed, ...whatVanished(understood, source)] };
}

function joined(above: unknown, summary: readonly string[]): string {
  return [typeof above === 'string' ? above : '', ...summary].filter((text) => text !== '').join('\n\n');
}

function customSections(sections: readonly WrittenSection[]): JsonObject[] {
  return sections
    .map(({ name, lines }) => ({ name, items: readEntries(lines).map(customEntry) }))
    .filter(({ items }) => items.length > 0);
}

function asRead(line: SourceLine): ReadingNote {
  return { kind: 'read', path: line.place, message: `"${line.text}" is taken for ${keyOf(line)}` };
}

function isHeading({ text, aside, style }: SourceLine): boolean {
  return aside === '' && style !== 'bullet' && keyOf({ text, style }) !== null;
}

function keyOf({ text, style }: Pick<SourceLine, 'text' | 'style'>): OutlineKey | null {
  return style === 'heading' ? sectionNamed(text) : sectionOf(text);
}

function sectionsOf(lines: readonly SourceLine[]): readonly WrittenSection[] {
  const sections: WrittenSection[] = [{ key: 'head', name: '', lines: [] }];
  for (const line of lines) {
    const section = sections.at(-1);
    const name = line.text;
    if (isHeading(line)) sections.push({ key: keyOf(line), name, lines: [] });
    // The name may stand in the second of two columns.
    else if (line.style === 'large') sections.push({ key: 'head', name, lines: [line] });
    else if (line.style === 'heading') sections.push({ key: null, name, lines: [] });
    else section?.lines.push(line);
  }
  return sections;
}

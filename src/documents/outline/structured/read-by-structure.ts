import type { ResumeStructure } from '../../../contract/resume/resume-structure.ts';
import { isJsonObject, type JsonObject } from '../../../values/json-object.ts';
import { ownValue, setOwnValue } from '../../../values/own-value.ts';
import { entriesOf, filled, textOf } from '../../files/json-parts.ts';
import { withLostLines } from '../corrections/lost-lines.ts';
import { readTwoWays } from '../doubts/different-readings.ts';
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
import { isContactLine } from '../recognize/contact-in-text.ts';
import { isDocumentTitle } from '../recognize/document-title.ts';
import { type OutlineKey, sectionNamed } from '../recognize/section-headings.ts';
import { sectionsInOrder } from '../section-places.ts';
import { once } from '../skills/skill-groups.ts';
import { type SourceLine, wholeOf } from '../source-line.ts';
import { type CopiedTexts, copiedTexts } from './copied-texts.ts';
import { type FoundTexts, jobsOf, notInFile, schoolsOf } from './jobs-and-schools.ts';
import { type PlacedEntry, type PlacedStructure, placeStructure } from './placed-entries.ts';

const namedKinds = ['projects', 'certificates', 'awards', 'publications', 'references'] as const;

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
  const named = namedEntries(structure);
  const placed = placeStructure(lines, structure, named);
  if (placed === null) return null;
  const found: FoundTexts = { texts: copiedTexts(lines), notes: [] };
  const entries = {
    work: jobsOf(placed.entries.filter(isJob), found),
    volunteer: jobsOf(placed.entries.filter(isVolunteering), found),
    education: schoolsOf(placed.entries.filter(isSchool), found),
  };
  const groups = structure.skills.flatMap((group, index) =>
    skillsOf(group, placed.skills[index] ?? [], found),
  );
  if (!fits(structure, entries, found, byRules)) return null;
  const skills = once(groups);
  const source: JsonObject = { basics: personOf(byRules, placed, structure.headline, lines, found) };
  const above = headingsByLine(lines, placed.headings);
  const sections = sectionsBelow(lines, placed, above);
  const others = otherSections(placed.entries.filter(isOther), above);
  const of = (key: OutlineKey | null) => others.filter((section) => section.key === key);
  for (const key of namedKinds) setFilled(source, key, itemsOf(key, of(key), models));
  for (const [key, list] of Object.entries(entries)) setFilled(source, key, list);
  const { repeated } = addLists(source, {
    skills: [],
    languages: of('languages').map((section) => ({ heading: section.heading, lines: linesOf(section) })),
    interests: of('interests').map(linesOf),
    personal: personalDetails(lines, placed),
    custom: of(null).map((section) => ({ name: titleOf(section.heading), items: customEntries(section) })),
  });
  setFilled(source, 'skills', [...skills.skills, ...entriesOf(source, 'skills')]);
  // A heading that no table knows may be a name, so it counts as lost unless it is the title of a section.
  const silent = new Set(
    sections.flatMap(({ heading }) => (heading && sectionNamed(heading.text) !== null ? [heading] : [])),
  );
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
      ...found.notes,
      ...readTwoWays('work', kept.source, byRules),
      ...readTwoWays('education', kept.source, byRules),
      ...howHeadingsWereRead(sections),
      ...kept.notes,
    ],
    order: sectionsInOrder(kept.source, { lines, ruled: sections, learned: [] }),
  };
}

/** All entries of a structure, those with fields first, as their heads are the surest. */
function namedEntries({ jobs, volunteering, schools, others }: ResumeStructure) {
  return [
    ...jobs.map((job) => ({ ...job, of: 'work' as const, key: 'work' as const })),
    ...volunteering.map((job) => ({ ...job, of: 'volunteer' as const, key: 'volunteer' as const })),
    ...schools.map((school) => ({ ...school, of: 'education' as const, key: 'education' as const })),
    ...others.map((other) => ({
      ...other,
      of: 'others' as const,
      key: other.kind === 'other' ? null : other.kind,
    })),
  ];
}

type Named = ReturnType<typeof namedEntries>[number];
type PlacedOf<Of extends Named['of']> = PlacedEntry<Extract<Named, { readonly of: Of }>>;

const isOf =
  <Of extends Named['of']>(of: Of) =>
  (placed: PlacedEntry<Named>): placed is PlacedOf<Of> =>
    placed.entry.of === of;
const isJob = isOf('work');
const isVolunteering = isOf('volunteer');
const isSchool = isOf('education');
const isOther = isOf('others');

/** Minimum share of the texts of a structure that are in the lines. */
const minShare = 2 / 3;

/** False if many texts are not in the lines, or nothing of what the rules found is in the structure. */
function fits(
  { jobs, volunteering, schools, skills }: ResumeStructure,
  entries: Readonly<Record<string, readonly JsonObject[]>>,
  { notes }: FoundTexts,
  byRules: Readonly<JsonObject>,
): boolean {
  const texts = [
    ...[...jobs, ...volunteering, ...schools].flatMap(({ head: _, text: __, ...fields }) =>
      Object.values(fields),
    ),
    ...skills.flatMap(({ names }) => names),
  ].filter((text) => text !== '');
  const hasDated = ['work', 'education'].some((list) =>
    entriesOf(byRules, list).some((entry) => textOf(entry, 'startDate') !== ''),
  );
  const hasEntries = Object.values(entries).some((list) => list.length > 0);
  return texts.length - notes.length >= minShare * texts.length && (hasEntries || !hasDated);
}

function setFilled(source: JsonObject, key: string, entries: readonly JsonObject[]): void {
  if (entries.length > 0) setOwnValue(source, key, [...entries]);
}

/** Name and contact details as the rules read them; summary and headline by the structure. */
function personOf(
  byRules: Readonly<JsonObject>,
  { summary, keys }: PlacedStructure<Named>,
  headline: string,
  lines: readonly SourceLine[],
  { notes }: FoundTexts,
): JsonObject {
  const basics = ownValue(byRules, 'basics');
  const { summary: _, label, ...person } = isJsonObject(basics) ? basics : {};
  const free = lines.filter((line) => !keys.has(line));
  const texts = copiedTexts(lines);
  const own = headline === '' ? null : texts.find(headline, free, {});
  if (headline !== '' && own === null) notes.push(notInFile(headline));
  // Without another one, that of the rules, unless its line is something else.
  const read = typeof label === 'string' ? texts.find(label, free, {}) : null;
  const said = summary
    .filter((line) => !isContactLine(wholeOf(line)) && wholeOf(line) !== person['name'])
    .map((line) => (line.style === 'bullet' ? `- ${wholeOf(line)}` : wholeOf(line)));
  return { ...person, ...filled({ label: own ?? read ?? '', summary: joinedSummary('', said) }) };
}

/** What the lines above the first heading and entry say of the person besides contact details. */
function personalDetails(lines: readonly SourceLine[], { headings, keys }: PlacedStructure<Named>) {
  const end = lines.findIndex(
    (line) => headings.has(line) || keys.has(line) || (line.aside === '' && sectionNamed(line.text) !== null),
  );
  const head = lines.slice(0, end < 0 ? lines.length : end);
  return { name: personalTitle(lines), items: readContactHead(head, []).personal };
}

function skillsOf(
  group: ResumeStructure['skills'][number],
  lines: readonly SourceLine[],
  { texts, notes }: { readonly texts: CopiedTexts; readonly notes: FoundTexts['notes'] },
): readonly JsonObject[] {
  const title = group.label === '' ? '' : (texts.find(group.label, lines, group) ?? '');
  const found = group.names.flatMap((name) => {
    const text = texts.find(name, lines, group);
    if (text === null && name !== '') notes.push(notInFile(name, lines[0]?.place));
    return text === null ? [] : [text];
  });
  return title === '' ? found.map((name) => ({ name })) : [{ name: title, keywords: found }];
}

/** The entries of one kind below one heading are a section. */
function otherSections(
  placed: readonly PlacedEntry<Extract<Named, { readonly of: 'others' }>>[],
  above: Headings,
): readonly Section[] {
  const sections = new Map<OutlineKey | null, Map<SourceLine | null, Section>>();
  for (const { entry, own, body } of placed) {
    const lines = [
      ...own.map((line, index) => ({ line, tag: index === 0 ? ('first' as const) : ('head' as const) })),
      ...body.map((line) => ({ line, tag: own.length === 0 ? ('first' as const) : ('text' as const) })),
    ];
    if (lines.length === 0) continue;
    const heading = above.get(lines[0]?.line) ?? null;
    const ofKey = sections.get(entry.key) ?? new Map<SourceLine | null, Section>();
    const section = ofKey.get(heading) ?? { kind: 'things', key: entry.key, heading, lines: [] };
    section.lines.push(...lines.map((one) => ({ ...one, sureness: 2 as const })));
    sections.set(entry.key, ofKey.set(heading, section));
  }
  return [...sections.values()].flatMap((ofKey) => [...ofKey.values()]);
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
  { headings, keys }: PlacedStructure<Named>,
  above: Headings,
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

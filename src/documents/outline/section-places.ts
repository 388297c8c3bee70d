import { isJsonObject, type JsonObject } from '../../values/json-object.ts';
import { entriesOf, textOf } from '../files/json-parts.ts';
import { customKey } from '../json-resume/custom-sections.ts';
import { sectionMappings } from '../json-resume/section-mappings.ts';
import { sectionIds } from '../resume-document/document-parts.ts';
import { entryFinder } from './corrections/entries-by-text.ts';
import { isPersonalTitle, type ReadSection, titleOf } from './outline-reading.ts';
import { type SourceLine, wholeOf } from './source-line.ts';

/*
 * The order in which a file has its sections. It is found by their texts, because corrections move entries to other
 * lists than the heading above them names.
 */

interface ReadFile {
  /** In order, with headings. */
  readonly lines: readonly SourceLine[];
  readonly ruled: readonly ReadSection[];
  readonly learned: readonly ReadSection[];
}

/** A section of the source. */
interface SourceSection {
  /** `work`, `custom[0]` */
  readonly key: string;
  /** Null for all but custom sections. */
  readonly title: string | null;
  readonly entries: readonly JsonObject[];
}

/** Lines below one heading that are in one section. */
interface Stretch {
  /** 0 above the first heading. */
  readonly block: number;
  /** Position of the first line. */
  readonly at: number;
  /** True if the heading names the section. */
  readonly isNamed: boolean;
  letters: number;
}

/** Minimum share of the text of a section in its first stretch, if that is below another heading; less is a stray line. */
const minShare = 0.25;

/**
 * The keys of the sections in the order of the file. Sections of a side column have none, because they are neither
 * before nor after the text beside them.
 */
export function sectionsInOrder(source: Readonly<JsonObject>, file: ReadFile): readonly string[] {
  const { lines } = file;
  const sections = sectionsOf(source, lines);
  const side = sideColumn(lines);
  const stretches = stretchesIn(sections, file);
  const placed = sections.flatMap((section) => {
    const at = placeOf(section, stretches.get(section.key) ?? []) ?? placeOfHeading(section, file);
    return at === null || (side !== null && lines[at]?.column === side) ? [] : [{ key: section.key, at }];
  });
  return placed.sort((one, other) => one.at - other.at).map(({ key }) => key);
}

function sectionsOf(source: Readonly<JsonObject>, lines: readonly SourceLine[]): readonly SourceSection[] {
  const { basics } = source;
  const summary = isJsonObject(basics) ? textOf(basics, 'summary') : '';
  const lists = sectionIds
    .filter((id) => sectionMappings[id].parent === null)
    .map((id) => sectionMappings[id].keys[0])
    .map((key) => ({ key, title: null, entries: entriesOf(source, key) }));
  const titles = new Set(lines.map(titleOf));
  const custom = entriesOf(source, customKey)
    .map((section, index) => ({
      key: `${customKey}[${index}]`,
      title: textOf(section, 'name'),
      entries: entriesOf(section, 'items'),
    }))
    // Details of the person that are not under a heading.
    .filter(({ title }) => !isPersonalTitle(title) || titles.has(title));
  const all = [{ key: 'summary', title: null, entries: [{ summary }] }, ...lists, ...custom];
  return all.filter(({ key, entries }) => (key === 'summary' ? summary !== '' : entries.length > 0));
}

function stretchesIn(
  sections: readonly SourceSection[],
  { lines, ruled, learned }: ReadFile,
): ReadonlyMap<string, readonly Stretch[]> {
  const entryOf = entryFinder(
    sections.flatMap(({ key, entries }) => entries.map((entry) => ({ list: key, entry, below: [] }))),
  );
  const read = [...ruled, ...learned];
  const headings = new Set(read.map(({ heading }) => heading?.place));
  const bySection = new Map(sections.map((section) => [section.key, section]));
  const stretches = new Map<string, Stretch[]>();
  let [block, place] = [0, ''];
  for (const [at, line] of lines.entries()) {
    const isMoved = block > 0 && line.column !== lines[at - 1]?.column;
    if (headings.has(line.place)) place = line.place;
    if (headings.has(line.place) || isMoved) block += 1;
    const section = bySection.get(entryOf(line)?.list ?? '');
    if (section === undefined) continue;
    const own = stretches.get(section.key) ?? [];
    stretches.set(section.key, own);
    const [last, letters] = [own.at(-1), wholeOf(line).length];
    const isNamed = read.some((one) => one.heading?.place === place && isHeadingOf(section, one));
    if (last?.block === block) last.letters += letters;
    else own.push({ block, at, letters, isNamed });
  }
  return stretches;
}

function placeOf({ key }: SourceSection, stretches: readonly Stretch[]): number | null {
  // Above all headings, contact details may name a language or an address again.
  const own = key === 'summary' ? stretches : stretches.filter(({ block }) => block > 0);
  const all = own.reduce((sum, { letters }) => sum + letters, 0);
  return own.find(({ isNamed, letters }) => isNamed || letters >= minShare * all)?.at ?? null;
}

/** The place of its first heading, if its texts are too short to be found. */
function placeOfHeading(section: SourceSection, { lines, ruled, learned }: ReadFile): number | null {
  const place = [...ruled, ...learned].find((one) => isHeadingOf(section, one))?.heading?.place;
  const at = lines.findIndex((line) => line.place === place);
  return at === -1 ? null : at;
}

function isHeadingOf({ key, title }: SourceSection, { key: read, heading }: ReadSection): boolean {
  return heading !== null && (title === null ? read === key : titleOf(heading) === title);
}

/** The column with less text; null if most text is in no column. */
function sideColumn(lines: readonly SourceLine[]): SourceLine['column'] | null {
  const lettersIn = (column: SourceLine['column']) =>
    lines.reduce((sum, line) => (line.column === column ? sum + wholeOf(line).length : sum), 0);
  const [left, beside, others] = [lettersIn('left'), lettersIn('beside'), lettersIn(undefined)];
  if (left + beside < others || left * beside === 0) return null;
  return left < beside ? 'left' : 'beside';
}

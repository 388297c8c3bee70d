import { isJsonObject, type JsonObject } from '../../../contract/json-object.ts';
import { ownValue, setOwnValue } from '../../../contract/own-value.ts';
import { entriesOf, leavesIn, textOf } from '../../files/json-parts.ts';
import { customKey } from '../../json-resume/custom-sections.ts';
import { lossesOfLines, type TextLoss } from '../../notes/lost-text.ts';
import { type ReadingNote, shortened } from '../../notes/reading-note.ts';
import { customEntry } from '../entries/entry-fields.ts';
import { readListedEntries } from '../entries/read-entries.ts';
import { isOnlyDate } from '../lines/dated-lines.ts';
import { joinedSummary, type ReadSection, titleOf } from '../outline-reading.ts';
import { isContactLine } from '../recognize/contact-in-text.ts';
import { contactLabel } from '../recognize/contact-labels.ts';
import { datesInText, isDateText, isDuration } from '../recognize/dates-in-text.ts';
import { isDocumentTitle } from '../recognize/document-title.ts';
import { isPlace, isSchool, namesDegree } from '../recognize/name-kinds.ts';
import { isSurelyPlace } from '../recognize/place-names.ts';
import { type OutlineKey, sectionNamed, sectionOf } from '../recognize/section-headings.ts';
import { hasHeadingShape } from '../rules/section-styles.ts';
import { cellsIn, type SourceLine } from '../source-line.ts';

/*
 * Keeps lines without a field: in the text of the entry above them, or else in a section under the heading above them.
 */

export interface Kept {
  readonly source: JsonObject;
  /** Which lines were kept where. */
  readonly notes: readonly ReadingNote[];
}

export interface ReadLines {
  /** In order, with headings but without page headers and footers. */
  readonly lines: readonly SourceLine[];
  /** Those that say something about the person. */
  readonly said: readonly SourceLine[];
  readonly ruled: readonly ReadSection[];
  readonly learned: readonly ReadSection[];
  readonly repeated: readonly string[];
}

/** Consecutive lines without fields under one heading. */
interface LostRun {
  readonly heading: SourceLine;
  readonly key: OutlineKey | 'head' | null;
  readonly lines: SourceLine[];
  /** The lines of the section above it, last first. */
  readonly above: readonly SourceLine[];
}

export function withLostLines(source: Readonly<JsonObject>, read: ReadLines): Kept {
  const runs = lostRuns(source, read);
  let kept: JsonObject = { ...source };
  const notes: ReadingNote[] = [];
  for (const run of runs) {
    const inEntry = withTextOfEntry(kept, run);
    if (inEntry === null && !saysEnough(run)) continue;
    kept = inEntry ?? withoutBareDates(withOwnSection(kept, run), run.key);
    const where = inEntry ? 'in the entry above it' : `under "${shortened(titleOf(run.heading))}"`;
    for (const line of run.lines)
      notes.push({
        kind: 'read',
        path: line.place,
        message: `"${shortened(wholeOf(line))}" fits no field and was kept ${where}`,
      });
  }
  return { source: kept, notes };
}

/** Minimum share of the letters of a line that are in no field. */
const minShareLost = 0.6;
const fewestLetters = 4;

function lostRuns(
  source: Readonly<JsonObject>,
  { lines, said, ruled, learned, repeated }: ReadLines,
): readonly LostRun[] {
  const losses = lossesOfLines(said, { ...source, repeated });
  if (losses.size === 0) return [];
  const keys = headingsAt(lines, ruled, learned);
  const keyOf = ({ place, text }: SourceLine) => keys.get(place) ?? sectionNamed(text);
  const texts = countOf(lines.map(wholeOf));
  const styled = new Map(said.map((line) => [line.place, line]));
  const runs: LostRun[] = [];
  let heading: SourceLine | null = null;
  let above: SourceLine[] = [];
  let open: LostRun | null = null;
  for (const written of lines) {
    const line = styled.get(written.place) ?? written;
    if (keys.has(line.place)) {
      [heading, above, open] = [line, [], null];
      continue;
    }
    const found = losses.get(line) ?? [];
    // A heading that opened no section still names the place of the lines below it.
    if (found.length > 0 && isHeading(line)) {
      [heading, above, open] = [hasHeadingShape(line) ? line : heading, [], null];
      continue;
    }
    const isRepeated = (texts.get(wholeOf(line)) ?? 0) > 1;
    const isOfPerson = heading !== null && keyOf(heading) === 'contact';
    const part = isRepeated ? null : lostPart(line, found);
    // `Marital status | single` is kept whole: each detail of a person has its label.
    const rest = part !== null && isOfPerson ? line : part;
    const isBetween = open !== null && rest === null && (isOnlyDate(line) || found.length > 0);
    if (heading !== null && rest !== null) {
      if (open === null) {
        open = { heading, key: keyOf(heading), lines: [], above: [...above].reverse() };
        runs.push(open);
      }
      open.lines.push(rest);
    } else if (isBetween) open?.lines.push(line);
    else open = null;
    above.push(line);
  }
  return runs.map((run) => ({ ...run, lines: withoutLastDates(run) }));
}

/** A date that ends a run belongs to what is below it, unless there is nothing else in the section. */
function withoutLastDates({ lines, above }: LostRun): SourceLine[] {
  if (above.length === 0) return lines;
  const end = lines.findLastIndex((line) => !isOnlyDate(line));
  return lines.slice(0, end + 1);
}

/** The line without the cells that are in fields, or null if little of it is missing. */
function lostPart(line: SourceLine, losses: readonly TextLoss[]): SourceLine | null {
  const lost = losses.filter(({ missing, all }) => missing >= minShareLost * all && missing > 0);
  const letters = lost.reduce((sum, { text, missing }) => sum + (isHan(text) ? 2 : 1) * missing, 0);
  if (letters < fewestLetters || isDocumentTitle(line.text) || isContactLine(line.text)) return null;
  if (lost.every(({ text }) => contactLabel.test(text) || isDuration(text))) return null;
  if (lost.length === losses.length) return line;
  return { ...line, text: lost.map(({ text }) => text).join(' | '), aside: '', links: [], linkTexts: [] };
}

/** True for lines of headings only: `CONTACT`, `Experience | Contact`, bold `Training and certification.`. */
function isHeading(line: SourceLine): boolean {
  const cells = [line.text, line.aside].flatMap(cellsIn).filter((cell) => cell !== '');
  const isSetAsOne = /^(?:heading|strong)$/.test(line.style) && hasHeadingShape(line);
  return (
    cells.every((cell) => sectionOf(cell) !== null) ||
    (isSetAsOne && sectionNamed(line.text.replace(/\.$/, '')) !== null)
  );
}

function isHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}

/** Headings of both readings by place; those of jobs and schools are taken from the rules only. */
function headingsAt(
  lines: readonly SourceLine[],
  ruled: readonly ReadSection[],
  learned: readonly ReadSection[],
): ReadonlyMap<string, OutlineKey | 'head' | null> {
  const shaped = new Map(lines.map((line) => [line.place, hasHeadingShape(line)]));
  const keys = new Map<string, OutlineKey | 'head' | null>();
  for (const { key, heading } of learned)
    if (heading && shaped.get(heading.place) && key !== 'work' && key !== 'education')
      keys.set(heading.place, key);
  for (const { key, heading } of ruled) if (heading) keys.set(heading.place, key);
  return keys;
}

/** The field for a text, by list. */
const textFields = {
  ...{ work: 'summary', volunteer: 'summary', projects: 'summary', education: 'summary' },
  ...{ certificates: 'summary', awards: 'summary', publications: 'summary', references: 'reference' },
} as const;

const withoutEntries: ReadonlySet<LostRun['key']> = new Set([
  ...(['head', 'contact', 'skills', 'languages', 'interests'] as const),
]);

/** Adds a run to the text of the entry above it; null if the run may be an entry itself, or no entry is above it. */
function withTextOfEntry(source: Readonly<JsonObject>, run: LostRun): JsonObject | null {
  const { lines, above, key } = run;
  if (key === 'summary') return withSummary(source, lines);
  if (withoutEntries.has(key) || lines.length === 0 || lines.some(mayBeEntry)) return null;
  for (const line of above.slice(0, mostLinesAbove)) {
    const found = entryOf(source, line);
    if (found === null) continue;
    const { list, entry } = found;
    const kept: JsonObject = { ...source };
    const changed = withPlace(list, entry, lines) ?? withText(entry, textFields[list], lines);
    setOwnValue(
      kept,
      list,
      entriesOf(source, list).map((one) => (one === entry ? changed : one)),
    );
    return kept;
  }
  return null;
}

type EntryList = keyof typeof textFields;

/** The entry that shares the most text with the line, or the last of several such entries. */
function entryOf(
  source: Readonly<JsonObject>,
  line: SourceLine,
): { readonly list: EntryList; readonly entry: JsonObject } | null {
  let most = 0;
  let best: { readonly list: EntryList; readonly entry: JsonObject } | null = null;
  for (const list of Object.keys(textFields) as EntryList[])
    for (const entry of entriesOf(source, list)) {
      const shared = sharedText(entry, line);
      if (shared > 0 && shared >= most) [most, best] = [shared, { list, entry }];
    }
  return best;
}

/** `Berlin` below a job without a place. */
function withPlace(list: EntryList, entry: JsonObject, lines: readonly SourceLine[]): JsonObject | null {
  const [line, ...more] = lines;
  const hasPlace = list === 'work' || list === 'volunteer';
  if (!hasPlace || line === undefined || more.length > 0 || textOf(entry, 'location') !== '') return null;
  const place = wholeOf(line);
  return place.length <= longestPlace && isSurelyPlace(place) && isPlace(place)
    ? { ...entry, location: place }
    : null;
}

const longestPlace = 40;
const mostLinesAbove = 8;

function mayBeEntry({ text, aside, style }: SourceLine): boolean {
  const isDated = datesInText(`${text} ${aside}`).date !== '';
  return isDated || style === 'strong' || isSchool(text) || namesDegree(text);
}

function withSummary(source: Readonly<JsonObject>, lines: readonly SourceLine[]): JsonObject {
  const basics = ownValue(source, 'basics');
  const own = isJsonObject(basics) ? basics : {};
  const texts = lines.map((line) => (line.style === 'bullet' ? `- ${wholeOf(line)}` : wholeOf(line)));
  return { ...source, basics: { ...own, summary: joinedSummary(own['summary'], texts) } };
}

const fewestForMatch = 6;

/** Number of letters of the line that are in the entry. */
function sharedText(entry: JsonObject, line: SourceLine): number {
  const whole = wholeOf(line);
  return leavesIn(entry).reduce((sum, { value }) => {
    if (typeof value !== 'string') return sum;
    const fewest = isHan(value) ? fewestForMatch / 2 : fewestForMatch;
    if (value.length >= fewest && whole.includes(value)) return sum + value.length;
    return line.text.length >= fewest && value.includes(line.text) ? sum + line.text.length : sum;
  }, 0);
}

function withText(entry: JsonObject, textKey: string, lines: readonly SourceLine[]): JsonObject {
  const points = ownValue(entry, 'highlights');
  const own = Array.isArray(points) ? points : [];
  const isPoint = ({ style }: SourceLine) => style === 'bullet' && own.length > 0;
  const highlights = [...own, ...lines.filter(isPoint).map(wholeOf)];
  const text = [textOf(entry, textKey), ...lines.filter((line) => !isPoint(line)).map(wholeOf)];
  const summary = text.filter((one) => one !== '').join('\n\n');
  const { [textKey]: _, highlights: __, ...others } = entry;
  return {
    ...others,
    ...(summary !== '' && { [textKey]: summary }),
    ...(highlights.length > 0 && { highlights }),
  };
}

const fewestForSection = 8;

/** True unless the run is only a word, a date or a label. */
function saysEnough({ lines, key }: LostRun): boolean {
  const said = lines.map(wholeOf).filter((text) => !/^[^:：]+[:：]$/u.test(text));
  const letters = said.join('').match(/\p{L}/gu) ?? [];
  const weight = letters.reduce((sum, letter) => sum + (isHan(letter) ? 2 : 1), 0);
  return weight > 0 && (key === 'contact' || weight >= fewestForSection);
}

function withOwnSection(source: Readonly<JsonObject>, { heading, lines }: LostRun): JsonObject {
  const name = titleOf(heading);
  const items = readListedEntries(lines).map(customEntry);
  const sections = entriesOf(source, customKey);
  const isThere = sections.some((section) => textOf(section, 'name') === name);
  const changed = sections.map((section) =>
    textOf(section, 'name') === name
      ? { ...section, items: [...entriesOf(section, 'items'), ...items] }
      : section,
  );
  return { ...source, [customKey]: isThere ? changed : [...sections, { name, items }] };
}

/** Removes schools with only a date, which belongs to one of the kept lines. */
function withoutBareDates(source: JsonObject, key: LostRun['key']): JsonObject {
  if (key !== 'education') return source;
  const schools = entriesOf(source, 'education');
  const named = schools.filter(
    (school) => !leavesIn(school).every(({ value }) => typeof value === 'string' && isDateText(value)),
  );
  const { education: _, ...others } = source;
  if (named.length === schools.length) return source;
  return named.length > 0 ? { ...source, education: named } : others;
}

function wholeOf({ text, aside }: SourceLine): string {
  return [text, aside].filter((part) => part !== '').join(' | ');
}

function countOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

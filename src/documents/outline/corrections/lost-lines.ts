import { isJsonObject, type JsonObject } from '../../../values/json-object.ts';
import { ownValue, setOwnValue } from '../../../values/own-value.ts';
import { entriesOf, filled, leavesIn, textOf } from '../../files/json-parts.ts';
import { customKey } from '../../json-resume/custom-sections.ts';
import { type LineLoss, lossesOfLines } from '../../notes/lost-text.ts';
import { type ReadingNote, shortened } from '../../reading-note.ts';
import { customEntry } from '../entries/entry-fields.ts';
import { readListedEntries } from '../entries/read-entries.ts';
import { isOnlyDate } from '../lines/dated-lines.ts';
import { joinedSummary, type ReadSection, titleOf } from '../outline-reading.ts';
import { isContactLine } from '../recognize/contact-in-text.ts';
import { datesInText, isDateText, maxTitleLength } from '../recognize/dates-in-text.ts';
import { isSchool, namesDegree } from '../recognize/name-kinds.ts';
import { type OutlineKey, sectionNamed, sectionOf } from '../recognize/section-headings.ts';
import { readList } from '../rules/read-by-rules.ts';
import { hasHeadingShape } from '../rules/section-styles.ts';
import { cellsIn, type SourceLine, wholeOf } from '../source-line.ts';
import { entryFinder, type PlacedEntry, placedEntries } from './entries-by-text.ts';

/*
 * Keeps lines without a field: in the text of the entry above them, as entries of the section that they are in, or, if there is
 * no such section, in a custom section under the heading above them.
 */

export interface Kept {
  readonly source: JsonObject;
  /** Which lines were kept where, and what is still missing. */
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

type Losses = ReadonlyMap<SourceLine, LineLoss>;

export function withLostLines(source: Readonly<JsonObject>, read: ReadLines): Kept {
  const lossesIn = (made: Readonly<JsonObject>) =>
    lossesOfLines(read.said, { ...made, repeated: read.repeated });
  const losses = lossesIn(source);
  const placed = placedEntries(source, Object.keys(textFields) as EntryList[]);
  const draft: Draft = { source: { ...source }, placed, entryOf: entryFinder(placed) };
  const notes: ReadingNote[] = [];
  for (const run of losses.size === 0 ? [] : lostRuns(losses, read)) {
    const where = keep(draft, run);
    if (where === null) continue;
    for (const line of run.lines)
      notes.push({
        kind: 'read',
        path: line.place,
        message: `"${shortened(wholeOf(line))}" fits no field and was kept ${where}`,
      });
  }
  const whole = withEntries(draft);
  // Kept lines claimed words of lines that are in entries.
  const left = [...(notes.length > 0 ? lossesIn(whole) : losses).values()].map(({ note }) => note);
  return { source: whole, notes: [...notes, ...left] };
}

/** Minimum share of the letters of a line that are in no field. */
const minShareLost = 0.6;
const fewestLetters = 4;

function lostRuns(losses: Losses, { lines, said, ruled, learned }: ReadLines): readonly LostRun[] {
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
    const loss = losses.get(line);
    // A heading that opened no section still names the place of the lines below it.
    if (loss && isHeading(line)) {
      [heading, above, open] = [hasHeadingShape(line) ? line : heading, [], null];
      continue;
    }
    const isRepeated = (texts.get(wholeOf(line)) ?? 0) > 1;
    const isOfPerson = heading !== null && keyOf(heading) === 'contact';
    const part = isRepeated || !loss ? null : lostPart(line, loss);
    // `Marital status | single` is kept whole: each detail of a person has its label.
    const rest = part !== null && isOfPerson ? line : part;
    const isBetween = open !== null && rest === null && (isOnlyDate(line) || loss !== undefined);
    if (heading !== null && rest !== null) {
      if (open === null) {
        open = { heading, key: keyOf(heading), lines: [], above: above.slice(-mostLinesAbove).reverse() };
        runs.push(open);
      }
      open.lines.push(rest);
    } else if (isBetween) open?.lines.push(line);
    else open = null;
    above.push(line);
  }
  return runs.map((run) => ({ ...run, lines: withoutLastDates(run) }));
}

const mostLinesAbove = 8;

/** A date that ends a run belongs to what is below it, unless there is nothing else in the section. */
function withoutLastDates({ lines, above }: LostRun): SourceLine[] {
  if (above.length === 0) return lines;
  const end = lines.findLastIndex((line) => !isOnlyDate(line));
  return lines.slice(0, end + 1);
}

/** The line without the cells that are in fields, or null if little of it is missing. */
function lostPart(line: SourceLine, { cells }: LineLoss): SourceLine | null {
  const lost = cells.filter(({ missing, all }) => missing >= minShareLost * all && missing > 0);
  const letters = lost.reduce((sum, { text, missing }) => sum + (isHan(text) ? 2 : 1) * missing, 0);
  if (letters < fewestLetters || isContactLine(line.text)) return null;
  const incomplete = cells.filter(({ missing }) => missing > 0);
  if (incomplete.length === cells.length) return line;
  const text = incomplete.map((cell) => cell.text).join(' | ');
  return { ...line, text, aside: '', links: [], linkTexts: [] };
}

/** True for lines of headings only: `CONTACT`, `Experience | Contact`, bold `Training and certification.`. */
function isHeading(line: SourceLine): boolean {
  const cells = [line.text, line.aside].flatMap(cellsIn).filter((cell) => cell !== '');
  const isSetAsOne = /^(?:heading|strong)$/.test(line.style) && hasHeadingShape(line);
  return cells.every((cell) => sectionOf(cell) !== null) || (isSetAsOne && sectionNamed(line.text) !== null);
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

/** What was made of the resume so far. */
interface Draft {
  source: JsonObject;
  placed: readonly PlacedEntry<EntryList>[];
  readonly entryOf: (line: SourceLine) => PlacedEntry<EntryList> | null;
}

/** The field for a text, by list. */
const textFields = {
  ...{ work: 'summary', volunteer: 'summary', projects: 'summary', education: 'summary' },
  ...{ certificates: 'summary', awards: 'summary', publications: 'summary', references: 'reference' },
} as const;

type EntryList = keyof typeof textFields;

/** Lists of names, with the field for a name. */
const nameFields = { skills: 'name', interests: 'name', languages: 'language' } as const;

/** Keeps a run. Returns where, or null if it is not kept. */
function keep(draft: Draft, run: LostRun): string | null {
  const { lines, above, key, heading } = run;
  if (lines.length === 0) return null;
  const under = `under "${shortened(titleOf(heading))}"`;
  if (key === 'summary') {
    if (!saysEnough(run)) return null;
    draft.source = withSummary(draft.source, lines);
    return 'in the summary';
  }
  const list = isIn(textFields, key) ? key : null;
  const isEntry = lines.some((line) => mayBeEntry(line, list));
  const mayHaveEntries = key === null || list !== null;
  const found = mayHaveEntries ? (above.map(draft.entryOf).find((one) => one !== null) ?? null) : null;
  if (found && !isEntry) return addText(found, lines);
  if (!saysEnough(run)) return null;
  if (key === 'education') draft.placed = draft.placed.filter(({ entry }) => !isBareDate(entry));
  const entries = draft.placed.filter((one) => one.list === list);
  const near = found?.list === list ? found : entries.at(above.length === 0 ? 0 : -1);
  if (list !== null && near) {
    const own = isEntry ? readList(list, [lines]) : [];
    if (own.length === 0 || !own.every((entry) => isWhole(list, entry))) return addText(near, lines);
    near.below.push(...own);
    return under;
  }
  const names = isIn(nameFields, key) ? entriesOf(draft.source, key) : [];
  if (isIn(nameFields, key) && names.length > 0) {
    const more = lines.map((line) => ({ [nameFields[key]]: wholeOf(line) }));
    setOwnValue(draft.source, key, [...names, ...more]);
  } else draft.source = withOwnSection(draft.source, run);
  return under;
}

function isIn<Fields extends object>(
  fields: Fields,
  key: LostRun['key'],
): key is keyof Fields & LostRun['key'] {
  return key !== null && Object.hasOwn(fields, key);
}

function withEntries({ source, placed }: Draft): JsonObject {
  const whole = { ...source };
  for (const list of Object.keys(textFields)) {
    const entries = placed
      .filter((one) => one.list === list)
      .flatMap(({ entry, below }) => [entry, ...below]);
    if (entries.length > 0) setOwnValue(whole, list, entries);
    else delete whole[list];
  }
  return whole;
}

function addText(placed: PlacedEntry<EntryList>, lines: readonly SourceLine[]): string {
  const { list, entry } = placed;
  placed.entry = withText(entry, textFields[list], lines);
  return 'in the entry above it';
}

const periods: ReadonlySet<EntryList | null> = new Set(['work', 'volunteer', 'education'] as const);

function mayBeEntry({ text, aside, style }: SourceLine, list: EntryList | null): boolean {
  if (style === 'bullet' || text.length > maxTitleLength) return false;
  const isDated = datesInText(`${text} ${aside}`).date !== '';
  return isDated || (style === 'strong' && !periods.has(list)) || isSchool(text) || namesDegree(text);
}

/** A lost line is too weak evidence for a job of its own, and a school needs a name and a date. */
function isWhole(list: EntryList, entry: JsonObject): boolean {
  const has = (...keys: readonly string[]) => keys.some((key) => textOf(entry, key) !== '');
  if (list === 'work' || list === 'volunteer') return false;
  return list !== 'education' || (has('institution', 'studyType') && has('startDate', 'date'));
}

function withSummary(source: Readonly<JsonObject>, lines: readonly SourceLine[]): JsonObject {
  const basics = ownValue(source, 'basics');
  const own = isJsonObject(basics) ? basics : {};
  const texts = lines.map((line) => (line.style === 'bullet' ? `- ${wholeOf(line)}` : wholeOf(line)));
  return { ...source, basics: { ...own, summary: joinedSummary(own['summary'], texts) } };
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

function withOwnSection(source: Readonly<JsonObject>, { heading, key, lines }: LostRun): JsonObject {
  const name = titleOf(heading);
  const areRows = key === 'contact' && lines.every(({ aside }) => aside !== '');
  const items = areRows ? lines.flatMap(detailsOf) : readListedEntries(lines).map(customEntry);
  const names = new Set(items.map((item) => textOf(item, 'name')));
  // `Birthday` alone was the label of `Birthday | 7 May`.
  const isLabel = (item: JsonObject) => names.has(textOf(item, 'name')) && Object.keys(item).length === 1;
  const sections = entriesOf(source, customKey);
  const isSame = (section: JsonObject) => textOf(section, 'name').toLowerCase() === name.toLowerCase();
  const changed = sections.map((section) =>
    isSame(section)
      ? { ...section, items: [...entriesOf(section, 'items').filter((item) => !isLabel(item)), ...items] }
      : section,
  );
  return { ...source, [customKey]: sections.some(isSame) ? changed : [...sections, { name, items }] };
}

/** The personal details of a row: `Birthday | 7 May`, `Birthday: 7 May | Town: Linz`. */
function detailsOf({ text, aside }: SourceLine): readonly JsonObject[] {
  if (!/[:：]./u.test(text)) return [{ name: text.replace(/\s?[:：]$/, ''), summary: aside }];
  return [text, ...cellsIn(aside)].map((cell) => {
    const [name = '', ...value] = cell.split(/[:：]/);
    return filled({ name: name.trim(), summary: value.join(':').trim() });
  });
}

/** True for a school with only a date, which belongs to one of the kept lines. */
function isBareDate(entry: JsonObject): boolean {
  return leavesIn(entry).every(({ value }) => typeof value === 'string' && isDateText(value));
}

function countOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

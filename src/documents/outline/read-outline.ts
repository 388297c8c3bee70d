import { dateWords } from '../../contract/resume/dates.ts';
import { isJsonObject, type JsonObject, objectsOf } from '../../values/json-object.ts';
import { ownValue, setOwnValue } from '../../values/own-value.ts';
import { filled, textOf } from '../files/json-parts.ts';
import type { ReadingNote } from '../reading-note.ts';
import { withBareJobsAbove, withBareSchoolsAbove } from './corrections/bare-entries.ts';
import { withKeptSections } from './corrections/clear-sections.ts';
import { withSeparateCourses } from './corrections/courses-among-schools.ts';
import { fittingJobs } from './corrections/fitting-jobs.ts';
import { fittingSchools } from './corrections/fitting-schools.ts';
import { keptOnce } from './corrections/kept-once.ts';
import { withLostLines } from './corrections/lost-lines.ts';
import { withOtherPlaces } from './corrections/places-of-either.ts';
import { withSplitEntries } from './corrections/split-entries.ts';
import { withTitleAsHeadline } from './corrections/title-as-headline.ts';
import { readTwoWays } from './doubts/different-readings.ts';
import { listsWithoutHeading } from './doubts/doubtful-lists.ts';
import { doubtsOfPerson } from './doubts/doubtful-person.ts';
import { missingJobs } from './doubts/missing-jobs.ts';
import { withSeparateTitles } from './lines/joined-cells.ts';
import { withRunningContacts } from './lines/running-contacts.ts';
import { withSeparateTexts } from './lines/split-heads.ts';
import { withClosedLetters, withWideCells } from './lines/spread-texts.ts';
import { withoutUnderlines } from './lines/underlined-headings.ts';
import { withWholeLines } from './lines/whole-lines.ts';
import type { ClassifiedLine } from './models/classify-lines.ts';
import { placesAmong, withKnownPlaces, withKnownPlacesOfSchools } from './models/known-places.ts';
import { type LineReader, models, readByModels } from './models/read-by-models.ts';
import type { ReadAtom } from './models/read-heads.ts';
import { sectionsOf } from './models/sections.ts';
import { howHeadingsWereRead, type OutlineReading, type ReadSection } from './outline-reading.ts';
import { titleMatch } from './recognize/lexical-signs.ts';
import { namesRole } from './recognize/name-kinds.ts';
import { isName } from './recognize/person-name.ts';
import { sectionNamed, sectionOf } from './recognize/section-headings.ts';
import { readByRules } from './rules/read-by-rules.ts';
import type { OtherReading } from './rules/ruled-sections.ts';
import { sectionsInOrder } from './section-places.ts';
import { cellsIn, type SourceLine } from './source-line.ts';

export interface OutlineWithNotes {
  /** A JSON Resume. */
  readonly source: JsonObject;
  /** Doubts, headings that were understood in part, and lines that are in no field. */
  readonly notes: readonly ReadingNote[];
  /** The keys of its sections, as the file has them (`work`, `custom[0]`), without those of a side column. */
  readonly order: readonly string[];
}

/**
 * Makes a JSON Resume of a resume's lines. Rules read usual layouts best, and models that learned from real resumes read
 * unusual ones. Jobs and schools are each taken from the reading that fills more of their fields; if both fill as many, from
 * the models, except in short files. The rules read everything else.
 */
export function readOutline(written: readonly SourceLine[]): OutlineWithNotes {
  const lines = preparedLines(written);
  const read = lines.length > maxLinesForModels ? readOneWay(lines) : readBothWays(lines);
  const { ruled } = read;
  const readings = {
    lines: lines.filter(({ style }) => style !== 'running'),
    ruled: ruled.sections,
    learned: read.learned,
  };
  const named = withTitleAsHeadline(withNameInside(read.source, lines));
  const kept = withLostLines(keptOnce(named, readings), {
    ...readings,
    said: ruled.said,
    repeated: ruled.repeated,
  });
  const notes = [...read.doubts(kept.source), ...howHeadingsWereRead(ruled.sections), ...kept.notes];
  return { source: kept.source, notes, order: sectionsInOrder(kept.source, readings) };
}

/** The lines after repairs that do not depend on what they mean. */
export function preparedLines(written: readonly SourceLine[]): readonly SourceLine[] {
  const whole = withWholeLines(withRunningContacts(withoutUnderlines(written)));
  return withSeparateTitles(withSeparateTexts(whole.map(withoutLeaders)));
}

interface Read {
  readonly source: JsonObject;
  readonly ruled: OutlineReading;
  readonly learned: readonly ReadSection[];
  readonly doubts: (source: Readonly<JsonObject>) => readonly ReadingNote[];
}

function readOneWay(lines: readonly SourceLine[]): Read {
  const ruled = withFittingFields(readByRules(lines));
  return { source: withSeparateCourses(ruled.source), ruled, learned: [], doubts: () => [] };
}

function readBothWays(lines: readonly SourceLine[]): Read {
  const classified = models.classify(lines.filter(({ style }) => style !== 'running'));
  const ruled = withFittingFields(readByRules(lines, otherReading(classified)));
  const atoms: ReadAtom[] = [];
  const heads: LineReader['heads'] = (kind, written) => {
    const read = models.heads(kind, written);
    atoms.push(...read.flat());
    return read;
  };
  const modeled = withFittingFields(readByModels(lines, { classify: () => classified, heads }));
  const places = placesAmong(atoms);
  const outside = withKeptSections(modeled.source, ruled.source);
  const learned = outside === modeled.source ? modeled : { ...modeled, source: outside };
  const take = (list: List) =>
    taken(list, ruled, learned, { found: entriesIn(modeled, list).length, isShort: isShort(classified) });
  const [work, education] = [take('work'), take('education')];
  const untaken = (reading: OutlineReading) => (reading === learned ? ruled : learned);
  const placed = withOtherPlaces(entriesIn(work, 'work'), entriesIn(untaken(work), 'work'));
  const jobs = withBareJobsAbove(withKnownPlaces(placed, places));
  const taught = withKnownPlacesOfSchools(entriesIn(education, 'education'), places);
  const schools = withBareSchoolsAbove(withoutJobs(taught, jobs.entries));
  const source = withSeparateCourses(
    withList(
      withList(
        withSplitEntries(withPerson(ruled.source, learned.source), learned.source),
        'work',
        jobs.entries,
      ),
      'education',
      schools.entries,
    ),
  );
  const doubts = (kept: Readonly<JsonObject>) => [
    ...readTwoWays('work', kept, untaken(work).source),
    ...readTwoWays('education', kept, withSeparateCourses(untaken(education).source)),
    ...(isShort(classified) ? [] : doubtsOfPerson(kept, learned.source, classified)),
    ...listsWithoutHeading(kept, headingsIn(lines)),
    ...missingJobs(kept, lines),
    ...jobs.notes,
    ...schools.notes,
  ];
  return { source, ruled, learned: modeled.sections, doubts };
}

/** Removes schools that are jobs: below a heading such as `Practical training` each reading may see something else. */
function withoutJobs(schools: readonly JsonObject[], jobs: readonly JsonObject[]): readonly JsonObject[] {
  const namesOfJobs = new Set(jobs.map((job) => namesIn(job, ['name', 'position'])));
  return schools.filter((school) => {
    const names = namesIn(school, ['institution', 'studyType']);
    return names === '' || !namesOfJobs.has(names);
  });
}

/** Both names and the dates as one text; '' if a name or all dates are missing. */
function namesIn(entry: JsonObject, keys: readonly string[]): string {
  const isWhole = keys.every((key) => textOf(entry, key) !== '') && isFilled(entry, dateKeys);
  return isWhole ? [...keys, ...dateKeys].map((key) => textOf(entry, key)).join('\n') : '';
}

/** True if there are too few lines for the models to be sure. */
function isShort(classified: readonly ClassifiedLine[]): boolean {
  return classified.length < minLinesForModels;
}

const minLinesForModels = 12;

/** The sections of which a line may be the heading. */
function headingsIn(lines: readonly SourceLine[]): ReadonlySet<string | null> {
  return new Set(lines.flatMap(({ text }) => [sectionOf(text), sectionNamed(text)]));
}

/** Headings of skills, lines of skills and headings of other sections as the models see them. */
function otherReading(classified: readonly ClassifiedLine[]): OtherReading {
  const opened = new Map(
    sectionsOf(classified).sections.flatMap(({ heading, key }) => (heading ? [[heading.place, key]] : [])),
  );
  // In a short file, the rules decide where the model is unsure.
  const isGuess = isShort(classified);
  const states = new Map(
    classified.map(({ line, state, sureness }) => [line.place, isGuess && sureness === 0 ? '' : state]),
  );
  const inside = new Set(classified.flatMap(({ line, state }) => (mayOpen.test(state) ? [] : [line.place])));
  const skillPart: OtherReading['skillPart'] = ({ place }) => {
    const state = states.get(place) ?? '';
    if (state === 'heading skills') return 'heading';
    return state.endsWith(' skills') ? 'skill' : null;
  };
  return {
    skillPart,
    opens: ({ place }) => (isGuess ? undefined : opened.get(place)),
    isInside: ({ place }) => !isGuess && inside.has(place),
    isTitle: ({ place }) => !isGuess && /^(?:group|heading) /.test(states.get(place) ?? ''),
    isContact: ({ place }) => states.get(place) === 'contact',
  };
}

/** The title of a group inside a section may open a section of its own. */
const mayOpen = /^(?:heading |group |none$)/;

/** Adds details of the person that only the other reading found, except its summary, which may be the headline here. */
function withPerson(source: Readonly<JsonObject>, other: Readonly<JsonObject>): JsonObject {
  const [own, found] = [ownValue(source, 'basics'), ownValue(other, 'basics')];
  if (!isJsonObject(own) || !isJsonObject(found)) return { ...source };
  const { summary: _, ...others } = found;
  const basics = { ...others, ...filled(own) };
  const name = wholeName(textOf(own, 'name'), textOf(found, 'name'));
  // The other half of a name on two lines is not a headline.
  const isHalf = name !== '' && name !== textOf(own, 'name') && name.includes(textOf(own, 'label'));
  // Nor is the name again, as in the title of a file.
  const isAgain = sameLetters(textOf(basics, 'label'), name || textOf(basics, 'name'));
  if (isHalf || isAgain) delete basics['label'];
  return { ...source, basics: { ...basics, ...(name !== '' && { name }) } };
}

/** If no name is at the top, it is a heading without text, above the sections of the main column. */
function withNameInside(source: Readonly<JsonObject>, lines: readonly SourceLine[]): Readonly<JsonObject> {
  const basics = ownValue(source, 'basics');
  const own = isJsonObject(basics) ? basics : {};
  if (textOf(own, 'name') !== '') return source;
  const isSetAsHeading = (line: SourceLine | undefined) =>
    line !== undefined && /^(?:heading|large)$/.test(line.style) && line.aside === '';
  const found = lines.find(
    (line, index) => isSetAsHeading(line) && isSetAsHeading(lines[index + 1]) && isName(line.text),
  );
  return found === undefined ? source : { ...source, basics: { name: found.text, ...filled(own) } };
}

function sameLetters(one: string, other: string): boolean {
  const [letters, others] = [one, other].map((text) => text.toLowerCase().replace(/[^\p{L}]/gu, ''));
  return letters !== '' && letters === others;
}

/** Joins a name on two lines, of which the rules may have read only one. A job title is not part of a name. */
function wholeName(own: string, other: string): string {
  const isHalf = own !== '' && !own.includes(' ') && ` ${other} `.includes(` ${own} `);
  if (!isHalf || !isName(other)) return own;
  const rest = other.replace(own, '').trim();
  return namesRole(rest) || titleMatch(rest) > 0 ? own : other;
}

/** Moves values of jobs and schools to the fields that they fit. */
function withFittingFields(reading: OutlineReading): OutlineReading {
  const { work, volunteer, education } = {
    work: fittingJobs(entriesIn(reading, 'work'), 'name'),
    volunteer: fittingJobs(entriesIn(reading, 'volunteer'), 'organization'),
    education: fittingSchools(entriesIn(reading, 'education')),
  };
  const source = { ...reading.source };
  for (const [key, list] of Object.entries({ work, volunteer, education }))
    if (list.length > 0) setOwnValue(source, key, [...list]);
  return { ...reading, source };
}

function entriesIn({ source }: OutlineReading, list: string): readonly JsonObject[] {
  return objectsOf(ownValue(source, list));
}

/** A row of dots or dashes that leads to the next cell: `Acme ....... 2019`, `Acme --- Berlin`. */
const leaders = /(?<=[\p{L}\p{N})]\.?)(?: ?[-–—_.·…]{5,} ?| -{3,4} )(?=[\p{L}\p{N}(])/gu;

/** `Jan 2019 --- Dec 2022` */
const betweenDates = new RegExp(
  `(?<=(?:19|20)\\d{2}) -{2,4} (?=(?:\\p{L}{3,10}\\.? |\\d{1,2}[./])?(?:19|20)\\d{2}(?!\\d)|(?:${dateWords.present})(?!\\p{L}))`,
  'giu',
);

/** Chinese characters that are spaced out to the width of other words: `姓　名：`, `张 昕`. */
const spacedSigns =
  /(?<!\p{Script=Han})\p{Script=Han}(?:[ \u3000]{1,4}\p{Script=Han}){1,4}(?!\p{Script=Han})/gu;

function withoutSpaces(text: string): string {
  return text.replace(spacedSigns, (signs) => signs.replace(/[ \u3000]/g, ''));
}

/** A tab inside a Chinese label: `年 | 龄：25`. */
const labelInCells = /(?<=(?:^|\| )\p{Script=Han}) \| ?(?=\p{Script=Han}\s?[:：])/gu;

/** The same label directly behind an address: `a@b.example民 | 族：汉`. */
const labelBehindAddress = /(?<=@[\w.-]{1,40})(\p{Script=Han})(?= \| ?\p{Script=Han}\s?[:：])/gu;

/** Joins a Chinese label whose characters are spaced out over the line: `姓` and `名：林麦`. */
function withWholeLabel(line: SourceLine): SourceLine {
  if (line.aside === '') return line;
  const isSpread = /^\p{Script=Han}$/u.test(line.text) && /^\p{Script=Han}\s?[:：]/u.test(line.aside);
  const aside = line.aside.replace(labelBehindAddress, ' | $1').replace(labelInCells, '');
  if (!isSpread) return aside === line.aside ? line : { ...line, aside };
  const [label = '', ...others] = aside.split(' | ');
  return { ...line, text: `${line.text}${label}`, aside: others.join(' | ') };
}

/** A bar with a blank on one side only: `Acme, C.A.| Linz`. */
const barWithoutBlank = /(?<=[\p{L}\p{N}.)])\|(?= [\p{L}\p{N}])|(?<=[\p{L}\p{N}.)] )\|(?=[\p{L}\p{N}])/gu;

function withoutLeaders(written: SourceLine): SourceLine {
  const line = withClosedLetters(withWholeLabel(written));
  const spaced = line.text.replace(betweenDates, ' – ').replace(leaders, ' | ');
  const closed = withoutSpaces(spaced.includes('|') ? spaced.replace(barWithoutBlank, spacedBar) : spaced);
  const text = line.style === 'bullet' ? closed : withWideCells(closed);
  const aside = withWideCells(withoutSpaces(line.aside));
  return withLabel(
    withoutLostLabels(text === line.text && aside === line.aside ? line : { ...line, text, aside }),
  );
}

function spacedBar(bar: string, at: number, whole: string): string {
  return `${whole.charAt(at - 1) === ' ' ? '' : ' '}${bar}${whole.charAt(at + 1) === ' ' ? '' : ' '}`;
}

/** Drops the colon after a picture that is the label: `☎:` is read as `:`. */
function withoutLostLabels(line: SourceLine): SourceLine {
  if (!lostLabel.test(line.text)) return line;
  const bare = (text: string) => text.replace(lostLabel, '');
  return { ...line, text: bare(line.text), aside: cellsIn(line.aside).map(bare).join(' | ') };
}

const lostLabel = /^[:：]\s?(?=[^\s:：])/u;

/** A colon in a cell of its own or of the value belongs to the label: `Mobile` and `: 555 0100`. */
const colonInCell = /(?<=[\p{L}.)]) \| ?[:：](?: \||(?=[^|])) ?/gu;

function withLabel(line: SourceLine): SourceLine {
  // A picture was between a name and the number beside it.
  const isParted = line.style !== 'large' && /^[:：]/.test(line.aside);
  if (!isParted && !/\| ?[:：]/.test(line.text)) return line;
  const whole = isParted ? `${line.text} | ${line.aside}` : line.text;
  const text = whole.replace(colonInCell, ': ');
  return { ...line, text, aside: isParted ? '' : line.aside };
}

/** Four times the lines of the longest resume that the models learned from. */
const maxLinesForModels = 1000;

type List = 'work' | 'education';

const dateKeys = ['startDate', 'endDate', 'date'];

const wanted: Readonly<Record<List, readonly (readonly string[])[]>> = {
  work: [['name'], ['position'], dateKeys],
  education: [['institution'], ['studyType', 'area'], dateKeys],
};

/** With more than this many times the jobs of the rules, the models took other lines for jobs. */
const maxTimes = 2;
/** Fewer dated jobs or schools of the rules do not show how many there are. */
const minDated = 3;

/** @param found number of entries that the models see, including those in other sections */
function taken(
  list: List,
  ruled: OutlineReading,
  learned: OutlineReading,
  { found, isShort: isGuess }: { readonly found: number; readonly isShort: boolean },
): OutlineReading {
  const [byRules, byModels] = [entriesIn(ruled, list), entriesIn(learned, list)];
  // Entries without dates may be headings, so they do not show how many there are.
  const dated = byRules.filter((entry) => isFilled(entry, dateKeys));
  const areTooMany = dated.length >= minDated && found > maxTimes * byRules.length;
  // Entries without a date are better than none, but then at least one of several must have most of its fields.
  const isSome =
    byRules.length === 0 ? byModels.length > 0 : byModels.some((entry) => fillOf(list, [entry]) > 0);
  const more = fillOf(list, byModels) - fillOf(list, byRules);
  // In a short file, the models must find more than the rules.
  const isMore = isSome && (isGuess ? more > 0 : more >= 0);
  return isMore && !areTooMany ? learned : ruled;
}

/** Weight of a missing field; a filled one has 1, so an entry that is read in part counts for more than none. */
const weightOfMissing = 0.5;

/** Number of filled fields, less the weighted number of missing ones. */
function fillOf(list: List, entries: readonly JsonObject[]): number {
  return entries.reduce(
    (sum, entry) =>
      sum + wanted[list].reduce((fill, keys) => fill + (isFilled(entry, keys) ? 1 : -weightOfMissing), 0),
    0,
  );
}

function isFilled(entry: JsonObject, keys: readonly string[]): boolean {
  return keys.some((key) => {
    const value = ownValue(entry, key);
    return typeof value === 'string' && value !== '';
  });
}

/** Replaces a list by that of another reading. */
function withList(source: Readonly<JsonObject>, list: List, entries: readonly JsonObject[]): JsonObject {
  const { basics, work, education, ...others } = source;
  const lists = { work, education, [list]: entries.length > 0 ? [...entries] : undefined };
  return {
    ...(basics !== undefined && { basics }),
    ...(lists.work !== undefined && { work: lists.work }),
    ...(lists.education !== undefined && { education: lists.education }),
    ...others,
  };
}

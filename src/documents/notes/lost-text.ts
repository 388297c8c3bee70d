import { dateWords } from '../../contract/resume/dates.ts';
import { phrases } from '../../lexicon/packed/phrase-lists.ts';
import { functionWords } from '../../lexicon/words/generic-words.ts';
import { languages } from '../../text/language.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { isJsonObject, type JsonObject } from '../../values/json-object.ts';
import { leavesIn, textOf } from '../files/json-parts.ts';
import { descriptionLabel } from '../outline/entries/form-labels.ts';
import { isContactLabel } from '../outline/recognize/contact-labels.ts';
import { dateFields, datesInText, isDuration, withoutDuration } from '../outline/recognize/dates-in-text.ts';
import { sectionOf } from '../outline/recognize/section-headings.ts';
import { cellsIn, type SourceLine } from '../outline/source-line.ts';
import { type ReadingNote, shortened } from '../reading-note.ts';

/** A run of Chinese characters counts as a word, because Chinese has no blanks. */
const word = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;
/** Labels, whose meaning is kept as the name of a field, and conjunctions between the names of a list. */
const labels = preparedPattern(
  () => `^(?:${phrases('resume', 'field_label')}|${phrases('resume', 'grade_label')})$`,
  'iu',
);

/** A place in the source and its texts. */
export interface SourcePlace {
  readonly place: string;
  readonly texts: readonly string[];
}

function placeOfLine({ place, text, aside }: SourceLine): SourcePlace {
  return { place, texts: [text, aside].flatMap(cellsIn) };
}

/** How much of a text is in no field. */
export interface TextLoss {
  readonly text: string;
  /** Number of letters in words that were not kept. */
  readonly missing: number;
  /** Number of letters in all words. */
  readonly all: number;
}

export interface LineLoss {
  readonly cells: readonly TextLoss[];
  /** Says what is missing. */
  readonly note: ReadingNote;
}

/** What is in no field, for each line of which something is missing. A line has no fields, so it was not understood. */
export function lossesOfLines(
  lines: readonly SourceLine[],
  source: Readonly<JsonObject>,
): ReadonlyMap<SourceLine, LineLoss> {
  const placeOf = new Map(lines.map((line) => [line, placeOfLine(line)]));
  const missing = missingOf([...placeOf.values()], source);
  return new Map(
    [...placeOf].flatMap(([line, place]) => {
      const found = missing.get(place) ?? [];
      const note = noteOf(place, found, 'was not understood and is not in the stored resume; please add it');
      const cells = place.texts.map((text, index) => ({
        text,
        missing: lettersIn(found[index]?.parts ?? []),
        all: found[index]?.letters ?? 0,
      }));
      return note ? [[line, { cells, note }] as const] : [];
    }),
  );
}

function lettersIn(texts: readonly string[]): number {
  return texts.flatMap(wordsOf).join('').length;
}

/** Notes on fields of data, whose meaning is clear, but for which the resume has no place. */
export function findLostFields(
  places: readonly SourcePlace[],
  source: Readonly<JsonObject>,
): readonly ReadingNote[] {
  const found = missingOf(places, source);
  return places.flatMap(
    (place) => noteOf(place, found.get(place) ?? [], 'has no place in the resume document') ?? [],
  );
}

/** Null if nothing is missing. */
function noteOf({ place, texts }: SourcePlace, missing: readonly Missing[], why: string): ReadingNote | null {
  const parts = missing.flatMap((each) => each.parts);
  if (parts.length === 0) return null;
  const whole = texts.filter((part) => part !== '').join(' | ');
  const isAll = missing.every((each) => each.isAll);
  const quoted = parts.map((part) => `"${part}"`).join(', ');
  const message = isAll ? `${why}: "${whole}"` : `${quoted} of "${shortened(whole, maxQuotedLength)}" ${why}`;
  return { kind: 'unplaced', path: place, message };
}

/**
 * Finds words of the source that are missing in the result, or are there less often. It does not rely on the readers, so
 * none of them can lose a word silently.
 */
function missingOf(
  places: readonly SourcePlace[],
  source: Readonly<JsonObject>,
): ReadonlyMap<SourcePlace, readonly Missing[]> {
  const kept = leavesIn(source).flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  const found = labelsIn(places);
  const first = new Map(found.map((label, index) => [label, index] as const).reverse());
  const left: Kept = {
    words: countWords(kept),
    pairs: new Set(kept.flatMap(wordsOf).flatMap(pairsOf)),
    again: new Set(found.filter((label, index) => first.get(label) !== index)),
    spoken: new Set(objectsIn(source['languages']).flatMap((one) => wordsOf(textOf(one, 'language')))),
  };
  // Sets, because a file may have ten thousand places.
  const values = new Set(kept.flatMap((text) => [text, ...text.split(' - '), ...paragraphsOf(text)]));
  // `Docker (2 years)` is one entry with two fields.
  const entries = new Set(objectsIn(source).map((entry) => wordsInOrder(Object.values(entry))));
  const isWhole = ({ texts }: SourcePlace) =>
    texts.every(
      (text) =>
        text === '' ||
        values.has(text) ||
        values.has(datesInText(text).rest) ||
        entries.has(wordsInOrder([text])),
    );
  const known = new Set(left.words.keys());
  const ranks = new Map(places.map((place) => [place, isWhole(place) ? -1 : shareUnknown(place, known)]));
  // The words of a text that is certainly in the result come first, so that a lost text does not count them for itself.
  const ranked = places.toSorted((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0));
  return new Map(
    ranked.map((place) => {
      // Of dates and a duration, the dates are kept.
      const isDated = place.texts.some((text) => datesInText(text).date !== '');
      const timed = place.texts.map((text) => (isDated || isDuration(text) ? withoutDuration(text) : text));
      return [place, timed.map((text) => missingParts(text, left, values))];
    }),
  );
}

/** The paragraphs and list items of a long text, each of which was a line. */
function paragraphsOf(text: string): readonly string[] {
  return text.includes('\n\n') ? text.split('\n\n').map((part) => part.replace(/^- /, '')) : [];
}

/** Share of letters in words that are nowhere in the result. */
function shareUnknown({ texts }: SourcePlace, known: ReadonlySet<string>): number {
  const words = texts.flatMap((text) => wordsOf(datesInText(text).rest));
  const unknown = words.filter((one) => !known.has(one));
  return words.length === 0 ? 0 : unknown.join('').length / words.join('').length;
}

function objectsIn(value: unknown): readonly JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isJsonObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

/** The words of the texts among the values, in alphabetical order. */
function wordsInOrder(values: readonly unknown[]): string {
  const words = values.flatMap((value) => (typeof value === 'string' ? wordsOf(value) : []));
  return words.sort().join(' ');
}

const maxQuotedLength = 100;

interface Missing {
  /** The text of each run of missing words, as written. */
  readonly parts: readonly string[];
  /** True if no word of the text was kept. */
  readonly isAll: boolean;
  /** Number of letters of all words, without a date that was kept. */
  readonly letters: number;
}

function missingParts(
  text: string,
  { words, pairs, again, spoken }: Kept,
  values: ReadonlySet<string>,
): Missing {
  const { rest, date } = datesInText(text);
  const dates = Object.values(dateFields(date));
  const isKept = dates.length > 0 && dates.every((one) => values.has(one));
  const ofList = new Set(labelWords(text, values, again));
  const looked = isKept ? rest : text;
  const isLabel = (one: string) =>
    labels.test(one) ||
    ofList.has(one) ||
    spoken.has(one) ||
    isContactLabel(one) ||
    sectionOf(one) === 'languages';
  const parts: { start: number; end: number }[] = [];
  let run: { start: number; end: number } | null = null;
  let isAll = !isKept;
  const dated = keptMonths(looked, values);
  for (const found of looked.matchAll(word)) {
    const one = found[0].toLowerCase();
    if (dated.some(({ start, end }) => found.index >= start && found.index < end)) continue;
    if (takeOne(one, words) || isKeptInParts(one, pairs)) {
      run = null;
      isAll = false;
    } else if (!isLabel(one)) {
      run ??= { start: found.index, end: 0 };
      run.end = found.index + found[0].length;
      if (parts.at(-1) !== run) parts.push(run);
    }
  }
  const missing = parts.map(({ start, end }) => looked.slice(start, end));
  // One small letter is the end of a word (`Baker’s`) or the start of an address, and no name such as `R`.
  const named = missing.filter((part) => !/^\p{Ll}$/u.test(part) && !wordsOf(part).every(isFunctionWord));
  return { parts: named, isAll, letters: lettersIn([looked]) };
}

const monthAndYear = preparedPattern(
  () => String.raw`(?<!\p{L})(?:${dateWords.month})\.?,?\s(?:19|20)\d{2}(?!\d)`,
  'giu',
);

/** The ranges of dates inside a text that are kept as numbers: `May 2011` as 2011-05. */
function keptMonths(text: string, values: ReadonlySet<string>) {
  const found = monthAndYear
    .all(text)
    .map(({ index, 0: date }) => ({ date, start: index, end: index + date.length }));
  return found.filter(({ date }) => Object.values(dateFields(date)).every((one) => values.has(one)));
}

/** True for function words such as "of the", which are dropped when a list is split. */
function isFunctionWord(one: string): boolean {
  return languages.some((language) => functionWords(language).links.has(one));
}

const listKeys: ReadonlySet<string | null> = new Set(['skills', 'languages', 'interests']);

const labelAndValue = /^([^:：]{2,30})[:：]\s*(\S.*)$/u;

function labelsIn(places: readonly SourcePlace[]): readonly string[] {
  return places.flatMap(({ texts }) => texts.flatMap((text) => labelAndValue.exec(text)?.[1] ?? []));
}

/** `Skills: Go, Rust`, `Job Description: Bakes bread`, `Grade: good`: the label is the name of a field. */
function labelWords(
  text: string,
  values: ReadonlySet<string>,
  again: ReadonlySet<string>,
): readonly string[] {
  const [, label = '', value = ''] = labelAndValue.exec(text) ?? [];
  const { rest } = datesInText(value);
  // `Dates: 2019 – 2021` in each job
  const isTime = rest === '' && again.has(label);
  const isValue = rest !== '' && (values.has(value) || values.has(rest));
  const isName = label !== '' && (isTime || isValue || listKeys.has(sectionOf(label)));
  return isName || descriptionLabel(text) !== '' ? wordsOf(label) : [];
}

interface Kept {
  readonly words: Map<string, number>;
  /** Pairs of adjacent Chinese characters. */
  readonly pairs: ReadonlySet<string>;
  /** Labels of more than one text. */
  readonly again: ReadonlySet<string>;
  /** Names of languages that are kept, which a file may also list among the skills. */
  readonly spoken: ReadonlySet<string>;
}

export function pairsOf(word: string): readonly string[] {
  if (!/^\p{Script=Han}/u.test(word)) return [];
  return Array.from(word, (sign, index) => sign + (word[index + 1] ?? ''));
}

/** True if most of a Chinese run was kept, because runs are often split into skill and level. */
function isKeptInParts(word: string, pairs: ReadonlySet<string>): boolean {
  const own = pairsOf(word).slice(0, -1);
  const kept = own.filter((pair) => pairs.has(pair));
  return own.length > 1 && 3 * kept.length >= 2 * own.length;
}

function takeOne(one: string, left: Map<string, number>): boolean {
  const count = left.get(one) ?? 0;
  left.set(one, count - 1);
  return count > 0;
}

function countWords(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of texts.flatMap(wordsOf)) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

export function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(word) ?? [];
}

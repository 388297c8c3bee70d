import type { Change } from '../../contract/report.ts';
import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import { isJsonObject } from '../../values/json-object.ts';
import { lazy } from '../../values/memoize.ts';
import { ownValue } from '../../values/own-value.ts';
import { beginning, type EntryTexts, entriesOf, stepOf, type TextStep } from './changed-texts.ts';
import { entryTest } from './entry-above.ts';
import { createFinder, type FoundText, type TextFinder } from './find-text.ts';
import { knownLines } from './known-lines.ts';
import type { LeftReason } from './left-reasons.ts';
import type { BlockRange, FilePlan, OwnFile, TextEdit } from './own-file.ts';
import { createNameLists, isOfName } from './place-names.ts';
import { indexText, keyOf, type TextIndex } from './text-index.ts';
import { type PlaceRange, wordEdits } from './word-edits.ts';

export interface TailoredDocuments {
  /** The resume that it was made from. */
  readonly base: ResumeDocument;
  readonly tailored: ResumeDocument;
  readonly changes: readonly Change[];
}

/** What is written at a place of the file; null if it is left out. */
export interface NewText {
  readonly range: PlaceRange;
  readonly text: string | null;
}

export interface PlacedChanges {
  readonly plan: FilePlan;
  readonly index: TextIndex;
  readonly texts: readonly NewText[];
  /** Names that are added to lists. */
  readonly insertions: readonly TextEdit[];
  /** Why each change that is not in this map is written. */
  readonly left: ReadonlyMap<string, LeftReason>;
  /** True if the file has a text of the base. */
  readonly isOfBase: boolean;
  /** Lines of the base that no change rewords, and how many of them the file does not have. */
  readonly missing: { readonly lines: number; readonly missing: number };
}

/** Decides which changes can be written into the file, and how. A change is written as a whole or not at all. */
export function placeChanges(file: OwnFile, { base, tailored, changes }: TailoredDocuments): PlacedChanges {
  const index = indexText(file.lines);
  const entries = entriesOf(base);
  const known = lazy(() => knownLines(index, base, entries));
  const finder = createFinder(index, entries, entryTest(file, index, entries, known));
  const lists = createNameLists({ base, tailored, file, index, finder, known });
  const tools: Tools = { file, index, finder };
  const left = new Map<string, LeftReason>();
  for (const change of changes) {
    const step = stepOf(change, tailored);
    const entry = entryOf(change, tailored);
    const reason = step.kind === 'names' ? lists.place(change, step.list) : placeStep(step, entry, tools);
    if (reason === null) continue;
    const inLines = step.kind === 'names' ? stepInLine(change) : null;
    if (inLines === null || placeStep(inLines, entry, tools) !== null) left.set(change.id, reason);
  }
  const found = finder.changed();
  const gone = found.filter(({ text }) => text === null);
  const texts = [
    ...found.flatMap(({ range, text }) => (text === undefined ? [] : [{ range, text }])),
    ...lists.texts(),
  ];
  const insertions = lists.insertions();
  const plan: FilePlan = {
    edits: [
      ...texts.flatMap(({ range, text }) => (text === null ? [] : wordEdits(index, range, text))),
      ...insertions,
    ],
    moves: found
      .filter(({ blocks, place, text }) => text !== null && blocks.first !== place.first)
      .map(({ blocks, place }) => ({ from: blocks, to: place })),
    removed: gone.flatMap(({ place }) => blocksOf(place)),
  };
  const ownTexts = distinctive(entries.flatMap(({ heads, lines }) => [...heads, ...lines]));
  const isOfBase = ownTexts.some((key) => index.placesOf(key).length > 0);
  return {
    index,
    plan,
    texts,
    insertions,
    left,
    isOfBase,
    missing: missingLines(index, entries, entriesOf(tailored)),
  };
}

/** Shorter texts, such as places, languages and dates, are in the files of others too. */
const minDistinctiveLength = 16;

function distinctive(texts: readonly string[]): readonly string[] {
  const keys = texts.map(keyOf);
  const long = keys.filter(({ length }) => length >= minDistinctiveLength);
  return long.length > 0 ? long : keys;
}

/** How many of the base's lines the file should have, because no change rewords them, and how many it does not. */
function missingLines(
  index: TextIndex,
  base: readonly EntryTexts[],
  tailored: readonly EntryTexts[],
): PlacedChanges['missing'] {
  const kept = new Set(tailored.flatMap(({ lines }) => lines.map(keyOf)));
  const keys = base
    .flatMap(({ lines }) => lines.map(keyOf))
    .filter((key) => key.length >= minDistinctiveLength && kept.has(key));
  return { lines: keys.length, missing: keys.filter((key) => index.placesOf(key).length === 0).length };
}

function blocksOf({ first, last }: BlockRange): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The id of the entry that a change is in. */
function entryOf({ path }: Change, { sections }: ResumeDocument): string {
  const [, list = '', at = ''] = /^\/sections\/((?:custom\/)?[^/]+)\/items\/(\d+)\//.exec(path) ?? [];
  const own = ownValue<unknown>(sections, list);
  const section = own ?? ownValue<unknown>(sections.custom, list.replace('custom/', ''));
  const items = isJsonObject(section) ? ownValue(section, 'items') : undefined;
  const item: unknown = Array.isArray(items) ? items[Number(at)] : undefined;
  const id = isJsonObject(item) ? ownValue(item, 'id') : undefined;
  return typeof id === 'string' ? id : beginning;
}

interface Tools {
  readonly file: OwnFile;
  readonly index: TextIndex;
  readonly finder: TextFinder;
}

/** The change of one name as one of a line. A list is not written so: what stands around it matters. */
function stepInLine({ before, after, path }: Change): PlacedStep | null {
  return before === null || after === null || !isOfName(path)
    ? null
    : { kind: 'reword', pairs: [{ before, after }] };
}

type PlacedStep = Exclude<TextStep, { kind: 'names' }>;

/** Null if it is placed. */
function placeStep(
  step: Exclude<TextStep, { kind: 'names' }>,
  entry: string,
  tools: Tools,
): LeftReason | null {
  if (step.kind === 'left') return step.reason;
  return step.kind === 'reword' ? reword(step.pairs, entry, tools) : reorder(step, entry, tools);
}

function reword(
  pairs: Extract<TextStep, { kind: 'reword' }>['pairs'],
  entry: string,
  { file, index, finder }: Tools,
): LeftReason | null {
  const placed: { readonly found: FoundText; readonly after: string | null }[] = [];
  for (const { before, after } of pairs) {
    const found = finder.find(before, entry);
    if (typeof found === 'string')
      return found === 'missing' && after !== null && typeof finder.find(after, entry) !== 'string'
        ? 'present'
        : found;
    if (placed.some((one) => one.found.range.from === found.range.from)) return 'twice';
    if (after === null && !found.isWhole) return 'in_part';
    const isAllowed =
      after === null
        ? file.canRemove(found.place) && finder.canMove([found.place], [found])
        : file.canEdit(wordEdits(index, found.range, after));
    if (!isAllowed) return 'locked';
    placed.push({ found, after });
  }
  for (const { found, after } of placed) finder.rewrite(found, after);
  return null;
}

function reorder(
  { before, after }: Extract<TextStep, { kind: 'order' }>,
  entry: string,
  { file, finder }: Tools,
): LeftReason | null {
  const first = before.findIndex((text, at) => text !== after[at]);
  const end = before.findLastIndex((text, at) => text !== after[at]) + 1;
  const lines = new Map<string, FoundText>();
  for (const text of before.slice(first, end)) {
    const found = finder.find(text, entry);
    if (typeof found === 'string') return found;
    if (lines.has(text)) return 'twice';
    if (!found.isWhole) return 'in_part';
    lines.set(text, found);
  }
  const units = nestedUnits([...lines.values()], file);
  const places = units.map((unit) => rangeOf(unit));
  const areNeighbors = places.every(
    (place, at) => at === 0 || place.first === (places[at - 1]?.last ?? 0) + 1,
  );
  const order = unitsInOrder(units, after.slice(first, end), lines);
  if (
    !areNeighbors ||
    order === null ||
    !file.canSwap(places) ||
    !finder.canMove(places, [...lines.values()])
  )
    return 'apart';
  for (const [at, unit] of order.entries()) {
    const [[head], place] = [unit, places[at]];
    if (!head || !place) continue;
    if (unit.length > 1) head.blocks = rangeOf(unit);
    finder.move(head, place);
  }
  return null;
}

/** Points in their order in the file, each with those of the list below it. */
function nestedUnits(found: readonly FoundText[], file: OwnFile): readonly (readonly FoundText[])[] {
  const units: FoundText[][] = [];
  for (const one of found.toSorted((a, b) => a.place.first - b.place.first)) {
    const unit = units.at(-1);
    const head = unit?.[0];
    if (unit && head && file.isBelow(one.place.first, head.place.first)) unit.push(one);
    else units.push([one]);
  }
  return units;
}

function rangeOf(unit: readonly FoundText[]): BlockRange {
  const places = unit.map(({ place }) => place);
  return { first: places[0]?.first ?? -1, last: places.at(-1)?.last ?? -1 };
}

/** The points with the lists below them in the new order; null if a list would be divided or come below another point. */
function unitsInOrder(
  units: readonly (readonly FoundText[])[],
  after: readonly string[],
  lines: ReadonlyMap<string, FoundText>,
): readonly (readonly FoundText[])[] | null {
  const order: (readonly FoundText[])[] = [];
  let at = 0;
  while (at < after.length) {
    const found = lines.get(after[at] ?? '');
    const unit = units.find(([head]) => head === found);
    const start = at;
    if (!unit?.every((one, number) => lines.get(after[start + number] ?? '') === one)) return null;
    // The lines of a list move as they are, so none of them may have moved before.
    if (unit.length > 1 && unit.some(({ blocks, place }) => blocks.first !== place.first)) return null;
    order.push(unit);
    at += unit.length;
  }
  return order;
}

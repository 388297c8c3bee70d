import type { Change } from '../../contract/report.ts';
import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import { cleanText } from '../text/clean-text.ts';
import { groupNames } from './changed-texts.ts';
import type { TextFinder } from './find-text.ts';
import type { LeftReason } from './left-reasons.ts';
import type { OwnFile, TextEdit } from './own-file.ts';
import { keyOf, type TextIndex } from './text-index.ts';
import { type PlaceRange, wordEdits } from './word-edits.ts';

/*
 * Lists of skills in one line: `Excel, SQL and Power BI`. Each name has a slot. Names that change places exchange the
 * texts of their slots, so what separates them stays.
 */

export interface ChangedNames {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export interface NameLists {
  /** Null if the change is written. */
  place(change: Change, list: string): LeftReason | null;
  names(list: string): ChangedNames;
  texts(): readonly { readonly range: PlaceRange; readonly text: string }[];
  /** Names that are added beside a slot. */
  insertions(): readonly TextEdit[];
}

interface Tools {
  readonly base: ResumeDocument;
  readonly tailored: ResumeDocument;
  readonly file: OwnFile;
  readonly index: TextIndex;
  readonly finder: TextFinder;
}

interface Written {
  readonly texts: readonly { readonly range: PlaceRange; readonly text: string }[];
  readonly insertions: readonly TextEdit[];
}

export function createNameLists(tools: Tools): NameLists {
  const { base, tailored, finder } = tools;
  const outcomes = new Map<string, Written | LeftReason>();
  const single: Written[] = [];
  const keep = (written: Written): Written => {
    for (const { range } of written.texts) finder.take(range);
    return written;
  };
  const outcomeOf = (list: string): Written | LeftReason => {
    const known = outcomes.get(list);
    if (known !== undefined) return known;
    const [before, after] = [namesOf(base, list), namesOf(tailored, list)];
    const placed = placeList(before, after, tools);
    const outcome = typeof placed === 'string' ? placed : keep(placed);
    outcomes.set(list, outcome);
    return outcome;
  };
  return {
    place(change, list) {
      const outcome = outcomeOf(list);
      if (typeof outcome !== 'string') return null;
      const { before, after, path } = change;
      if (before === null || after === null || !/\/(?:keywords\/\d+|name)$/.test(path)) return outcome;
      const placed = placeName(before, after, namesOf(base, list), tools);
      if (typeof placed === 'string') return placed;
      single.push(keep(placed));
      return null;
    },
    names: (list) => ({ before: namesOf(base, list), after: namesOf(tailored, list) }),
    texts: () => [...writtenIn(outcomes), ...single].flatMap(({ texts }) => texts),
    insertions: () => [...writtenIn(outcomes), ...single].flatMap(({ insertions }) => insertions),
  };
}

function writtenIn(outcomes: ReadonlyMap<string, Written | LeftReason>): readonly Written[] {
  return [...outcomes.values()].filter((outcome) => typeof outcome !== 'string');
}

function namesOf({ sections }: ResumeDocument, list: string): readonly string[] {
  const { items } = sections.skills;
  if (list !== groupNames) return items.find(({ id }) => id === list)?.keywords ?? [];
  return items.filter(({ visible }) => visible).map(({ name }) => name);
}

/** What may stand between two names of a list. */
const separators = /[,;|/&+•·●▪、，；.:()–—-]/u;
const joiners = /^(?:and|or|und|oder|et|ou|y|e|o)$/u;

/** The slots of all names, in this order, in one line. */
function slotsOf(names: readonly string[], { index, finder }: Tools): readonly PlaceRange[] | LeftReason {
  const keys = names.map(keyOf);
  const [first] = keys;
  if (first === undefined || first === '') return 'missing';
  const lists = index.placesOf(first).flatMap((start) => {
    const slots: PlaceRange[] = [];
    let place = start;
    for (const key of keys) {
      if (slots.length > 0) place = behindSeparators(index, place);
      if (place < 0 || !index.signs.startsWith(key, place) || index.lineAt(place) !== index.lineAt(start))
        return [];
      slots.push({ from: place, to: place + key.length });
      place += key.length;
    }
    return endsName(index, place) && opensName(index, start) && slots.every(finder.isFree) ? [slots] : [];
  });
  if (lists.length > 1) return 'twice';
  return lists[0] ?? (keys.every((key) => index.placesOf(key).length > 0) ? 'list_apart' : 'missing');
}

/** The place of the next name in the line; -1 if something else is there. */
function behindSeparators(index: TextIndex, from: number): number {
  const line = index.lineAt(from - 1);
  const end = index.endOf(line);
  let place = from;
  while (place < end && separators.test(index.signs.charAt(place))) place += 1;
  const [behind, next] = [index.toAt(from - 1), index.fromAt(place)];
  const gap = place < end ? (index.lines[line]?.text.slice(behind, next) ?? '') : '';
  if (gap === '') return -1;
  const word = /^\p{L}{1,4}(?=\s)/u.exec(index.lines[line]?.text.slice(next, next + 8) ?? '')?.[0];
  return word !== undefined && joiners.test(word) ? place + word.length : place;
}

/** What ends a name behind it, and before it. Other signs have to stand between blanks: they are in names too. */
const behindName = /^\s*(?:$|[,;|•·●▪、，；()（）\t]|\.(?:\s|$)|[/&+–-]\s)|^\s+[/&+–-]/u;
const beforeName = /(?:^|[,;|•·●▪、，；:：()（）\t]|\s[/&+–-]|[/&+–-]\s)\s{0,8}$/u;
const longestEdge = 8;

function endsName({ lines, lineAt, toAt }: TextIndex, place: number): boolean {
  const at = toAt(place - 1);
  const text = lines[lineAt(place - 1)]?.text ?? '';
  return behindName.test(cleanText(text.slice(at, at + longestEdge)));
}

function opensName({ lines, lineAt, fromAt, wordsOf }: TextIndex, place: number): boolean {
  const [line, at] = [lineAt(place), fromAt(place)];
  if (place === wordsOf(line)) return true;
  const before = lines[line]?.text.slice(0, at) ?? '';
  return beforeName.test(cleanText(before.slice(-longestEdge))) || !/[\p{L}\p{N}]/u.test(before);
}

function placeList(before: readonly string[], after: readonly string[], tools: Tools): Written | LeftReason {
  if (before.length === 0) return 'missing';
  if (after.length < before.length) return 'hidden_entry';
  const slots = slotsOf(before, tools);
  if (typeof slots === 'string') return slots;
  const written = writeNames(slots, before, after, tools.index);
  const edits = [
    ...written.texts.flatMap(({ range, text }) => wordEdits(tools.index, range, text)),
    ...written.insertions,
  ];
  return tools.file.canEdit(edits) ? written : 'locked';
}

/** The names that stay keep their slots if their order is the same, else the slots are filled again. */
function writeNames(
  slots: readonly PlaceRange[],
  before: readonly string[],
  after: readonly string[],
  index: TextIndex,
): Written {
  const kept = new Set(before);
  const isInOrder = after.filter((name) => kept.has(name)).join('\n') === before.join('\n');
  const filling = isInOrder ? before : after.slice(0, slots.length);
  const texts = slots.flatMap((range, at) => {
    const text = filling[at] ?? '';
    return text === before[at] ? [] : [{ range, text }];
  });
  const insertions: TextEdit[] = [];
  let at = -1;
  for (const name of after) {
    if (filling[at + 1] === name) at += 1;
    else insertions.push(insertion(index, slots, at, name));
  }
  return { texts, insertions };
}

/** Adds a name behind a slot, or before the first one. */
function insertion(index: TextIndex, slots: readonly PlaceRange[], at: number, name: string): TextEdit {
  const [first, second] = slots;
  const line = index.lineAt(first?.from ?? 0);
  const text = index.lines[line]?.text ?? '';
  const separator = first && second ? text.slice(index.toAt(first.to - 1), index.fromAt(second.from)) : ', ';
  const slot = slots[at];
  if (slot) {
    const behind = index.toAt(slot.to - 1);
    return { line, from: behind, to: behind, text: `${separator}${name}` };
  }
  const start = index.fromAt(first?.from ?? 0);
  return { line, from: start, to: start, text: `${name}${separator}` };
}

/** One name of a list that is not in one line. */
function placeName(
  before: string,
  after: string,
  names: readonly string[],
  { index, file, finder }: Tools,
): Written | LeftReason {
  const key = keyOf(before);
  const slots = index
    .placesOf(key)
    .map((from) => ({ from, to: from + key.length }))
    .filter((range) => opensName(index, range.from) && endsName(index, range.to) && finder.isFree(range));
  const range = slots.length > 1 ? amongNames(slots, names, index) : slots[0];
  if (range === undefined) return slots.length > 1 ? 'twice' : 'missing';
  const edits = wordEdits(index, range, after);
  return file.canEdit(edits) ? { texts: [{ range, text: after }], insertions: [] } : 'locked';
}

/** The slot that is in the line with most other names of the list, if there is one. */
function amongNames(
  slots: readonly PlaceRange[],
  names: readonly string[],
  index: TextIndex,
): PlaceRange | undefined {
  const counts = new Map(slots.map(({ from }) => [index.lineAt(from), 0]));
  for (const name of names) {
    const lines = new Set(index.placesOf(keyOf(name)).map(index.lineAt));
    for (const line of lines) if (counts.has(line)) counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  const best = slots.filter(({ from }) => counts.get(index.lineAt(from)) === most);
  return most > 1 && best.length === 1 ? best[0] : undefined;
}

import type { Change } from '../../contract/report.ts';
import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import { groupNames } from './changed-texts.ts';
import type { LeftReason } from './left-reasons.ts';
import { isClaimed, isRowAlone } from './list-surroundings.ts';
import { type KeptName, matchedNames } from './matched-names.ts';
import { moveLines } from './name-lines.ts';
import {
  canAdd,
  endsName,
  isPlainRow,
  isStart,
  listsOf,
  opensName,
  type Phrase,
  phrasesIn,
  separatorBetween,
} from './name-slots.ts';
import type { NameTools, WrittenNames } from './name-tools.ts';
import type { TextEdit } from './own-file.ts';
import { keyOf, type TextIndex } from './text-index.ts';
import { type PlaceRange, wordEdits } from './word-edits.ts';

/*
 * Lists of skills: `Excel, SQL and Power BI`. Each name has a slot. Names of a row that change places exchange the texts
 * of their slots, so what separates them stays; names with a line of their own take all of it along.
 */

/** True if a change is about one name, not about the names of a list. */
export function isOfName(path: string): boolean {
  return /\/(?:keywords\/\d+|name)$/.test(path);
}

export interface NameLists {
  /** Null if the change is written. */
  place(change: Change, list: string): LeftReason | null;
  texts(): readonly { readonly range: PlaceRange; readonly text: string }[];
  /** Names that are added beside a slot. */
  insertions(): readonly TextEdit[];
}

export function createNameLists(tools: NameTools): NameLists {
  const { base, finder } = tools;
  const outcomes = new Map<string, WrittenNames | LeftReason>();
  const single: WrittenNames[] = [];
  const keep = (written: WrittenNames): WrittenNames => {
    for (const { range } of written.texts) finder.take(range);
    return written;
  };
  const outcomeOf = (list: string): WrittenNames | LeftReason => {
    const known = outcomes.get(list);
    if (known !== undefined) return known;
    const placed = placeList(list, tools);
    const outcome = typeof placed === 'string' ? placed : keep(placed);
    outcomes.set(list, outcome);
    return outcome;
  };
  return {
    place(change, list) {
      const outcome = outcomeOf(list);
      if (typeof outcome !== 'string') return null;
      const { before, after, path } = change;
      if (before === null || after === null || !isOfName(path)) return outcome;
      const placed = placeName(before, after, namesOf(base, list), tools);
      if (typeof placed === 'string') return placed;
      single.push(keep(placed));
      return null;
    },
    texts: () => [...writtenIn(outcomes), ...single].flatMap(({ texts }) => texts),
    insertions: () => [...writtenIn(outcomes), ...single].flatMap(({ insertions }) => insertions),
  };
}

function writtenIn(outcomes: ReadonlyMap<string, WrittenNames | LeftReason>): readonly WrittenNames[] {
  return [...outcomes.values()].filter((outcome) => typeof outcome !== 'string');
}

function namesOf({ sections }: ResumeDocument, list: string): readonly string[] {
  const { items } = sections.skills;
  return list === groupNames
    ? items.filter(({ visible }) => visible).map(({ name }) => name)
    : (items.find(({ id }) => id === list)?.keywords ?? []);
}

function newGroups(base: ResumeDocument, tailored: ResumeDocument): readonly string[] {
  const known = new Set(base.sections.skills.items.map(({ id }) => id));
  return tailored.sections.skills.items
    .filter(({ id, keywords }) => !known.has(id) && keywords.length > 0)
    .map(({ name }) => name);
}

/** How many lines below a name the next one may be: the keywords of a group may have lines of their own. */
function distances({ sections }: ResumeDocument, list: string): readonly number[] {
  if (list !== groupNames) return [];
  return sections.skills.items.filter(({ visible }) => visible).map(({ keywords }) => 1 + keywords.length);
}

/** The slots of all names, in this order. */
function slotsOf(
  list: string,
  names: readonly string[],
  tools: NameTools,
): readonly PlaceRange[] | LeftReason {
  const { index, finder, base } = tools;
  if (names.length === 0) return 'no_list';
  const lists = listsOf(names, index, finder.isFree, distances(base, list));
  if (lists.length > 1) return 'twice';
  return (
    lists[0] ?? (names.every((name) => index.placesOf(keyOf(name)).length > 0) ? 'list_apart' : 'missing')
  );
}

function placeList(list: string, tools: NameTools): WrittenNames | LeftReason {
  const { base, tailored, file, index } = tools;
  const before = namesOf(base, list);
  // A new group with keywords is a line of its own, not a name of the list.
  const groups = new Set(list === groupNames ? newGroups(base, tailored) : []);
  const after = namesOf(tailored, list).filter((name) => !groups.has(name));
  const slots = slotsOf(list, before, tools);
  if (typeof slots === 'string') return slots;
  if (after.length < before.length) return 'hidden_entry';
  const origins = matchedNames(before, after);
  if (origins === null) return 'list_apart';
  const kept = after.flatMap((name, at): readonly KeptName[] => {
    const origin = origins[at] ?? null;
    return origin === null ? [] : [{ name, origin }];
  });
  const isInOrder = kept.every(({ origin }, at) => origin === at);
  const insertions = insertionsFor(tools, slots, after, origins);
  if (insertions === null) return 'list_apart';
  const placed = isInOrder ? renamed(slots, before, kept) : exchanged(slots, before, kept, tools);
  if (placed === null) {
    if (insertions.length > 0) return 'list_apart';
    return moveLines({ list, slots, before, kept }, tools);
  }
  if (typeof placed === 'string') return placed;
  const edits = [...placed.flatMap(({ range, text }) => wordEdits(index, range, text)), ...insertions];
  return file.canEdit(edits) ? { texts: placed, insertions } : 'locked';
}

type SlotText = WrittenNames['texts'][number];

function renamed(
  slots: readonly PlaceRange[],
  before: readonly string[],
  kept: readonly KeptName[],
): readonly SlotText[] {
  return slots.flatMap((range, at) => {
    const text = kept[at]?.name ?? '';
    return text === before[at] ? [] : [{ range, text }];
  });
}

/** The new texts of the slots of a row; null if the names are not simply in a row. */
function exchanged(
  slots: readonly PlaceRange[],
  before: readonly string[],
  kept: readonly KeptName[],
  tools: NameTools,
): readonly SlotText[] | LeftReason | null {
  const { index, file } = tools;
  const phrases = phrasesIn(index, slots);
  const order = inNewOrder(phrases, kept, before);
  if (order === null) return null;
  const changed = phrases.flatMap((phrase, at) => (order[at] === phrase ? [] : [at]));
  const row = phrases.slice(changed[0] ?? 0, (changed.at(-1) ?? -1) + 1).map(({ range }) => range);
  if (!isPlainRow(index, row) || !isRowAlone(slots, phrases, tools)) return null;
  const names = new Map(kept.map(({ name, origin }) => [origin, name]));
  const texts = phrases.flatMap((old, at): readonly SlotText[] => {
    const phrase = order[at] ?? old;
    const isKept = phrase === old && names.get(old.first) === before[old.first];
    if (isKept || (phrase === old && !old.isNameOnly)) return [];
    const { line, from, to } = stretchOf(index, phrase.range);
    const written = index.lines[line]?.text.slice(from, to) ?? '';
    return [{ range: old.range, text: phrase.isNameOnly ? (names.get(phrase.first) ?? '') : written }];
  });
  if (!file.canEdit(texts.flatMap(({ range, text }) => wordEdits(index, range, text)))) return 'locked';
  return file.isSetAlike(row.map((range) => stretchOf(index, range))) ? texts : 'set_apart';
}

/** The phrases in the order of their names; null if names of one phrase come apart, or are spelled in another way. */
function inNewOrder(
  phrases: readonly Phrase[],
  kept: readonly KeptName[],
  before: readonly string[],
): readonly Phrase[] | null {
  const order: Phrase[] = [];
  let at = 0;
  while (at < kept.length) {
    const start = at;
    const phrase = phrases.find(({ first }) => first === kept[start]?.origin);
    if (!phrase) return null;
    for (let part = 0; part < phrase.count; part += 1) {
      const { name, origin } = kept[start + part] ?? { name: '', origin: -1 };
      const isSpelled = phrase.isNameOnly || name === before[origin];
      if (origin !== phrase.first + part || !isSpelled) return null;
    }
    order.push(phrase);
    at += phrase.count;
  }
  return order;
}

/** A part of a line; of a name that is wrapped, the part in the first line. */
function stretchOf(index: TextIndex, { from, to }: PlaceRange): TextEdit {
  const line = index.lineAt(from);
  const isWrapped = index.lineAt(to - 1) !== line;
  const end = isWrapped ? (index.lines[line]?.text.length ?? 0) : index.toAt(to - 1);
  return { line, from: index.fromAt(from), to: end, text: '' };
}

/** New names beside the slots; null if a name there would seem to belong to another one. */
function insertionsFor(
  tools: NameTools,
  slots: readonly PlaceRange[],
  after: readonly string[],
  origins: readonly (number | null)[],
): readonly TextEdit[] | null {
  if (origins.every((origin) => origin !== null)) return [];
  const { index } = tools;
  if (!isRowAlone(slots, phrasesIn(index, slots), tools) || !isClaimed(slots, tools)) return null;
  const isRow = slots.length === 1 || isPlainRow(index, slots);
  const isInLine = new Set(slots.map(({ from }) => index.lineAt(from))).size === 1;
  const insertions: TextEdit[] = [];
  let at = -1;
  for (const [number, name] of after.entries()) {
    if ((origins[number] ?? null) !== null) at += 1;
    else if (isRow ? canAdd(index, slots, at) : at < 0 && isInLine && isStart(index, slots[0]))
      insertions.push(insertion(index, slots, at, name));
    else return null;
  }
  return insertions;
}

/** Adds a name behind a slot, or before the first one. */
function insertion(index: TextIndex, slots: readonly PlaceRange[], at: number, name: string): TextEdit {
  const separators = slots.slice(1).flatMap((slot, number) => {
    const one = slots[number] ?? slot;
    const isInLine = index.lineAt(one.to - 1) === index.lineAt(slot.from);
    return isInLine ? [separatorBetween(index, one, slot) ?? ''] : [];
  });
  const separator = separators.find((text) => /^\s*[^\p{L}\p{N}()（）\s]\s*$/u.test(text)) ?? ', ';
  const slot = slots[at];
  if (slot) {
    const behind = index.toAt(slot.to - 1);
    return { line: index.lineAt(slot.to - 1), from: behind, to: behind, text: `${separator}${name}` };
  }
  const [first] = slots;
  const start = index.fromAt(first?.from ?? 0);
  return { line: index.lineAt(first?.from ?? 0), from: start, to: start, text: `${name}${separator}` };
}

/** One name of a list that is not in one line. */
function placeName(
  before: string,
  after: string,
  names: readonly string[],
  { index, file, finder }: NameTools,
): WrittenNames | LeftReason {
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

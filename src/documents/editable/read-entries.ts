import { ownValue, setOwnValue } from '../../values/own-value.ts';
import { itemId } from '../resume-document/document-parts.ts';
import { networkIcon } from '../resume-document/network-icon.ts';
import type { Part } from './editable-parts.ts';
import type { EditableItem, EditableSection } from './editable-sections.ts';
import { emptyField, printField } from './field-text.ts';
import { damagedMarkProblem, markFinder, onlyPlaces, printMark, withLostSigns } from './item-marks.ts';
import type { Places, Problems } from './problems.ts';
import { applyField, applyFields, entryLines } from './read-fields.ts';
import { readRichLines } from './rich-lines.ts';
import { type EntryKind, entryKinds } from './section-fields.ts';

/* The entries below the heading of a section. */

export interface Reading {
  readonly problems: Problems;
  readonly places: Places;
  /** The title of the section that has an entry with this mark. */
  sectionWith(mark: string): string | undefined;
}

export function readEntries(
  section: EditableSection,
  kind: EntryKind,
  parts: readonly Part[],
  reading: Reading,
): EditableItem[] {
  const find = markFinder(section.items.map(({ id }) => id));
  const ids = new Set(section.items.map(({ id }) => id));
  const firstLines = new Map<number, number>();
  const items: EditableItem[] = [];
  const wholeParts = parts.map((part) => withLostSigns(part, (mark) => find(mark) !== null));
  const findByTitle = titleFinder(section, kind, wholeParts, find);
  for (const part of wholeParts) {
    const at = part.mark === null ? findByTitle(part.text) : find(part.mark);
    // Its fields are read in any case, so that all mistakes are reported at once.
    const problem = markProblem(part, at, firstLines, section, reading);
    if (problem !== null) reading.problems.add(part.number, problem);
    if (at !== null) firstLines.set(at, part.number);
    const old = at === null ? undefined : section.items[at];
    const item = old ? structuredClone(old) : newItem(kind, newId(section, items.length, part, ids));
    readEntry(item, kind, part, [...section.path, 'items', items.length], reading);
    items.push(item);
  }
  return items;
}

/**
 * Finds an entry whose mark was deleted by its title, if no other entry and no other heading of the section has it, and
 * its mark is nowhere.
 */
function titleFinder(
  { items }: EditableSection,
  { title }: EntryKind,
  parts: readonly Part[],
  find: (mark: string) => number | null,
): (text: string) => number | null {
  const titles = items.map((item) => printField(title, ownValue(item, title.key)));
  const places = onlyPlaces(titles);
  const headings = onlyPlaces(parts.map(({ text }) => text));
  const marked = new Set(parts.map(({ mark }) => (mark === null ? null : find(mark))));
  return (text) => {
    const at = places.get(text) ?? null;
    const isOne = text !== '' && at !== null && headings.get(text) !== null && !marked.has(at);
    return isOne ? at : null;
  };
}

/** @param at the place of the entry with the mark; null if the section has none */
function markProblem(
  part: Part,
  at: number | null,
  firstLines: ReadonlyMap<number, number>,
  { title }: EditableSection,
  { sectionWith }: Reading,
): string | null {
  const { mark, damaged } = part;
  if (damaged !== null) return damagedMarkProblem(damaged, part);
  if (mark === null) return null;
  const written = printMark(mark, true);
  if (at !== null) {
    const line = firstLines.get(at);
    if (line === undefined) return null;
    return `the mark ${written} is also on line ${line}; remove it from the entry that is new`;
  }
  const owner = sectionWith(mark);
  if (owner === undefined) {
    return `there is no entry with the mark ${written}; restore the mark, or remove it to add a new entry`;
  }
  return `the entry ${written} is from ${owner}; to move it to ${title || 'this section'}, remove its mark`;
}

function newId({ key }: EditableSection, index: number, { text, lines }: Part, ids: Set<string>): string {
  const words = [text, ...lines.map((line) => line.text)].join('\n');
  let id = itemId(`${key}[${index}]`, words);
  while (ids.has(id)) id = itemId(id, words);
  ids.add(id);
  return id;
}

function newItem(kind: EntryKind, id: string): EditableItem {
  const text = kind.hasText ? { summary: '' } : {};
  const icon = kind === entryKinds.profiles ? { icon: '' } : {};
  const fields = [kind.title, ...kind.fields].map((field) => [field.key, emptyField(field)] as const);
  return { id, visible: true, ...Object.fromEntries(fields), ...text, ...icon };
}

function readEntry(
  item: EditableItem,
  kind: EntryKind,
  part: Part,
  path: readonly PropertyKey[],
  { problems, places }: Reading,
): void {
  const { number } = part;
  const hadIcon = kind === entryKinds.profiles && item['icon'] === networkIcon(String(item['network']));
  setOwnValue(item, 'visible', !part.isHidden);
  applyField(item, kind.title, { text: part.text, number }, problems);
  if (hadIcon) setOwnValue(item, 'icon', networkIcon(String(item['network'])));
  const { fields, text } = entryLines(part.lines, kind, problems);
  applyFields(item, kind.fields, fields, number, problems);
  for (const { key, label } of [kind.title, ...kind.fields]) {
    places.set([...path, key], { line: fields.get(key)?.number ?? number, label });
  }
  if (kind.hasText) {
    const lines = text.map((line) => line.text);
    setOwnValue(item, 'summary', readRichLines(lines, String(item['summary'])));
    return;
  }
  const extra = text.find((line) => line.text.trim() !== '');
  if (extra) {
    problems.add(extra.number, `${kind.noun} has no text of its own; begin a new entry with "###"`);
  }
}

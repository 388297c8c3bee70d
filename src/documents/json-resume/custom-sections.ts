import { isJsonObject, type JsonObject } from '../../contract/json-object.ts';
import type { ResumeDocument } from '../../contract/resume-document.ts';
import type { Issue } from '../../contract/validation-error.ts';
import { itemId } from '../resume-document/document-parts.ts';
import { dateRange } from './date-fields.ts';
import { keywords, proseAndBullets } from './rich-fields.ts';
import { readFields, speaks, writeFields } from './schema-fields.ts';
import { type SourceEntry, sourceEntry } from './source-entry.ts';
import { line, link, place } from './text-fields.ts';

/** A key of our own: JSON Resume has no custom sections, but lets us add keys. Others pass over it. */
export const customKey = 'custom';

export const customFields = {
  name: line('name'),
  description: line('description'),
  date: dateRange,
  location: place('location'),
  summary: proseAndBullets(['summary'], ['highlights']),
  keywords: keywords('keywords'),
  url: link('url'),
};

interface SourceSection {
  readonly values: JsonObject;
  readonly entries: readonly SourceEntry[];
}

/** What a JSON Resume keeps under our key; nothing when something else is there. */
export function sourceCustomSections(
  source: Readonly<JsonObject>,
  issues: Issue[],
): readonly SourceSection[] {
  const list = source[customKey];
  if (!Array.isArray(list) || !list.every(isSection)) return [];
  return list.map((values, index) => ({
    values,
    entries: values.items.map((item, at) => sourceEntry(item, `${customKey}[${index}].items[${at}]`, issues)),
  }));
}

function isSection(value: unknown): value is JsonObject & { readonly items: readonly JsonObject[] } {
  if (!isJsonObject(value) || typeof value['name'] !== 'string') return false;
  const { items } = value;
  return Array.isArray(items) && items.every(isJsonObject);
}

/** The custom sections of a source, by ids that follow from their place and name. */
export function readCustomSections(source: Readonly<JsonObject>, issues: Issue[]): JsonObject {
  const sections = sourceCustomSections(source, issues).map(({ values, entries }, index) => {
    const name = sourceEntry(values).line(['name']);
    const id = itemId(`${customKey}[${index}]`, name);
    return [id, { id, name, columns: 1, separateLinks: true, visible: true, items: entries.map(readItem) }];
  });
  return Object.fromEntries(sections);
}

function readItem(entry: SourceEntry): JsonObject {
  const leaves = readFields(customFields, entry);
  return { id: itemId(entry.path, JSON.stringify(leaves)), visible: speaks(customFields, entry), ...leaves };
}

type Originals = ReadonlyMap<string, { readonly visible: boolean; readonly values: Readonly<JsonObject> }>;

/** The custom sections of a document; what was read from a source keeps its words. */
export function writeCustomSections(
  { sections }: ResumeDocument,
  originals: Originals,
): readonly JsonObject[] {
  return Object.entries(sections.custom)
    .filter(([, section]) => section.visible)
    .map(([key, { name, items }]) => {
      const values = originals.get(key)?.values ?? {};
      const written = items
        .filter((item) => item.visible || originals.get(item.id)?.visible === false)
        .map((item) => writeFields(customFields, { ...item }, originals.get(item.id)?.values ?? {}));
      return { ...writeFields({ name: line('name') }, { name }, values), items: written };
    });
}

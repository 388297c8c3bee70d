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
  /** In the list of the source. */
  readonly index: number;
  readonly values: JsonObject;
  readonly entries: readonly SourceEntry[];
}

/** What a JSON Resume keeps under our key: everything there that is a section, whatever is beside it. */
export function sourceCustomSections(
  source: Readonly<JsonObject>,
  issues: Issue[],
): readonly SourceSection[] {
  return listIn(source).flatMap((values, index) => {
    if (!isSection(values)) return [];
    const entries = values.items.map((item, at) =>
      sourceEntry(item, `${customKey}[${index}].items[${at}]`, issues),
    );
    return [{ index, values, entries }];
  });
}

function listIn(source: Readonly<JsonObject>): readonly unknown[] {
  const list = source[customKey];
  return Array.isArray(list) ? list : [];
}

/** A section may have no name. */
function isSection(value: unknown): value is JsonObject & { readonly items: readonly JsonObject[] } {
  const items = isJsonObject(value) ? value['items'] : null;
  return Array.isArray(items) && items.every(isJsonObject);
}

/** The custom sections of a source, by ids that follow from their place and name. */
export function readCustomSections(source: Readonly<JsonObject>, issues: Issue[]): JsonObject {
  const sections = sourceCustomSections(source, issues).map(({ index, values, entries }) => {
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

/** What stands under our key: the sections of a document in the words of the source, and what else the source has there. */
export function writeCustomSections(
  { sections }: ResumeDocument,
  originals: Originals,
  source: Readonly<JsonObject>,
): readonly unknown[] {
  const list: unknown[] = Object.entries(sections.custom)
    .filter(([, section]) => section.visible)
    .map(([key, { name, items }]) => {
      const values = originals.get(key)?.values;
      const written = items
        .filter((item) => item.visible || originals.get(item.id)?.visible === false)
        .map((item) => writeFields(customFields, { ...item }, originals.get(item.id)?.values ?? {}));
      // Other readers may demand a name of what we add.
      const head = values ?? { name: '' };
      return { ...writeFields({ name: line('name') }, { name }, head), items: written };
    });
  for (const [index, value] of listIn(source).entries()) if (!isSection(value)) list.splice(index, 0, value);
  return list;
}

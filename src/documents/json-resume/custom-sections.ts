import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import { isJsonObject, type JsonObject } from '../../values/json-object.ts';
import type { Issue } from '../../values/validation-error.ts';
import { itemId } from '../resume-document/document-parts.ts';
import { dateRange } from './date-fields.ts';
import { keywords, proseAndBullets } from './rich-fields.ts';
import { hasValues, readFields, writeFields } from './schema-fields.ts';
import { type SourceEntry, sourceEntry } from './source-entry.ts';
import { line, link, place } from './text-fields.ts';

/** Our own key: JSON Resume has no custom sections but allows additional keys, which other programs ignore. */
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
  /** Position in the list of the source. */
  readonly index: number;
  readonly values: JsonObject;
  readonly entries: readonly SourceEntry[];
}

/** The valid sections under our key; anything else there is skipped. */
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

/** True for a list of objects under `items`; the name is optional. */
function isSection(value: unknown): value is JsonObject & { readonly items: readonly JsonObject[] } {
  const items = isJsonObject(value) ? value['items'] : null;
  return Array.isArray(items) && items.every(isJsonObject);
}

/** The custom sections of a source, with ids derived from position and name. */
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
  return {
    id: itemId(entry.path, JSON.stringify(leaves)),
    visible: hasValues(customFields, entry),
    ...leaves,
  };
}

type Originals = ReadonlyMap<string, { readonly visible: boolean; readonly values: Readonly<JsonObject> }>;

/** The value under our key: the document's sections in the words of the source, and the other entries of the source. */
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
      // Other readers may require a name.
      const head = values ?? { name: '' };
      return { ...writeFields({ name: line('name') }, { name }, head), items: written };
    });
  for (const [index, value] of listIn(source).entries()) if (!isSection(value)) list.splice(index, 0, value);
  return list;
}

import { isJsonObject, type JsonObject } from '../../contract/json-object.ts';
import { ownValue, setOwnValue } from '../../contract/own-value.ts';
import type { Issue } from '../../contract/validation-error.ts';
import { isItemId, itemId } from '../resume-document/item-id.ts';
import { missingText } from '../resume-document/missing-text.ts';
import { cleanLeaf, complete } from './complete.ts';
import { otherNames } from './item-defaults.ts';
import { sanitizeHtml } from './sanitize-html.ts';

export interface ItemShape {
  readonly defaults: Readonly<JsonObject>;
  /** Leaves that must not be empty. */
  readonly demanded: readonly string[];
}

export interface ItemsPlace {
  readonly shape: ItemShape;
  readonly path: string;
  /** The ids of the document so far; those of the items join them. */
  readonly taken: Set<string>;
  /** What is wrong with the items joins these. */
  readonly issues: Issue[];
}

/** The items of a section, complete and clean; the ids that are valid and not yet `taken` are kept. */
export function readItems(value: unknown, { shape, path, taken, issues }: ItemsPlace): readonly JsonObject[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) {
    issues.push({ path, message: 'must be a list' });
    return [];
  }
  return value.map((item: unknown, index) => {
    const at = `${path}[${index}]`;
    if (!isJsonObject(item)) issues.push({ path: at, message: 'must be an object' });
    return readItem(isJsonObject(item) ? item : {}, shape, at, taken);
  });
}

function readItem(item: JsonObject, shape: ItemShape, path: string, taken: Set<string>): JsonObject {
  const leaves = complete(withOtherNames(item), shape.defaults);
  for (const [leaf, fallback] of Object.entries(shape.defaults)) {
    const value = ownValue(leaves, leaf);
    const html = leaf === 'summary' && typeof value === 'string';
    setOwnValue(leaves, leaf, html ? sanitizeHtml(value) : cleanLeaf(value, fallback));
  }
  for (const leaf of shape.demanded) setOwnValue(leaves, leaf, ownValue(leaves, leaf) || missingText);
  return {
    id: freeId(item['id'], path, JSON.stringify(leaves), taken),
    visible: item['visible'] ?? true,
    ...leaves,
  };
}

function withOtherNames(item: JsonObject): JsonObject {
  const renamed = Object.entries(otherNames).map(([leaf, other]) => [
    leaf,
    ownValue(item, leaf) ?? ownValue(item, other),
  ]);
  return { ...item, ...Object.fromEntries(renamed) };
}

/** The given id when Reactive Resume would take it and nothing else has it, else one made from the content. */
export function freeId(id: unknown, path: string, text: string, taken: Set<string>): string {
  const free = isItemId(id) && !taken.has(id) ? id : itemId(path, text);
  taken.add(free);
  return free;
}

import { isJsonObject, type JsonObject } from '../../contract/json-object.ts';
import { ownValue } from '../../contract/own-value.ts';
import { plainLine } from '../markup/read-markup.ts';
import { isItemId, itemId } from '../resume-document/item-id.ts';
import { type Link, linkTo, webHref } from '../resume-document/link.ts';
import { cleanLine } from '../text/clean-text.ts';

/**
 * The known keys of an object, each with its value or its default. Unknown keys are left behind;
 * a value of the wrong type stays as it is, for the contract to name.
 */
export function complete(value: unknown, defaults: Readonly<JsonObject>): JsonObject {
  const given = isJsonObject(value) ? value : {};
  return Object.fromEntries(
    Object.entries(defaults).map(([key, fallback]) => [key, completeLeaf(ownValue(given, key), fallback)]),
  );
}

function completeLeaf(value: unknown, fallback: unknown): unknown {
  if (value === undefined || value === null) return fallback;
  if (isLink(fallback)) return completeLink(value);
  if (isJsonObject(fallback) && isJsonObject(value)) return complete(value, fallback);
  return value;
}

/** The value with its lines clean and without markup: texts and lists of texts; figures count as text where text belongs. */
export function cleanLeaf(value: unknown, fallback: unknown): unknown {
  if (typeof fallback === 'string' && typeof value === 'number') return String(value);
  if (typeof value === 'string') return plainLine(value);
  return Array.isArray(value) ? value.map((element) => cleanLeaf(element, '')) : value;
}

function isLink(value: unknown): value is Link {
  return isJsonObject(value) && Object.keys(value).sort().join() === 'href,label';
}

/** A link whose address cannot be linked keeps it, readable, as its label. */
function completeLink(value: unknown): unknown {
  if (typeof value === 'string') return linkTo(value);
  const { label, href } = complete(value, { label: '', href: '' });
  if (typeof href !== 'string' || typeof label !== 'string') return { label, href };
  const address = cleanLine(href);
  if (address === '') return { label: plainLine(label), href: '' };
  const linked = webHref(address);
  if (linked !== null) return { label: plainLine(label), href: linked };
  return { label: plainLine(label) || address, href: '' };
}

/** The given id when Reactive Resume would take it and nothing else has it, else one made from the content. */
export function freeId(id: unknown, path: string, text: string, taken: Set<string>): string {
  const free = isItemId(id) && !taken.has(id) ? id : itemId(path, text);
  taken.add(free);
  return free;
}

import { isJsonObject, type JsonObject } from '../../contract/json-object.ts';
import { ownValue, setOwnValue } from '../../contract/own-value.ts';
import type { Issue } from '../../contract/validation-error.ts';
import { plainLine } from '../markup/read-markup.ts';
import { defaultPicture } from '../resume-document/default-document.ts';
import { isItemId, itemId } from '../resume-document/item-id.ts';
import { isEmail, type Link, linkTo, noLink, webHref } from '../resume-document/link.ts';
import { missingText } from '../resume-document/missing-text.ts';
import type { CustomSection, Leaves, SectionId } from '../resume-document/section-id.ts';
import { cleanLine } from '../text/clean-text.ts';
import { sanitizeHtml } from './sanitize-html.ts';

interface ItemShape {
  readonly defaults: Readonly<JsonObject>;
  /** Leaves that must not be empty. */
  readonly demanded: readonly string[];
}

interface ItemsPlace {
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

type ItemDefaults = { readonly [Id in SectionId]: Leaves<Id> };

const dated = { date: '', summary: '', url: noLink };

/** What a leaf is when an export of Reactive Resume leaves it out. Source: its published v4 schema. */
export const itemDefaults: ItemDefaults = {
  awards: { title: '', awarder: '', ...dated },
  certifications: { name: '', issuer: '', ...dated },
  education: { institution: '', studyType: '', area: '', score: '', ...dated },
  experience: { company: '', position: '', location: '', ...dated },
  volunteer: { organization: '', position: '', location: '', ...dated },
  interests: { name: '', keywords: [] },
  languages: { name: '', description: '', level: 1 },
  profiles: { network: '', username: '', icon: '', url: noLink },
  projects: { name: '', description: '', keywords: [], ...dated },
  publications: { name: '', publisher: '', ...dated },
  references: { name: '', description: '', summary: '', url: noLink },
  skills: { name: '', description: '', level: 1, keywords: [] },
};

export const customItemDefaults: Omit<CustomSection['items'][number], 'id' | 'visible'> = {
  name: '',
  description: '',
  location: '',
  keywords: [],
  ...dated,
};

/** Leaves that Reactive Resume refuses when they are empty. */
export const demandedLeaves: Readonly<Record<SectionId, readonly string[]>> = {
  awards: ['title'],
  certifications: ['name'],
  education: ['institution'],
  experience: ['company'],
  volunteer: ['organization'],
  interests: ['name'],
  languages: ['name'],
  profiles: ['network', 'username'],
  projects: ['name'],
  publications: ['name'],
  references: ['name'],
  skills: [],
};

/** Names that other descriptions of the format give to a leaf; read when the leaf itself is absent. */
const otherNames: Readonly<Record<string, string>> = { studyType: 'degree' };

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

const texts = { name: '', headline: '', email: '', phone: '', location: '' };

/** `basics`, complete; an address that is no e-mail address becomes a field of its own. */
export function readBasics(value: unknown, taken: Set<string>, issues: Issue[]): JsonObject {
  if (!isJsonObject(value) && value !== undefined)
    issues.push({ path: 'basics', message: 'must be an object' });
  const given = complete(value, { ...texts, url: noLink, customFields: [], picture: defaultPicture });
  const basics: JsonObject = { ...given };
  for (const leaf of Object.keys(texts)) setOwnValue(basics, leaf, cleanLeaf(ownValue(given, leaf), ''));
  const fields = readCustomFields(given['customFields'], taken, issues);
  const email = basics['email'];
  if (typeof email !== 'string' || email === '' || isEmail(email)) return { ...basics, customFields: fields };
  const id = freeId(undefined, 'basics.email', email, taken);
  return {
    ...basics,
    email: '',
    customFields: [{ id, icon: 'envelope', name: 'Email', value: email }, ...fields],
  };
}

function readCustomFields(value: unknown, taken: Set<string>, issues: Issue[]): readonly JsonObject[] {
  if (!Array.isArray(value)) {
    issues.push({ path: 'basics.customFields', message: 'must be a list' });
    return [];
  }
  return value.map((field: unknown, index) => {
    const path = `basics.customFields[${index}]`;
    if (!isJsonObject(field)) issues.push({ path, message: 'must be an object' });
    const leaves = complete(field, { icon: '', name: '', value: '' });
    const [name, text] = [leaves['name'], leaves['value']].map((leaf) => cleanLeaf(leaf, ''));
    const id = isJsonObject(field) ? field['id'] : undefined;
    return {
      id: freeId(id, path, cleanLine(`${name} ${text}`), taken),
      icon: leaves['icon'],
      name,
      value: text,
    };
  });
}

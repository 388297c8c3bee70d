import { isJsonObject, type JsonObject } from '../../contract/json-object.ts';
import { ownValue, setOwnValue } from '../../contract/own-value.ts';
import type { Issue } from '../../contract/validation-error.ts';
import { noLink } from '../resume-document/link.ts';
import { missingText } from '../resume-document/missing-text.ts';
import type { CustomSection, Leaves, SectionId } from '../resume-document/section-id.ts';
import { cleanLeaf, complete, freeId } from './read-leaves.ts';
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

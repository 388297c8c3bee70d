import { issueMessage } from '../../contract/parse-input.ts';
import { ResumeDocument } from '../../contract/resume/resume-document.ts';
import {
  type Block,
  parseRichText,
  printRichText,
  type RichText,
  type Run,
} from '../../contract/resume/rich-text.ts';
import { isJsonObject, type JsonObject } from '../../values/json-object.ts';
import { ownValue, setOwnValue } from '../../values/own-value.ts';
import { type Issue, issuePath, ValidationError } from '../../values/validation-error.ts';
import { plainLine, withoutMarkup } from '../markup/read-markup.ts';
import { missingText } from '../reading-note.ts';
import {
  type CustomSection,
  defaultMetadata,
  defaultPicture,
  isItemId,
  itemId,
  type Leaves,
  type SectionId,
  sectionBase,
  sectionIds,
} from '../resume-document/document-parts.ts';
import { isEmail, type Link, linkTo, noLink, webHref } from '../resume-document/link.ts';
import { cleanLine, cleanText } from '../text/clean-text.ts';

/**
 * Reads a Reactive Resume v4 export. Missing values are filled in, HTML is reduced to the supported subset, texts are
 * cleaned; everything else is unchanged. Unknown keys stay in the source.
 * @throws ValidationError with the path of every value that Reactive Resume would reject
 */
export function readReactiveResumeV4(source: Readonly<JsonObject>): ResumeDocument {
  const issues: Issue[] = [];
  const taken = new Set<string>();
  const sections = isJsonObject(source['sections']) ? source['sections'] : {};
  const lists = sectionIds.map((id) => [id, readSection(id, sections[id], taken, issues)]);
  const document = {
    basics: readBasics(source['basics'], taken, issues),
    sections: {
      summary: readSummary(sections['summary']),
      ...Object.fromEntries(lists),
      custom: readCustom(sections['custom'], taken, issues),
    },
    metadata: complete(source['metadata'], defaultMetadata),
  };
  const parsed = ResumeDocument.safeParse(document, { reportInput: true });
  if (parsed.success && issues.length === 0) return parsed.data;
  const found = parsed.error?.issues ?? [];
  const reported = found.map((issue) => ({ path: issuePath(issue.path), message: issueMessage(issue) }));
  throw new ValidationError([...issues, ...reported]);
}

function readSummary(value: unknown): JsonObject {
  const { id, ...base } = sectionBase('summary');
  const section = withCleanName(complete(value, { ...base, content: '' }));
  const { content } = section;
  return { ...section, id, content: typeof content === 'string' ? sanitizeHtml(content) : content };
}

function withCleanName(section: JsonObject): JsonObject {
  return { ...section, name: cleanLeaf(section['name'], '') };
}

function readSection(id: SectionId, value: unknown, taken: Set<string>, issues: Issue[]): JsonObject {
  const path = `sections.${id}`;
  const { id: _, ...base } = sectionBase(id);
  if (!isJsonObject(value) && value !== undefined) issues.push({ path, message: 'must be an object' });
  const items = readItems(isJsonObject(value) ? value['items'] : [], {
    shape: { defaults: itemDefaults[id], demanded: demandedLeaves[id] },
    path: `${path}.items`,
    taken,
    issues,
  });
  return { ...withCleanName(complete(value, base)), id, items };
}

function readCustom(value: unknown, taken: Set<string>, issues: Issue[]): JsonObject {
  if (!isJsonObject(value)) return {};
  const sections = Object.entries(value).map(([key, section]) => {
    const path = `sections.custom.${key}`;
    const given = isJsonObject(section) ? section : {};
    const base = withCleanName(complete(given, { name: '', columns: 1, separateLinks: true, visible: true }));
    const shape = { defaults: customItemDefaults, demanded: [] };
    const items = readItems(given['items'], { shape, path: `${path}.items`, taken, issues });
    return [key, { ...base, id: freeId(given['id'] ?? key, path, String(base['name']), taken), items }];
  });
  return Object.fromEntries(sections);
}

const texts = { name: '', headline: '', email: '', phone: '', location: '' };

/** `basics`, complete; an invalid e-mail address becomes a custom field. */
function readBasics(value: unknown, taken: Set<string>, issues: Issue[]): JsonObject {
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

interface ItemShape {
  readonly defaults: Readonly<JsonObject>;
  /** Leaves that must not be empty. */
  readonly demanded: readonly string[];
}

interface ItemsPlace {
  readonly shape: ItemShape;
  readonly path: string;
  /** All ids of the document so far; the ids of the items are added. */
  readonly taken: Set<string>;
  /** Problems with the items are added. */
  readonly issues: Issue[];
}

/** The items of a section, complete and cleaned; valid ids are kept if they are not in `taken`. */
function readItems(value: unknown, { shape, path, taken, issues }: ItemsPlace): readonly JsonObject[] {
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

/** Values of leaves that an export leaves out. Source: the published v4 schema. */
const itemDefaults: ItemDefaults = {
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

const customItemDefaults: Omit<CustomSection['items'][number], 'id' | 'visible'> = {
  name: '',
  description: '',
  location: '',
  keywords: [],
  ...dated,
};

/** Leaves that Reactive Resume does not allow to be empty. */
const demandedLeaves: Readonly<Record<SectionId, readonly string[]>> = {
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

/** Names of leaves in other descriptions of the format, read if the leaf itself is missing. */
const otherNames: Readonly<Record<string, string>> = { studyType: 'degree' };

/**
 * The known keys of an object, with defaults for missing values. Unknown keys are dropped; a value of the wrong type is
 * kept, so that validation reports it.
 */
function complete(value: unknown, defaults: Readonly<JsonObject>): JsonObject {
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

/** Cleans a text or the texts of a list and removes markup; a number becomes text where text is expected. */
function cleanLeaf(value: unknown, fallback: unknown): unknown {
  if (typeof fallback === 'string' && typeof value === 'number') return String(value);
  if (typeof value === 'string') return plainLine(value);
  return Array.isArray(value) ? value.map((element) => cleanLeaf(element, '')) : value;
}

function isLink(value: unknown): value is Link {
  return isJsonObject(value) && Object.keys(value).sort().join() === 'href,label';
}

/** A link; an address that cannot be linked becomes the label. */
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

/** The given id if it is valid and free, otherwise one made from the content. */
function freeId(id: unknown, path: string, text: string, taken: Set<string>): string {
  const free = isItemId(id) && !taken.has(id) ? id : itemId(path, text);
  taken.add(free);
  return free;
}

function mapRuns(blocks: RichText, change: (run: Run) => Run): RichText {
  return blocks.map((block): Block => {
    if (block.type === 'paragraph') return { ...block, runs: block.runs.map(change) };
    return { ...block, items: block.items.map((runs) => runs.map(change)) };
  });
}

/** Reduces HTML to the subset of the resume document and cleans its texts. Idempotent. */
function sanitizeHtml(html: string): string {
  const cleaned = mapRuns(parseRichText(html), (run) => ({ ...run, text: cleanText(run.text) }));
  return printRichText(withoutMarkup(cleaned));
}

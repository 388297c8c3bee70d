import { isJsonObject, type JsonObject, objectsOf } from '../../values/json-object.ts';
import { textOf } from '../files/json-parts.ts';
import { missingText } from '../reading-note.ts';
import { type SectionId, sectionIds, sectionNames } from '../resume-document/document-parts.ts';
import { fieldsInHtml, linkOfWebsite, paragraph, referenceText, withFieldsInHtml } from './fields-in-html.ts';
import { v4Metadata, v4Picture } from './v5-looks.ts';
import { mapObjects, objectAt, renamed, v4Icon, v5CustomType, v5Names } from './v5-names.ts';

/* Converts Reactive Resume v5 to v4. Source: its published schema (draft 2020-12). */

/** A v5 document in the form of a v4 export; the result may be incomplete and is then read like one. */
export function v5AsV4(source: Readonly<JsonObject>): JsonObject {
  const sections = objectAt(source, 'sections');
  const { joined, own, placeOf } = v5CustomSections(source['customSections']);
  const lists = sectionIds.map((id) => [id, listSection(id, sections, joined.get(id) ?? [])]);
  const summary = objectAt(source, 'summary');
  return {
    basics: basics(source),
    sections: {
      ...Object.fromEntries(lists),
      summary: { ...sectionHead(summary, sectionNames.summary), content: textOf(summary, 'content') },
      custom: Object.fromEntries(own.map((section) => [section.id, ownSection(section)])),
    },
    metadata: v4Metadata(objectAt(source, 'metadata'), placeOf),
  };
}

/**
 * A section with the items of custom sections of its type. If it is empty otherwise, the title of a single custom
 * section is used.
 */
function listSection(id: SectionId, sections: JsonObject, joined: readonly JsonObject[]): JsonObject {
  const given = objectAt(sections, id);
  const { items: written = [] } = given;
  const [only] = joined;
  const isEmpty = Array.isArray(written) && written.length === 0;
  const head = sectionHead(isEmpty && only ? only : given, sectionNames[id]);
  if (!Array.isArray(written)) return { ...head, items: written };
  const whole: readonly unknown[] = [...written, ...joined.flatMap(itemsOf)];
  const hasRoles = (item: unknown): item is JsonObject => id === 'experience' && isJsonObject(item);
  const items = whole.flatMap((item): readonly unknown[] => (hasRoles(item) ? withRoles(item) : [item]));
  return { ...head, items: mapObjects(items, (item) => asV4Item(id, item)) };
}

/** The items of a section, hidden if the section is. */
function itemsOf(section: JsonObject): readonly unknown[] {
  const { items, hidden } = section;
  if (!Array.isArray(items)) return [];
  return hidden === true
    ? items.map((item: unknown) => (isJsonObject(item) ? { ...item, hidden } : item))
    : items;
}

function ownSection(section: OwnSection): JsonObject {
  const { id, values } = section;
  return {
    ...sectionHead(values),
    id,
    items: mapObjects(values['items'] ?? [], (item) => v5OwnItem(item, values['type'])),
  };
}

function basics(source: Readonly<JsonObject>): JsonObject {
  const given = objectAt(source, 'basics');
  return {
    ...given,
    url: linkOfWebsite(given['website']),
    picture: v4Picture(objectAt(source, 'picture')),
    customFields: mapObjects(given['customFields'] ?? [], customField),
  };
}

/** `Nationality: Spanish`, or a text with a link. */
function customField(field: JsonObject): JsonObject {
  const [text, link] = [textOf(field, 'text'), textOf(field, 'link')];
  const [, label = '', rest = ''] = /^([^:]{1,40}): (\S.*)$/s.exec(text) ?? [];
  if (link === '') return { ...field, name: label, value: rest || text };
  return { ...field, name: text === link ? '' : text, value: link };
}

/** An empty title is replaced by the default. If items have links in their titles, links are not separate. */
function sectionHead(section: JsonObject, title = ''): JsonObject {
  const { hidden, columns, items } = section;
  const count = typeof columns === 'number' ? Math.min(columns, 5) : 1;
  const inline = Array.isArray(items) && items.some((item) => isInline(item));
  return {
    name: section['title'] === '' ? title : section['title'],
    columns: count,
    visible: hidden !== true,
    separateLinks: !inline,
  };
}

function isInline(item: unknown): boolean {
  return isJsonObject(item) && objectAt(item, 'website')['inlineLink'] === true;
}

function asV4Item(id: SectionId, item: JsonObject): JsonObject {
  const made = renamed(item, v5Names[id]);
  return {
    ...made,
    ...ownLeaves(id, item),
    visible: item['hidden'] !== true,
    url: linkOfWebsite(item['website']),
  };
}

/** Leaves that v5 stores in a different form. */
function ownLeaves(id: SectionId, item: JsonObject): JsonObject {
  const lines = fieldsInHtml(textOf(item, 'description'));
  const location = textOf(item, 'location');
  switch (id) {
    case 'references':
      return { description: textOf(item, 'position'), summary: referenceText(item) };
    case 'education':
      return location === '' ? {} : { summary: paragraph(location) + textOf(item, 'description') };
    case 'volunteer':
      return { position: lines.lead, summary: withFieldsInHtml({ ...lines, lead: '' }) };
    case 'projects':
      return { description: lines.lead, summary: lines.summary, keywords: lines.keywords };
    case 'skills':
      return { name: item['name'] === missingText ? '' : item['name'] };
    case 'profiles':
      return { icon: v4Icon(textOf(item, 'icon')) };
    default:
      return {};
  }
}

/** Splits several roles with one employer into jobs; text about all of them becomes another entry. */
function withRoles(item: JsonObject): readonly JsonObject[] {
  const roles = objectsOf(item['roles']);
  if (roles.length === 0) return [item];
  const titles = roles.map((role) => textOf(role, 'position'));
  const position = textOf(item, 'position');
  const saysMore = textOf(item, 'description') !== '' || (position !== '' && !titles.includes(position));
  const jobs = roles.map(({ id, position, period, description }) => ({
    ...item,
    ...{ id, position, period, description },
  }));
  return [...(saysMore ? [item] : []), ...jobs];
}

/* Custom sections of v5 have a type that defines their items. */

/** Types whose items move to the standard section, whatever their title; others stay custom sections. */
const joins = [
  ...(['experience', 'education', 'skills', 'languages', 'certifications', 'volunteer', 'profiles'] as const),
] satisfies readonly SectionId[];

/** A cover letter is not part of a resume. */
export const coverLetterType = 'cover-letter';

interface OwnSection {
  readonly id: string;
  readonly values: JsonObject;
}

export interface CustomSections {
  readonly joined: ReadonlyMap<SectionId, readonly JsonObject[]>;
  readonly own: readonly OwnSection[];
  /** v4's layout key for a key of v5's layout; null if v4 does not have it. */
  readonly placeOf: (key: string) => string | null;
}

function v5CustomSections(value: unknown): CustomSections {
  const sections = objectsOf(value).map((values, index) => {
    const id = textOf(values, 'id') || `section${index + 1}`;
    const target = joins.find((one) => one === values['type']) ?? null;
    return { id, values, target, isLetter: values['type'] === coverLetterType };
  });
  const places = new Map(
    sections.map(({ id, target, isLetter }) => [id, isLetter ? null : (target ?? `custom.${id}`)] as const),
  );
  const joinedTo = (id: SectionId) =>
    sections.filter(({ target }) => target === id).map(({ values }) => values);
  return {
    joined: new Map(joins.map((id) => [id, joinedTo(id)])),
    own: sections.filter(({ target, isLetter }) => target === null && !isLetter),
    placeOf(key) {
      const place = places.get(key);
      return place === undefined ? `custom.${key}` : place;
    },
  };
}

/** Leaves of a custom item in v4, and where v5 has them in its item types. */
const customNames: Readonly<Record<string, readonly string[]>> = {
  name: ['company', 'school', 'organization', 'title', 'language', 'network', 'name'],
  description: ['position', 'degree', 'awarder', 'issuer', 'publisher', 'fluency', 'proficiency', 'username'],
  date: ['period', 'date'],
  location: ['location'],
};

/** An item of a v5 custom section in v4's form. */
function v5OwnItem(item: JsonObject, type: unknown): JsonObject {
  const leaves = Object.fromEntries(
    Object.entries(customNames).map(([leaf, keys]) => [
      leaf,
      keys.map((key) => textOf(item, key)).find((text) => text !== '' && text !== missingText) ?? '',
    ]),
  );
  const lines = fieldsInHtml(type === 'references' ? referenceText(item) : textOf(item, 'description'), true);
  const hasKeywords = Array.isArray(item['keywords']);
  // These are read from the text only for the type that stores them there.
  const isLine = type === v5CustomType;
  const text = withFieldsInHtml({
    lead: isLine ? '' : lines.lead,
    place: isLine ? '' : lines.place,
    summary: lines.summary,
    keywords: hasKeywords ? lines.keywords : [],
  });
  const more = [textOf(item, 'area'), textOf(item, 'grade')].map(paragraph);
  return {
    ...leaves,
    ...(isLine && { description: lines.lead, location: lines.place }),
    id: item['id'],
    summary: more.join('') + textOf(item, 'content') + text,
    keywords: hasKeywords ? item['keywords'] : lines.keywords,
    visible: item['hidden'] !== true,
    url: linkOfWebsite(item['website']),
  };
}

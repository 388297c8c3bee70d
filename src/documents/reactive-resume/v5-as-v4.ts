import { escapeHtml } from '../../contract/rich-text.ts';
import { isJsonObject, type JsonObject } from '../json-resume/json-resume.ts';
import { mapObjects, type Names, objectAt, renamed, textAt } from './renamed.ts';

/* Reactive Resume v5 in v4's terms. Source: its published schema (draft 2020-12). */

const common: Names = { date: 'period', summary: 'description' };
/** `website` is v4's `url`, with other words inside; `hidden` is turned round. */
const itemNames: Readonly<Record<string, Names>> = {
  profiles: {},
  experience: common,
  education: { ...common, institution: 'school', studyType: 'degree', score: 'grade' },
  projects: common,
  skills: { description: 'proficiency' },
  languages: { name: 'language', description: 'fluency' },
  interests: {},
  awards: common,
  certifications: { ...common, name: 'title' },
  publications: { ...common, name: 'title' },
  volunteer: common,
  references: {},
};

/** A v5 document as a v4 export would say it; not yet complete, and still to be read as one. */
export function v5AsV4(source: Readonly<JsonObject>): JsonObject {
  const sections = objectAt(source, 'sections');
  const lists = Object.entries(itemNames).map(([id, names]) => {
    const section = objectAt(sections, id);
    return [
      id,
      { ...sectionHead(section), items: mapObjects(section['items'], (item) => asV4Item(id, item, names)) },
    ];
  });
  const summary = objectAt(source, 'summary');
  return {
    basics: basics(source),
    sections: {
      ...Object.fromEntries(lists),
      summary: { ...sectionHead(summary), content: textAt(summary, 'content') },
      custom: customSections(source['customSections']),
    },
    metadata: metadata(objectAt(source, 'metadata')),
  };
}

function basics(source: Readonly<JsonObject>): JsonObject {
  const given = objectAt(source, 'basics');
  const picture = textAt(objectAt(source, 'picture'), 'url');
  return {
    ...given,
    url: linkOf(given['website']),
    ...(picture && { picture: { url: picture } }),
    customFields: mapObjects(given['customFields'] ?? [], (field) => ({
      ...field,
      name: textAt(field, 'text') === '' ? '' : textAt(field, 'link') && textAt(field, 'text'),
      value: textAt(field, 'link') || textAt(field, 'text'),
    })),
  };
}

function sectionHead(section: JsonObject): JsonObject {
  const { title, hidden, columns } = section;
  const count = typeof columns === 'number' ? Math.min(columns, 5) : 1;
  return { name: title, columns: count, visible: hidden !== true };
}

function asV4Item(id: string, item: JsonObject, names: Names): JsonObject {
  const made = renamed(item, names);
  return {
    ...made,
    ...(id === 'references' && { description: textAt(item, 'position'), summary: referenceText(item) }),
    ...(id === 'experience' && { summary: textAt(made, 'summary') + rolesText(item['roles']) }),
    visible: item['hidden'] !== true,
    url: linkOf(item['website']),
  };
}

function linkOf(website: unknown): JsonObject {
  const { url = '', label = '' } = isJsonObject(website) ? website : {};
  return { href: url, label };
}

/** v4 has no place for several roles with one employer: they become part of the text, each with its dates. */
function rolesText(roles: unknown): string {
  if (!Array.isArray(roles)) return '';
  return roles
    .filter(isJsonObject)
    .map((role) => {
      const period = textAt(role, 'period');
      const title = escapeHtml(textAt(role, 'position'));
      return `<p><strong>${title}</strong>${period && ` (${escapeHtml(period)})`}</p>${textAt(role, 'description')}`;
    })
    .join('');
}

function referenceText(item: JsonObject): string {
  const phone = textAt(item, 'phone');
  return `${phone && `<p>${escapeHtml(phone)}</p>`}${textAt(item, 'description')}`;
}

/** Leaves of any kind of item, by what a custom item of v4 calls them. */
const customNames: Readonly<Record<string, readonly string[]>> = {
  name: ['company', 'school', 'organization', 'title', 'language', 'network', 'recipient', 'name'],
  description: ['position', 'degree', 'awarder', 'issuer', 'publisher', 'fluency', 'proficiency', 'username'],
  date: ['period', 'date'],
  location: ['location'],
};

function customSections(value: unknown): JsonObject {
  const sections = Array.isArray(value) ? value.filter(isJsonObject) : [];
  return Object.fromEntries(
    sections.map((section, index) => {
      const id = textAt(section, 'id') || `section${index + 1}`;
      return [id, { ...sectionHead(section), id, items: mapObjects(section['items'] ?? [], customItem) }];
    }),
  );
}

function customItem(item: JsonObject): JsonObject {
  const leaves = Object.entries(customNames).map(([leaf, keys]) => [
    leaf,
    keys.map((key) => textAt(item, key)).find((text) => text !== '') ?? '',
  ]);
  const keywords = Array.isArray(item['keywords']) ? item['keywords'] : [];
  const more = [textAt(item, 'area'), textAt(item, 'grade')].filter((text) => text !== '');
  const text = textAt(item, 'content') + textAt(item, 'description') + rolesText(item['roles']);
  return {
    ...Object.fromEntries(leaves),
    id: item['id'],
    summary: more.map((part) => `<p>${escapeHtml(part)}</p>`).join('') + text,
    keywords,
    visible: item['hidden'] !== true,
    url: linkOf(item['website']),
  };
}

/** Of the looks, paper and order of the sections are kept; the rest is v5's own. */
function metadata(given: JsonObject): JsonObject {
  const { format } = objectAt(given, 'page');
  const pages = objectAt(given, 'layout')['pages'];
  const layout = Array.isArray(pages)
    ? pages.filter(isJsonObject).map(({ main, sidebar }) => [main, sidebar].map(sectionKeys))
    : [];
  return {
    ...(layout.length > 0 && { layout }),
    ...((format === 'a4' || format === 'letter') && { page: { format } }),
    ...(typeof given['notes'] === 'string' && { notes: given['notes'] }),
  };
}

function sectionKeys(keys: unknown): readonly string[] {
  const texts = Array.isArray(keys) ? keys.filter((key): key is string => typeof key === 'string') : [];
  return texts.map((key) => (key === 'summary' || Object.hasOwn(itemNames, key) ? key : `custom.${key}`));
}

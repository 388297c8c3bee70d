import { isJsonObject, type JsonObject } from '../../contract/json-object.ts';
import { escapeHtml } from '../../contract/rich-text.ts';
import { missingText } from '../resume-document/missing-text.ts';
import { type SectionId, sectionIds, sectionNames } from '../resume-document/section-id.ts';
import { linesOf, withLines } from './lines-in-text.ts';
import { mapObjects, objectAt, renamed, textAt } from './renamed.ts';
import { v4Icon } from './v5-icon.ts';
import { v4Metadata, v4Picture } from './v5-looks-as-v4.ts';
import { v5Names } from './v5-names.ts';

/* Reactive Resume v5 in v4's terms. Source: its published schema (draft 2020-12). */

/** A v5 document as a v4 export would say it; not yet complete, and still to be read as one. */
export function v5AsV4(source: Readonly<JsonObject>): JsonObject {
  const sections = objectAt(source, 'sections');
  const lists = sectionIds.map((id) => {
    const section = objectAt(sections, id);
    const items = mapObjects(section['items'], (item) => asV4Item(id, item));
    return [id, { ...sectionHead(section, sectionNames[id]), items }];
  });
  const summary = objectAt(source, 'summary');
  return {
    basics: basics(source),
    sections: {
      ...Object.fromEntries(lists),
      summary: { ...sectionHead(summary, sectionNames.summary), content: textAt(summary, 'content') },
      custom: customSections(source['customSections']),
    },
    metadata: v4Metadata(objectAt(source, 'metadata')),
  };
}

function basics(source: Readonly<JsonObject>): JsonObject {
  const given = objectAt(source, 'basics');
  return {
    ...given,
    url: linkOf(given['website']),
    picture: v4Picture(objectAt(source, 'picture')),
    customFields: mapObjects(given['customFields'] ?? [], customField),
  };
}

/** `Nationality: Spanish`, or words that lead to an address. */
function customField(field: JsonObject): JsonObject {
  const [text, link] = [textAt(field, 'text'), textAt(field, 'link')];
  const [, label = '', rest = ''] = /^([^:]{1,40}): (\S.*)$/s.exec(text) ?? [];
  if (link === '') return { ...field, name: label, value: rest || text };
  return { ...field, name: text === link ? '' : text, value: link };
}

/** Without a title v5 shows its own; a link on the title of an item is one that is not separate. */
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
    ...ownLeaves(id, item, made),
    visible: item['hidden'] !== true,
    url: linkOf(item['website']),
  };
}

/** Leaves that v5 keeps in another way than under another name. */
function ownLeaves(id: SectionId, item: JsonObject, made: JsonObject): JsonObject {
  const lines = linesOf(textAt(item, 'description'));
  switch (id) {
    case 'references':
      return { description: textAt(item, 'position'), summary: referenceText(item) };
    case 'experience':
      return { summary: textAt(made, 'summary') + rolesText(item['roles']) };
    case 'volunteer':
      return { position: lines.lead, summary: withLines({ ...lines, lead: '' }) };
    case 'projects':
      return { description: lines.lead, summary: lines.summary, keywords: lines.keywords };
    case 'skills':
      return { name: item['name'] === missingText ? '' : item['name'] };
    case 'profiles':
      return { icon: v4Icon(textAt(item, 'icon')) };
    default:
      return {};
  }
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
    keys.map((key) => textAt(item, key)).find((text) => text !== '' && text !== missingText) ?? '',
  ]);
  const lines = linesOf(textAt(item, 'description'));
  const keywords = Array.isArray(item['keywords']) ? item['keywords'] : lines.keywords;
  const more = [textAt(item, 'area'), textAt(item, 'grade')].filter((text) => text !== '');
  const description = withLines({
    ...lines,
    keywords: Array.isArray(item['keywords']) ? lines.keywords : [],
  });
  const text = textAt(item, 'content') + description + rolesText(item['roles']);
  return {
    ...Object.fromEntries(leaves),
    id: item['id'],
    summary: more.map((part) => `<p>${escapeHtml(part)}</p>`).join('') + text,
    keywords,
    visible: item['hidden'] !== true,
    url: linkOf(item['website']),
  };
}

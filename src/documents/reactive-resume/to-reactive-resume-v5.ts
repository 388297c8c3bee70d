import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import type { JsonObject } from '../../values/json-object.ts';
import { ownValue } from '../../values/own-value.ts';
import { missingText } from '../reading-note.ts';
import {
  type Basics,
  type Metadata,
  type SectionId,
  sectionIds,
  sectionNames,
} from '../resume-document/document-parts.ts';
import type { Link } from '../resume-document/link.ts';
import { localeOf } from '../view/words-for.ts';
import { type FieldsInHtml, withFieldsInHtml } from './fields-in-html.ts';
import { pointsPerPixel, rgbaOf, v5Templates } from './v5-looks.ts';
import { type Names, v5CustomNames, v5CustomType, v5Icon, v5Names } from './v5-names.ts';

type Section = Omit<ResumeDocument['sections'][SectionId], 'items' | 'id'>;
interface AnyItem extends JsonObject {
  readonly id: string;
  readonly visible: boolean;
}

/** Leaves that v5 requires and v4 does not have. */
const added: Partial<Record<SectionId, JsonObject>> = {
  experience: { roles: [] },
  education: { location: '' },
  references: { phone: '' },
  skills: { icon: '', iconColor: '' },
  interests: { icon: '', iconColor: '' },
  profiles: { iconColor: '' },
};

/** The document in the format of Reactive Resume v5. */
export function toReactiveResumeV5(document: ResumeDocument): JsonObject {
  const { basics, sections } = document;
  const { content, ...summary } = sections.summary;
  return {
    picture: v5Picture(basics.picture),
    basics: v5Basics(basics),
    summary: { ...sectionHead('summary', summary), content },
    sections: Object.fromEntries(sectionIds.map((id) => [id, listSection(id, sections[id])])),
    customSections: Object.entries(sections.custom).map(([id, { items, ...section }]) => ({
      ...sectionHead('custom', section),
      id,
      type: v5CustomType,
      items: items.map((item) => customItem({ ...item }, section)),
    })),
    metadata: v5Metadata(document),
  };
}

function listSection(id: SectionId, { items, ...section }: Section & { readonly items: readonly AnyItem[] }) {
  return { ...sectionHead(id, section), items: items.map((item) => listItem(id, item, section)) };
}

/** A default title is left out, so that v5 shows its own in the language of the page. */
function sectionHead(id: SectionId | 'summary' | 'custom', { name, columns, visible }: Section): JsonObject {
  const title = id !== 'custom' && name === sectionNames[id] ? '' : name;
  return { title, icon: '', columns, hidden: !visible, keepTogether: false, startOnNewPage: false };
}

function listItem(id: SectionId, item: AnyItem, { separateLinks }: Section): JsonObject {
  const made: JsonObject = { ...common(inV5(id, item), v5Names[id], separateLinks), ...added[id] };
  if (id === 'skills') return { ...made, name: made['name'] || missingText };
  return id === 'profiles' ? { ...made, icon: v5Icon(String(item['icon'])) } : made;
}

/** Moves leaves that v5 does not have into the text. */
function inV5(id: SectionId, item: AnyItem): AnyItem {
  if (id === 'volunteer') {
    const { position, ...rest } = item;
    return { ...rest, summary: withFieldsInHtml({ ...textsOf(item), lead: String(position) }) };
  }
  if (id !== 'projects') return item;
  const { description, keywords, ...rest } = item;
  return {
    ...rest,
    summary: withFieldsInHtml({ ...textsOf(item), lead: String(description), keywords: textList(keywords) }),
  };
}

function customItem(item: AnyItem, { separateLinks }: Section): JsonObject {
  const { description, location, keywords, ...leaves } = item;
  const lines = { lead: String(description), place: String(location), keywords: textList(keywords) };
  const made = common(
    { ...leaves, summary: withFieldsInHtml({ ...textsOf(item), ...lines }) },
    v5CustomNames,
    separateLinks,
  );
  return { ...made, name: made['name'] || missingText };
}

function textsOf(item: AnyItem): FieldsInHtml {
  return { lead: '', summary: String(item['summary']), keywords: [] };
}

function textList(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** An item with v5's names. */
function common({ id, visible, url, ...leaves }: AnyItem, names: Names, separateLinks: boolean): JsonObject {
  const renamed = Object.entries(leaves).map(([leaf, value]) => [ownValue(names, leaf) ?? leaf, value]);
  const website =
    url === undefined ? {} : { website: { ...v5Website(url as Link), inlineLink: !separateLinks } };
  return { id, hidden: !visible, ...Object.fromEntries(renamed), ...website };
}

function v5Website({ href, label }: Link): JsonObject {
  return { url: href, label };
}

/** Template, layout, paper and fonts in v5's format; settings that only v5 has get its defaults. */
function v5Metadata(document: ResumeDocument): JsonObject {
  const { metadata } = document;
  const { template, layout, page, typography, notes } = metadata;
  return {
    template: v5Templates.has(template) ? template : 'onyx',
    layout: { sidebarWidth: 35, pages: layout.map(v5Page) },
    page: {
      gapX: 4,
      gapY: 6,
      marginX: within(page.margin, 0, 100),
      marginY: within(page.margin, 0, 100),
      format: page.format,
      locale: localeOf(document),
      hideLinkUnderline: !typography.underlineLinks,
      hideIcons: typography.hideIcons,
      hideSectionIcons: true,
    },
    design: { level: { icon: 'star', type: 'circle' }, colors: colors(metadata.theme) },
    typography: v5Typography(typography),
    notes,
    styleRules: [],
  };
}

function colors({ primary, text, background }: Metadata['theme']): JsonObject {
  return { primary: rgbaOf(primary), text: rgbaOf(text), background: rgbaOf(background) };
}

/** v5 has one sidebar per page, so further columns of v4 go there. */
function v5Page([main = [], ...sidebars]: readonly (readonly string[])[]): JsonObject {
  const keys = (column: readonly string[]) => column.map((key) => key.replace(/^custom\./, ''));
  const sidebar = keys(sidebars.flat());
  return { fullWidth: sidebar.length === 0, main: keys(main), sidebar };
}

function v5Typography({ font, lineHeight }: Metadata['typography']): JsonObject {
  const fontSize = within(font.size * pointsPerPixel, 6, 24);
  const face = { fontFamily: font.family, lineHeight: within(lineHeight, 0.5, 4) };
  return {
    body: { ...face, fontWeights: ['400'], fontSize },
    heading: { ...face, fontWeights: ['600'], fontSize: within(fontSize * 1.4, 6, 24) },
  };
}

type CustomField = Basics['customFields'][number];

const faint = 'rgba(0, 0, 0, 0.5)';

/** The picture, with values limited to v5's ranges; v5 has it at the top level. */
function v5Picture({ url, size, aspectRatio, borderRadius, effects }: Basics['picture']): JsonObject {
  return {
    hidden: effects.hidden,
    url,
    size: within(size, 32, 512),
    rotation: 0,
    aspectRatio: within(aspectRatio, 0.5, 2.5),
    borderRadius: within(borderRadius, 0, 100),
    borderColor: faint,
    borderWidth: effects.border ? 1 : 0,
    shadowColor: faint,
    shadowWidth: 0,
  };
}

function v5Basics({ url, customFields, picture: _, ...texts }: Basics): JsonObject {
  return {
    ...texts,
    website: { url: url.href, label: url.label },
    customFields: customFields.map(v5CustomField),
  };
}

/** An address becomes the link of the text; any other value becomes part of the text. */
function v5CustomField({ id, icon, name, value }: CustomField): JsonObject {
  const isAddress = /^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(value);
  if (isAddress) return { id, icon, text: name || value, link: value };
  return { id, icon, text: name === '' ? value : `${name}: ${value}`, link: '' };
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

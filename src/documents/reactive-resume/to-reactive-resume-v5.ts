import type { JsonObject } from '../../contract/json-object.ts';
import { ownValue } from '../../contract/own-value.ts';
import type { ResumeDocument } from '../../contract/resume-document.ts';
import type { Link } from '../resume-document/link.ts';
import { missingText } from '../resume-document/missing-text.ts';
import { type SectionId, sectionIds, sectionNames } from '../resume-document/section-id.ts';
import { type LinesInText, withLines } from './lines-in-text.ts';
import { v5Basics, v5Metadata, v5Picture } from './to-v5-metadata.ts';
import { type Names, v5CustomNames, v5CustomType, v5Icon, v5Names } from './v5-names.ts';

type Section = Omit<ResumeDocument['sections'][SectionId], 'items' | 'id'>;
interface AnyItem extends JsonObject {
  readonly id: string;
  readonly visible: boolean;
}

/** Leaves that v5 demands and v4 does not have. */
const added: Partial<Record<SectionId, JsonObject>> = {
  experience: { roles: [] },
  education: { location: '' },
  references: { phone: '' },
  skills: { icon: '', iconColor: '' },
  interests: { icon: '', iconColor: '' },
  profiles: { iconColor: '' },
};

/** The document as Reactive Resume v5 imports and exports it. */
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

/** A default title is left out: v5 then writes its own, in the language of the page. */
function sectionHead(id: SectionId | 'summary' | 'custom', { name, columns, visible }: Section): JsonObject {
  const title = id !== 'custom' && name === sectionNames[id] ? '' : name;
  return { title, icon: '', columns, hidden: !visible, keepTogether: false, startOnNewPage: false };
}

function listItem(id: SectionId, item: AnyItem, { separateLinks }: Section): JsonObject {
  const made: JsonObject = { ...common(inV5(id, item), v5Names[id], separateLinks), ...added[id] };
  if (id === 'skills') return { ...made, name: made['name'] || missingText };
  return id === 'profiles' ? { ...made, icon: v5Icon(String(item['icon'])) } : made;
}

/** Without the leaves that have no place in v5: they stand in the text. */
function inV5(id: SectionId, item: AnyItem): AnyItem {
  if (id === 'volunteer') {
    const { position, ...rest } = item;
    return { ...rest, summary: withLines({ ...textsOf(item), lead: String(position) }) };
  }
  if (id !== 'projects') return item;
  const { description, keywords, ...rest } = item;
  return {
    ...rest,
    summary: withLines({ ...textsOf(item), lead: String(description), keywords: textList(keywords) }),
  };
}

function customItem(item: AnyItem, { separateLinks }: Section): JsonObject {
  const { description, location, keywords, ...leaves } = item;
  const lines = { lead: String(description), place: String(location), keywords: textList(keywords) };
  const made = common(
    { ...leaves, summary: withLines({ ...textsOf(item), ...lines }) },
    v5CustomNames,
    separateLinks,
  );
  return { ...made, name: made['name'] || missingText };
}

function textsOf(item: AnyItem): LinesInText {
  return { lead: '', summary: String(item['summary']), keywords: [] };
}

function textList(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** An item under v5's names. */
function common({ id, visible, url, ...leaves }: AnyItem, names: Names, separateLinks: boolean): JsonObject {
  const renamed = Object.entries(leaves).map(([leaf, value]) => [ownValue(names, leaf) ?? leaf, value]);
  const website =
    url === undefined ? {} : { website: { ...v5Website(url as Link), inlineLink: !separateLinks } };
  return { id, hidden: !visible, ...Object.fromEntries(renamed), ...website };
}

function v5Website({ href, label }: Link): JsonObject {
  return { url: href, label };
}

import type { ResumeDocument, Sections } from '../../contract/resume/resume-document.ts';
import { ownValue } from '../../values/own-value.ts';
import {
  awardEntry,
  certificationEntry,
  customEntry,
  educationEntry,
  experienceEntry,
  projectEntry,
  publicationEntry,
  referenceEntry,
  volunteerEntry,
} from './entries.ts';
import { printedText, richTextView } from './printed-text.ts';
import type { EntryView, LineView, SectionView } from './view-model.ts';
import { commaOf, type SectionKey, type Words } from './view-words.ts';
import { words, words as wordsOf } from './words.ts';

type Content = Partial<Pick<SectionView, 'blocks' | 'entries' | 'lines'>>;

/** The content of each section. Profiles are among the contact details. */
const contentOf: Readonly<Record<SectionKey, (sections: Sections, words: Words) => Content>> = {
  summary: (sections) => ({ blocks: richTextView(sections.summary.content) }),
  experience: (sections, words) => entries(sections.experience.items, experienceEntry, words),
  education: (sections, words) => entries(sections.education.items, educationEntry, words),
  projects: (sections, words) => entries(sections.projects.items, projectEntry, words),
  volunteer: (sections, words) => entries(sections.volunteer.items, volunteerEntry, words),
  awards: (sections, words) => entries(sections.awards.items, awardEntry, words),
  certifications: (sections, words) => entries(sections.certifications.items, certificationEntry, words),
  publications: (sections, words) => entries(sections.publications.items, publicationEntry, words),
  references: (sections, words) => entries(sections.references.items, referenceEntry, words),
  skills: (sections, words) => ({ lines: groupLines(visible(sections.skills.items), words) }),
  interests: (sections, words) => ({ lines: groupLines(visible(sections.interests.items), words) }),
  languages: (sections, words) => ({ lines: languageLines(visible(sections.languages.items), words) }),
  profiles: () => ({}),
};

function visible<Item extends { readonly visible: boolean }>(items: readonly Item[]): Item[] {
  return items.filter((item) => item.visible);
}

function entries<Item extends { readonly visible: boolean }>(
  items: readonly Item[],
  toEntry: (item: Item, words: Words) => EntryView,
  words: Words,
): Content {
  return { entries: visible(items).map((item) => toEntry(item, words)) };
}

/** The section for a layout key; null if it is hidden or empty. */
export function sectionView(document: ResumeDocument, key: string, words: Words): SectionView | null {
  const { sections } = document;
  if (isFixedKey(key)) {
    const section = sections[key];
    if (!section.visible) return null;
    return filled(key, headingOf(key, section.name, words), contentOf[key](sections, words));
  }
  const custom = ownValue(sections.custom, key.replace(/^custom\./, ''));
  if (!custom?.visible) return null;
  return filled(key, printedText(custom.name), entries(custom.items, customEntry, words));
}

function filled(key: string, title: string, content: Content): SectionView | null {
  const { blocks = [], entries = [], lines = [] } = content;
  if (blocks.length + entries.length + lines.length === 0) return null;
  return { key, title, blocks, entries, lines };
}

/** The name given by the person; the English default is replaced by the heading in the resume's language. */
export function headingOf(key: SectionKey, name: string, words: Words): string {
  const given = printedText(name);
  const isDefault = given === '' || given.toLowerCase() === wordsOf.en.headings[key].toLowerCase();
  return isDefault ? words.headings[key] : given;
}

interface Group {
  readonly name: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
}

/** Lines of skills and interests: a group with keywords gets its own line, names without keywords share one. */
export function groupLines(groups: readonly Group[], words: Words): LineView[] {
  const lines: LineView[] = [];
  let bare: string[] = [];
  const flush = () => {
    if (bare.length > 0) lines.push({ label: '', text: bare.join(commaOf(words)) });
    bare = [];
  };
  for (const group of groups) {
    const name = nameWithDescription(group);
    const keywords = (group.keywords ?? []).map(printedText).filter((keyword) => keyword !== '');
    if (keywords.length === 0) {
      if (name !== '') bare.push(name);
      continue;
    }
    flush();
    lines.push({ label: name, text: keywords.join(commaOf(words)) });
  }
  flush();
  return lines;
}

/** `English (native), German (B2)`. */
export function languageLines(languages: Sections['languages']['items'], words: Words): LineView[] {
  const text = languages.map(nameWithDescription).join(commaOf(words));
  return text === '' ? [] : [{ label: '', text }];
}

/** `English (native)`, `English: fluent (C1)`. */
export function nameWithDescription(group: Pick<Group, 'name' | 'description'>): string {
  const name = printedText(group.name);
  const description = printedText(group.description ?? '');
  if (description === '') return name;
  if (name === '') return description;
  return description.includes('(') ? `${name}: ${description}` : `${name} (${description})`;
}

const fixedKeys = Object.keys(words.en.headings) as SectionKey[];

/**
 * Section keys in the order of the layout, page by page and column by column. Sections missing from the layout come
 * last, so that only hidden ones disappear.
 */
export function sectionOrder(document: ResumeDocument): string[] {
  const custom = Object.keys(document.sections.custom).map((key) => `custom.${key}`);
  const known = [...fixedKeys, ...custom];
  const placed = document.metadata.layout.flat(2).filter((key) => known.includes(key));
  return [...new Set([...placed, ...known])];
}

export function isFixedKey(key: string): key is SectionKey {
  return (fixedKeys as readonly string[]).includes(key);
}

import type { ResumeDocument } from '../../../src/contract/resume/resume-document.ts';
import {
  type Block,
  parseRichText,
  printRichText,
  type RichText,
} from '../../../src/contract/resume/rich-text.ts';
import {
  defaultMetadata,
  defaultPicture,
  sectionIds,
  sectionNames,
} from '../../../src/documents/resume-document/document-parts.ts';

/** Sections whose texts have no bullets in JSON Resume. */
const plain = new Set(['awards', 'certifications', 'publications', 'references']);

/**
 * Returns the document without the parts that JSON Resume has no field for: looks, titles, hidden parts, levels,
 * numbered lists.
 */
export function jsonResumeContent(document: ResumeDocument): ResumeDocument {
  const content = structuredClone(document);
  const { basics, sections } = content;
  basics.picture = { ...defaultPicture, url: basics.picture.url };
  Object.assign(sections.summary, { name: sectionNames.summary, columns: 1, visible: true });
  sections.summary.content = printRichText(paragraphsOf(sections.summary.content));
  for (const id of sectionIds) Object.assign(sections[id], { name: sectionNames[id] });
  for (const section of [...sectionIds.map((id) => sections[id]), ...Object.values(sections.custom)]) {
    Object.assign(section, { columns: 1, visible: true });
    const convert = plain.has(section.id)
      ? (html: string) => printRichText(paragraphsOf(html))
      : proseThenBullets;
    for (const item of section.items) {
      item.visible = true;
      if ('level' in item) item.level = 0;
      if ('icon' in item) item.icon = '';
      if ('summary' in item) item.summary = convert(item.summary);
    }
  }
  content.metadata = defaultMetadata;
  return content;
}

function proseThenBullets(html: string): string {
  const blocks = parseRichText(html);
  const items = blocks.flatMap((block) => (block.type === 'list' ? block.items : []));
  const list: readonly Block[] = items.length > 0 ? [{ type: 'list', ordered: false, items }] : [];
  return printRichText([...paragraphsOf(html), ...list]);
}

function paragraphsOf(html: string): RichText {
  return parseRichText(html).filter((block) => block.type === 'paragraph');
}

/** A document without ids and values that follow from others. */
export function contentWithoutIds({ basics, sections }: ResumeDocument): unknown {
  const text = JSON.stringify({ basics, sections: { ...sections, custom: Object.values(sections.custom) } });
  return JSON.parse(text, (key, value) => (key === 'id' || key === 'icon' ? undefined : value));
}

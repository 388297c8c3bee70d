import type { ResumeDocument } from '../../contract/resume-document.ts';
import type { SectionKey } from './view-words.ts';
import { words } from './words.ts';

const fixedKeys = Object.keys(words.en.headings) as SectionKey[];

/**
 * The order in which one column reads the layout: page by page, column by column. What the layout
 * forgets comes last, so that a section only disappears when it was hidden.
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

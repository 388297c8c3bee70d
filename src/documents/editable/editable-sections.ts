import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import type { JsonObject } from '../../values/json-object.ts';
import type { SectionId } from '../resume-document/document-parts.ts';
import { headingOf, isFixedKey, sectionOrder } from '../view/section-view.ts';
import { wordsFor } from '../view/words-for.ts';
import { printLine } from './field-text.ts';
import { marksOf } from './item-marks.ts';
import { type EntryKind, entryKinds } from './section-fields.ts';

/* The sections of a document as a person edits them. */

export interface EditableSection {
  /** Its key in the layout: `experience`, `custom.KEY`. */
  readonly key: string;
  /** Its address in the document. */
  readonly path: readonly string[];
  readonly mark: string;
  /** As it is printed, with `printLine`. */
  readonly title: string;
  readonly isVisible: boolean;
  /** Null for the summary, which is a text without entries. */
  readonly kind: EntryKind | null;
  /** The summary's text. */
  readonly content: string;
  readonly items: readonly EditableItem[];
  /** False for a section that is left out, because nothing is in it. */
  readonly isWritten: boolean;
}

export type EditableItem = JsonObject & { readonly id: string; readonly visible: boolean };

/** All sections in the order in which the resume prints them. */
export function editableSections(document: ResumeDocument): readonly EditableSection[] {
  const { sections } = document;
  const words = wordsFor(document);
  const own = Object.entries(sections.custom);
  const marks = marksOf(own.map(([, { id }]) => id));
  const ownSections = own.map(
    ([key, { name, visible, items }], index): EditableSection => ({
      key: `custom.${key}`,
      path: ['sections', 'custom', key],
      mark: marks[index] ?? '',
      title: printLine(name),
      isVisible: visible,
      kind: entryKinds.custom,
      content: '',
      items,
      isWritten: true,
    }),
  );
  const ownByKey = new Map(ownSections.map((section) => [section.key, section]));
  const fixed = (key: SectionId | 'summary'): EditableSection => {
    const section = sections[key];
    const items = 'items' in section ? section.items : [];
    const content = 'content' in section ? section.content : '';
    return {
      key,
      path: ['sections', key],
      mark: key,
      title: printLine(headingOf(key, section.name, words)),
      isVisible: section.visible,
      kind: key === 'summary' ? null : entryKinds[key],
      content,
      items,
      isWritten: items.length > 0 || content !== '',
    };
  };
  return sectionOrder(document).flatMap((key) => {
    const section = isFixedKey(key) ? fixed(key) : ownByKey.get(key);
    return section ? [section] : [];
  });
}

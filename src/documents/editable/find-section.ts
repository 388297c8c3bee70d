import { nearest } from '../../contract/nearest.ts';
import { ownValue } from '../../contract/own-value.ts';
import { itemId, sectionNames } from '../resume-document/document-parts.ts';
import type { Part } from './editable-parts.ts';
import type { EditableSection } from './editable-sections.ts';
import { printMark } from './item-marks.ts';
import { entryKinds } from './section-fields.ts';

/** A section of the document, a new one, or what is wrong with the heading. */
export type FoundSection = EditableSection | { readonly problem: string };

/** Longer titles are compared with no others. */
const maxTitle = 60;

/** Finds the section of a heading by its mark or else by its title; a title that is new makes a section. */
export function sectionFinder(sections: readonly EditableSection[]): (heading: Part) => FoundSection {
  const byMark = new Map(sections.map((section) => [section.mark, section]));
  const byTitle = new Map(
    sections.toReversed().flatMap((section) => titlesOf(section).map((title) => [title, section] as const)),
  );
  return ({ mark, text, isHidden }) => {
    if (mark !== null) {
      const problem = `there is no section ${printMark(mark, true)}; restore the mark, or remove it to add a section`;
      return byMark.get(mark) ?? { problem };
    }
    const title = text.toLowerCase();
    if (title === '') return { problem: 'this section has no title; write one after "##"' };
    const known = byTitle.get(title);
    if (known) return known;
    const near = title.length <= maxTitle ? nearest(title, [...byTitle.keys()]) : null;
    const meant = near === null ? null : byTitle.get(near);
    if (meant) return { problem: `"${text}" is not a section; did you mean ${meant.title}?` };
    return newSection(text, !isHidden);
  };
}

function titlesOf({ key, title, kind }: EditableSection): readonly string[] {
  if (kind === entryKinds.custom) return title === '' ? [] : [title.toLowerCase()];
  const name = ownValue<string>(sectionNames, key) ?? key;
  return [title, name, key].map((one) => one.toLowerCase());
}

function newSection(title: string, isVisible: boolean): EditableSection {
  const key = itemId('custom', title);
  return {
    key: `custom.${key}`,
    path: ['sections', 'custom', key],
    mark: key,
    title: '',
    isVisible,
    kind: entryKinds.custom,
    content: '',
    items: [],
    isWritten: false,
  };
}

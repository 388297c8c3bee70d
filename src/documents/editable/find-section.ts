import { nearest } from '../../values/nearest.ts';
import { ownValue } from '../../values/own-value.ts';
import { itemId, sectionNames } from '../resume-document/document-parts.ts';
import type { Part } from './editable-parts.ts';
import type { EditableSection } from './editable-sections.ts';
import { printMark } from './item-marks.ts';
import { entryKinds } from './section-fields.ts';

/** A section of the document, a new one, or what is wrong with the heading. */
export type FoundSection = EditableSection | { readonly problem: string };

/** Longer titles are compared with no others. */
const maxTitle = 60;

/** A mark for a section whose title is like that of another. */
const newMark = 'new';

/**
 * Finds the section of a heading by its mark or else by its title; a title that is new makes a section.
 * @param headings all of the text: the title of a section whose mark is there, with another title, is free
 */
export function sectionFinder(
  sections: readonly EditableSection[],
  headings: readonly Part[],
): (heading: Part) => FoundSection {
  const byMark = new Map(sections.map((section) => [section.mark, section]));
  const renamed = new Set(
    headings.filter(({ mark, text }) => text !== byMark.get(mark ?? '')?.title).map(({ mark }) => mark),
  );
  const byTitle = new Map(
    sections
      .filter(({ mark }) => !renamed.has(mark))
      .toReversed()
      .flatMap((section) => titlesOf(section).map((title) => [title, section] as const)),
  );
  const keys = new Set(sections.map(({ key }) => key));
  return ({ mark, text, isHidden }) => {
    if (mark !== null && (mark !== newMark || byMark.has(mark))) {
      const problem = `there is no section ${printMark(mark, true)}; restore the mark, or remove it to add a section`;
      return byMark.get(mark) ?? { problem };
    }
    const title = text.toLowerCase();
    if (title === '') return { problem: 'this section has no title; write one after "##"' };
    if (mark === newMark) return newSection(text, !isHidden, keys);
    const known = byTitle.get(title);
    if (known) return known;
    const near = title.length <= maxTitle ? nearest(title, [...byTitle.keys()]) : null;
    const meant = near === null ? null : byTitle.get(near);
    if (meant) {
      const own = `for a section of your own, write: ## ${text} ${printMark(newMark, true)}`;
      return { problem: `"${text}" is not a section; did you mean ${meant.title}? ${own}` };
    }
    return newSection(text, !isHidden, keys);
  };
}

function titlesOf({ key, title, kind }: EditableSection): readonly string[] {
  if (kind === entryKinds.custom) return title === '' ? [] : [title.toLowerCase()];
  const name = ownValue<string>(sectionNames, key) ?? key;
  return [title, name, key].map((one) => one.toLowerCase());
}

function newSection(title: string, isVisible: boolean, keys: ReadonlySet<string>): EditableSection {
  let key = itemId('custom', title);
  while (keys.has(`custom.${key}`)) key = itemId(key, title);
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

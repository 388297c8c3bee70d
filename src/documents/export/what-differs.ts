import { isDeepStrictEqual } from 'node:util';
import { parseDateRange } from '../../contract/dates.ts';
import { ownValue } from '../../contract/own-value.ts';
import type { ResumeDocument } from '../../contract/resume-document.ts';
import { parseRichText } from '../../contract/rich-text.ts';
import { counted } from '../resume-document/counted.ts';
import { type SectionId, sectionIds, sectionNames } from '../resume-document/section-id.ts';

/** What people call a leaf, where its name does not say it. */
const leafNames: Readonly<Record<string, string>> = {
  summary: 'markup and order of the text',
  url: 'link',
  date: 'dates',
  customFields: 'fields of your own',
};
/** Ids are nobody's words, an icon follows from the network, and a picture's size is looks. */
const unsaid = new Set(['id', 'visible', 'icon', 'picture']);

/**
 * What the first document shows and the second does not show alike, in words: `the level of 3 skill groups`.
 * Places in the lists count, not ids.
 */
export function whatDiffers(before: ResumeDocument, after: ResumeDocument): readonly string[] {
  const leaves = Object.entries(before.basics).filter(([leaf]) => !unsaid.has(leaf));
  const read: Readonly<Record<string, unknown>> = after.basics;
  return [
    ...leaves
      .filter(([leaf, value]) => !isSame(leaf, value, ownValue(read, leaf)))
      .map(([leaf]) => `the ${nameOf(leaf)}`),
    ...summaryDiffers(before, after),
    ...titlesDiffer(before, after),
    ...sectionIds.flatMap((id) => sectionDiffers(id, shownItems(before, id), shownItems(after, id))),
  ];
}

function summaryDiffers(before: ResumeDocument, after: ResumeDocument): readonly string[] {
  const { content, visible } = before.sections.summary;
  const same = isSame('summary', visible ? content : '', after.sections.summary.content);
  return same ? [] : ['lists and markup in the summary'];
}

function titlesDiffer(before: ResumeDocument, after: ResumeDocument): readonly string[] {
  const titleOf = ({ sections }: ResumeDocument, id: SectionId) => sections[id].name || sectionNames[id];
  const changed = sectionIds.filter(
    (id) => shownItems(before, id).length > 0 && titleOf(before, id) !== titleOf(after, id),
  );
  return changed.length === 0
    ? []
    : [`the titles ${changed.map((id) => `"${titleOf(before, id)}"`).join(', ')}`];
}

type Shown = Readonly<Record<string, unknown>>;

function shownItems({ sections }: ResumeDocument, id: SectionId): readonly Shown[] {
  const { visible, items } = sections[id];
  return visible ? items.filter((item) => item.visible).map((item) => ({ ...item })) : [];
}

function sectionDiffers(id: SectionId, before: readonly Shown[], after: readonly Shown[]): readonly string[] {
  if (before.length !== after.length) return [counted(id, before.length - after.length)];
  const [first] = before;
  return Object.keys(first ?? {})
    .filter((leaf) => !unsaid.has(leaf))
    .flatMap((leaf) => {
      const count = before.filter(
        (item, index) => !isSame(leaf, ownValue(item, leaf), ownValue(after[index] ?? {}, leaf)),
      ).length;
      return count === 0 ? [] : [`the ${nameOf(leaf)} of ${counted(id, count)}`];
    });
}

function nameOf(leaf: string): string {
  return ownValue(leafNames, leaf) ?? leaf;
}

/** Whether a reader sees the same: dates in any spelling, text whatever its markup is written like. */
function isSame(leaf: string, one: unknown, other: unknown): boolean {
  if (typeof one !== 'string' || typeof other !== 'string') return isDeepStrictEqual(bare(one), bare(other));
  if (one === other) return true;
  if (leaf === 'summary') return isDeepStrictEqual(parseRichText(one), parseRichText(other));
  const dates = parseDateRange(one);
  return leaf === 'date' && dates.end !== null && isDeepStrictEqual(dates, parseDateRange(other));
}

/** Own fields without their ids and icons. */
function bare(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((one: unknown) =>
    typeof one === 'object' && one !== null
      ? Object.fromEntries(Object.entries(one).filter(([key]) => !unsaid.has(key)))
      : one,
  );
}

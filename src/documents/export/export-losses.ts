import { isDeepStrictEqual } from 'node:util';
import { parseDateRange } from '../../contract/resume/dates.ts';
import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import { parseRichText } from '../../contract/resume/rich-text.ts';
import { isJsonObject, type JsonObject } from '../../values/json-object.ts';
import { ownValue } from '../../values/own-value.ts';
import { readJsonResume } from '../json-resume/read-json-resume.ts';
import { toJsonResume } from '../json-resume/to-json-resume.ts';
import { blocksLookAlike } from '../markup/write-markdown.ts';
import { readReactiveResumeV4 } from '../reactive-resume/read-reactive-resume-v4.ts';
import { toReactiveResumeV5 } from '../reactive-resume/to-reactive-resume-v5.ts';
import { v5AsV4 } from '../reactive-resume/v5-as-v4.ts';
import { v5Templates } from '../reactive-resume/v5-looks.ts';
import { counted, missingText } from '../reading-note.ts';
import { readRendercv } from '../rendercv/read-rendercv.ts';
import { headAsWritten, isSameAddress, toRendercv } from '../rendercv/to-rendercv.ts';
import { type SectionId, sectionIds, sectionNames } from '../resume-document/document-parts.ts';

/** Describes what a JSON Resume of the document cannot keep, one sentence each. */
export function jsonResumeLosses(document: ResumeDocument, source?: Readonly<JsonObject>): readonly string[] {
  const read = readJsonResume(toJsonResume(document, source));
  const hidden = hiddenCount(document);
  const custom = Object.values(document.sections.custom).filter(({ visible }) => visible);
  return [
    ...sentence('JSON Resume has no place for', [
      ...differencesAfterReading(document, read),
      ...(hidden === 0 ? [] : [hidden === 1 ? '1 hidden entry' : `${hidden} hidden entries`]),
    ]),
    ...(custom.length === 0 ? [] : [customSentence(custom.map(({ name }) => name))]),
  ];
}

function customSentence(names: readonly string[]): string {
  const count = names.length === 1 ? '1 custom section has' : `${names.length} custom sections have`;
  const titles = names.map((name) => name || 'without a title').join(', ');
  return `${count} no place in JSON Resume (${titles}): kept under "custom", which other programs ignore.`;
}

/** Describes what a RenderCV file of the document cannot keep, one sentence each. */
export function rendercvLosses(document: ResumeDocument): readonly string[] {
  const read = readJsonResume(readRendercv(toRendercv(document)).source);
  const { profiles, customFields } = headAsWritten(document);
  const written: ResumeDocument = {
    ...document,
    basics: { ...document.basics, customFields: [...customFields] },
    sections: { ...document.sections, profiles: { ...document.sections.profiles, items: [...profiles] } },
  };
  // RenderCV keeps titles as keys of the sections; our reader replaces them with its own.
  for (const id of sectionIds) read.sections[id].name = document.sections[id].name;
  for (const [index, profile] of read.sections.profiles.items.entries()) {
    const { network = '', url } = profiles[index] ?? {};
    if (isSameAddress(profile.url.href, url?.href ?? '')) profile.url.href = url?.href ?? '';
    if (profile.network.toLowerCase() === network.toLowerCase()) profile.network = network;
  }
  const hidden = hiddenCount(document);
  return sentence('RenderCV has no place for', [
    ...differencesAfterReading(written, read),
    ...(hidden === 0 ? [] : [hidden === 1 ? '1 hidden entry' : `${hidden} hidden entries`]),
  ]);
}

/** Describes what Reactive Resume v5 has no field for, one sentence each. */
export function reactiveResumeV5Losses(document: ResumeDocument): readonly string[] {
  const read = readReactiveResumeV4(v5AsV4(toReactiveResumeV5(document)));
  const { metadata, basics } = document;
  const looks = [
    ...(metadata.css.visible && metadata.css.value.trim() !== '' ? ['your own style sheet (CSS)'] : []),
    ...(v5Templates.has(metadata.template) ? [] : [`the template ${metadata.template}`]),
    ...(basics.picture.url !== '' && basics.picture.effects.grayscale
      ? ['the grayscale effect of the picture']
      : []),
  ];
  return [
    ...sentence('Reactive Resume v5 has no place for', [
      ...differencesAfterReading(document, read),
      ...looks,
    ]),
    ...sentence('Part of the text, because Reactive Resume v5 has no field for it', fieldsInText(document)),
  ];
}

function fieldsInText({ sections }: ResumeDocument): readonly string[] {
  const roles = sections.volunteer.items.filter(({ position }) => position !== '').length;
  const described = sections.projects.items.filter(({ description }) => description !== '').length;
  const tagged = sections.projects.items.filter(({ keywords }) => keywords.length > 0).length;
  return [
    ...(roles === 0 ? [] : [`the position of ${counted('volunteer', roles)}`]),
    ...(described === 0 ? [] : [`the subtitle of ${counted('projects', described)}`]),
    ...(tagged === 0 ? [] : [`the keywords of ${counted('projects', tagged)}`]),
  ];
}

function sentence(beginning: string, what: readonly string[]): readonly string[] {
  return what.length === 0 ? [] : [`${beginning}: ${what.join('; ')}.`];
}

/** Number of hidden entries that have content. */
function hiddenCount({ sections }: ResumeDocument): number {
  const lists = [...sectionIds.map((id) => sections[id]), ...Object.values(sections.custom)];
  const hidden = lists.flatMap(({ visible, items }) => items.filter((item) => !(visible && item.visible)));
  return hidden.filter((item) => hasContent({ ...item })).length;
}

function hasContent({ id: _, visible: __, ...leaves }: JsonObject): boolean {
  return Object.values(leaves).some((leaf) => {
    if (typeof leaf === 'string') return leaf !== '' && leaf !== missingText;
    return Array.isArray(leaf) && leaf.length > 0;
  });
}

/** Names for people, for leaves whose own name is unclear. */
const leafNames: Readonly<Record<string, string>> = {
  summary: 'markup and order of the text',
  url: 'link',
  date: 'dates',
  customFields: 'custom fields',
};
/** Leaves without a text: ids, icons that follow from the network, and the picture's size. */
const ignoredLeaves = new Set(['id', 'visible', 'icon', 'picture']);

/**
 * Describes the visible differences between two documents: `the level of 3 skill groups`. Entries are compared by
 * position, not by id.
 */
export function differencesAfterReading(before: ResumeDocument, after: ResumeDocument): readonly string[] {
  const leaves = Object.entries(before.basics).filter(([leaf]) => !ignoredLeaves.has(leaf));
  const read: Readonly<Record<string, unknown>> = after.basics;
  return [
    ...leaves
      .filter(([leaf, value]) => !isSame(leaf, value, ownValue(read, leaf)))
      .map(([leaf]) => `the ${nameOf(leaf)}`),
    ...summaryDifferences(before, after),
    ...titleDifferences(before, after),
    ...sectionIds.flatMap((id) =>
      itemDifferences(shownItems(before.sections[id]), shownItems(after.sections[id]), (count) =>
        counted(id, count),
      ),
    ),
    ...customSectionDifferences(before, after),
  ];
}

function summaryDifferences(before: ResumeDocument, after: ResumeDocument): readonly string[] {
  const { content, visible } = before.sections.summary;
  const same = isSame('summary', visible ? content : '', after.sections.summary.content);
  return same ? [] : ['lists and markup in the summary'];
}

function titleDifferences(before: ResumeDocument, after: ResumeDocument): readonly string[] {
  const shownTitle = ({ sections }: ResumeDocument, id: SectionId) => sections[id].name || sectionNames[id];
  const changed = sectionIds.filter(
    (id) => shownItems(before.sections[id]).length > 0 && shownTitle(before, id) !== shownTitle(after, id),
  );
  return changed.length === 0
    ? []
    : [`the titles ${changed.map((id) => `"${shownTitle(before, id)}"`).join(', ')}`];
}

type Shown = Readonly<Record<string, unknown>>;
interface Section {
  readonly name: string;
  readonly visible: boolean;
  readonly items: readonly { readonly visible: boolean }[];
}

function shownItems({ visible, items }: Pick<Section, 'visible' | 'items'>): readonly Shown[] {
  return visible ? items.filter((item) => item.visible).map((item) => ({ ...item })) : [];
}

function itemDifferences(
  before: readonly Shown[],
  after: readonly Shown[],
  called: (count: number) => string,
): readonly string[] {
  const more = after.length - before.length;
  if (more > 0) return [`other entries, read as ${called(more)}`];
  if (more < 0) return [called(-more)];
  return Object.keys(before[0] ?? {})
    .filter((leaf) => !ignoredLeaves.has(leaf))
    .flatMap((leaf) => leafDifferences(leaf, before, after, called));
}

/** The address and the text of a link are reported separately. */
function leafDifferences(
  leaf: string,
  before: readonly Shown[],
  after: readonly Shown[],
  called: (count: number) => string,
): readonly string[] {
  const differ = (name: string, partOf: (value: unknown) => unknown) => {
    const count = before.filter(
      (item, index) =>
        !isSame(leaf, partOf(ownValue(item, leaf)), partOf(ownValue(after[index] ?? {}, leaf))),
    ).length;
    return count === 0 ? [] : [`the ${name} of ${called(count)}`];
  };
  if (leaf !== 'url') return differ(nameOf(leaf), (value) => value);
  const partAt = (key: 'href' | 'label') => (value: unknown) =>
    isJsonObject(value) ? ownValue(value, key) : undefined;
  return [...differ('link', partAt('href')), ...differ('text of the link', partAt('label'))];
}

/** Compares custom sections by unique title, the others in order. Sections without visible entries are skipped. */
function customSectionDifferences(before: ResumeDocument, after: ResumeDocument): readonly string[] {
  const shownOf = ({ sections }: ResumeDocument): readonly Section[] =>
    Object.values(sections.custom).filter((section) => shownItems(section).length > 0);
  const [own, read] = [shownOf(before), shownOf(after)];
  const isAlone = (list: readonly Section[], name: string) =>
    list.filter((section) => section.name === name).length === 1;
  const named = own.filter(({ name }) => isAlone(own, name) && isAlone(read, name));
  const others = own.filter((section) => !named.includes(section));
  const left = read.filter(({ name }) => !named.some((section) => section.name === name));
  const changed = own.flatMap((section) => {
    const found = named.includes(section)
      ? read.find(({ name }) => name === section.name)
      : left[others.indexOf(section)];
    return sectionDifferences(section, found);
  });
  const more = left.slice(others.length).map((section) => entriesOf(section)(shownItems(section).length));
  return [...changed, ...more.map((entries) => `other entries, read as ${entries}`)];
}

function sectionDifferences(section: Section, found: Section | undefined): readonly string[] {
  const called = entriesOf(section);
  if (!found) return [called(shownItems(section).length)];
  return [
    ...(found.name === section.name
      ? []
      : [`the title of ${titleOf(section)}, which becomes ${titleOf(found)}`]),
    ...itemDifferences(shownItems(section), shownItems(found), called),
  ];
}

/** `2 entries in "Patents"`. */
function entriesOf(section: Section): (count: number) => string {
  return (count) => `${count === 1 ? '1 entry' : `${count} entries`} in ${titleOf(section)}`;
}

function titleOf({ name }: Section): string {
  return name === '' ? 'a section without a title' : `"${name}"`;
}

function nameOf(leaf: string): string {
  return ownValue(leafNames, leaf) ?? leaf;
}

/** True if both look the same to a reader, whatever the spelling of dates and the form of the markup. */
function isSame(leaf: string, one: unknown, other: unknown): boolean {
  if (typeof one !== 'string' || typeof other !== 'string') return isDeepStrictEqual(bare(one), bare(other));
  if (one === other) return true;
  if (leaf === 'summary') return blocksLookAlike(parseRichText(one), parseRichText(other));
  const dates = parseDateRange(one);
  return leaf === 'date' && dates.end !== null && isDeepStrictEqual(dates, parseDateRange(other));
}

/** Custom fields without their ids and icons. */
function bare(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((one: unknown) =>
    typeof one === 'object' && one !== null
      ? Object.fromEntries(Object.entries(one).filter(([key]) => !ignoredLeaves.has(key)))
      : one,
  );
}

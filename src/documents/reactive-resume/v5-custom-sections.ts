import { isJsonObject, type JsonObject } from '../../contract/json-object.ts';
import { missingText } from '../resume-document/missing-text.ts';
import type { SectionId } from '../resume-document/section-id.ts';
import { linesOf, linkOf, paragraph, referenceText, withLines } from './lines-in-text.ts';
import { textAt, v5CustomType } from './v5-names.ts';

/* Sections of one's own in v5: each has a type, which says what its entries are. */

/** Types whose entries belong to the section of that name, whatever their title. The others keep theirs. */
const joins = [
  ...(['experience', 'education', 'skills', 'languages', 'certifications', 'volunteer', 'profiles'] as const),
] satisfies readonly SectionId[];

/** A letter to one employer is no part of a resume. */
export const coverLetterType = 'cover-letter';

export interface OwnSection {
  readonly id: string;
  readonly values: JsonObject;
}

export interface CustomSections {
  readonly joined: ReadonlyMap<SectionId, readonly JsonObject[]>;
  readonly own: readonly OwnSection[];
  /** Where a key of v5's layout is in v4's; null for what v4 does not have. */
  readonly placeOf: (key: string) => string | null;
}

export function v5CustomSections(value: unknown): CustomSections {
  const sections = (Array.isArray(value) ? value.filter(isJsonObject) : []).map((values, index) => {
    const id = textAt(values, 'id') || `section${index + 1}`;
    const target = joins.find((one) => one === values['type']) ?? null;
    return { id, values, target, isLetter: values['type'] === coverLetterType };
  });
  const places = new Map(
    sections.map(({ id, target, isLetter }) => [id, isLetter ? null : (target ?? `custom.${id}`)] as const),
  );
  const joinedTo = (id: SectionId) =>
    sections.filter(({ target }) => target === id).map(({ values }) => values);
  return {
    joined: new Map(joins.map((id) => [id, joinedTo(id)])),
    own: sections.filter(({ target, isLetter }) => target === null && !isLetter),
    placeOf(key) {
      const place = places.get(key);
      return place === undefined ? `custom.${key}` : place;
    },
  };
}

/** Leaves of any kind of item, by what a custom item of v4 calls them. */
const customNames: Readonly<Record<string, readonly string[]>> = {
  name: ['company', 'school', 'organization', 'title', 'language', 'network', 'name'],
  description: ['position', 'degree', 'awarder', 'issuer', 'publisher', 'fluency', 'proficiency', 'username'],
  date: ['period', 'date'],
  location: ['location'],
};

/** An item of a section of one's own as v4 has it. */
export function v5OwnItem(item: JsonObject, type: unknown): JsonObject {
  const leaves = Object.fromEntries(
    Object.entries(customNames).map(([leaf, keys]) => [
      leaf,
      keys.map((key) => textAt(item, key)).find((text) => text !== '' && text !== missingText) ?? '',
    ]),
  );
  const lines = linesOf(type === 'references' ? referenceText(item) : textAt(item, 'description'), true);
  const hasKeywords = Array.isArray(item['keywords']);
  // Only where there is no field for them are they part of the text.
  const isLine = type === v5CustomType;
  const text = withLines({
    lead: isLine ? '' : lines.lead,
    place: isLine ? '' : lines.place,
    summary: lines.summary,
    keywords: hasKeywords ? lines.keywords : [],
  });
  const more = [textAt(item, 'area'), textAt(item, 'grade')].map(paragraph);
  return {
    ...leaves,
    ...(isLine && { description: lines.lead, location: lines.place }),
    id: item['id'],
    summary: more.join('') + textAt(item, 'content') + text,
    keywords: hasKeywords ? item['keywords'] : lines.keywords,
    visible: item['hidden'] !== true,
    url: linkOf(item['website']),
  };
}

import type { Address } from '../../../contract/plan/edit.ts';
import type { ResumeDocument } from '../../../contract/resume/resume-document.ts';
import type { Evidence } from '../../../contract/score.ts';
import { isJsonObject } from '../../../values/json-object.ts';
import { ownValue } from '../../../values/own-value.ts';
import type { ItemSection } from '../../resume/base-path.ts';
import { readRichLines } from '../../resume/read-chunks.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import { isItem, isItemList, pointerTo, valueAt } from '../document-tree.ts';

/* Finds the base text of an edit: its path in JSON Resume terms, and its words. */

/** Quotes the base at the address; empty if the base has nothing there. `chunks`: those of the base. */
export function baseEvidence(
  base: ResumeDocument,
  at: Address,
  chunks: readonly Chunk[],
): readonly Evidence[] {
  const value = valueAt(base, at);
  const source = baseSource(base, at);
  if (typeof value === 'string') return textEvidence(value, base, at, chunks);
  if (isItemList(value) && value.length > 0)
    return value.flatMap((item) => titleEvidence(base, [...at, item.id]));
  if (Array.isArray(value)) return listEvidence(value, source);
  if (value === undefined) return [];
  const titles = titleEvidence(base, at);
  return titles.length > 0 || isJsonObject(value) ? titles : [{ path: source, quote: String(value) }];
}

function textEvidence(text: string, base: ResumeDocument, at: Address, chunks: readonly Chunk[]): Evidence[] {
  const pointer = pointerTo(base, at);
  const quoted = chunks.filter((chunk) => chunk.pointer === pointer);
  if (quoted.length > 0) return quoted.map((chunk) => ({ path: chunk.path, quote: chunk.text }));
  const path = baseSource(base, at);
  const field = at.at(-1);
  if (field === 'summary' || field === 'content') {
    const { prose, bullets } = readRichLines(text);
    return spoken([prose, ...bullets].map((quote) => ({ path, quote })));
  }
  const item = path.replace(/\.date$/, '');
  const [start = '', end] = text.split(' - ');
  if (item === path || end === undefined) return spoken([{ path, quote: text }]);
  const dates = [{ path: `${item}.startDate`, quote: start }];
  return spoken(end === 'Present' ? dates : [...dates, { path: `${item}.endDate`, quote: end }]);
}

function listEvidence(list: readonly unknown[], source: string): Evidence[] {
  const isFlat = list.every((element) => typeof element === 'string');
  const texts = list.flat(2).map(String);
  return spoken(texts.map((quote, index) => ({ path: isFlat ? `${source}[${index}]` : source, quote })));
}

/** The name of the item that contains the address, as evidence. */
function titleEvidence(base: ResumeDocument, at: Address): Evidence[] {
  for (let length = at.length; length > 1; length -= 1) {
    const address = at.slice(0, length);
    const value = valueAt(base, address);
    if (!isItem(value)) continue;
    for (const field of titleFields) {
      const quote = ownValue(value, field);
      if (typeof quote !== 'string' || quote.trim() === '') continue;
      return [{ path: baseSource(base, [...address, field]), quote }];
    }
  }
  return [];
}

const titleFields = ['company', 'organization', 'institution', 'network', 'title', 'name', 'position'];

function spoken(evidence: readonly Evidence[]): Evidence[] {
  return evidence.filter(({ quote }) => quote.trim() !== '');
}

/** The JSON Resume name of a v4 section, and of fields with different names. */
interface SectionTerms {
  readonly name: string;
  readonly fields?: Readonly<Record<string, string>>;
}

const basicsTerms: Readonly<Record<string, string>> = { headline: 'label', picture: 'image' };

const sectionTerms: Readonly<Record<ItemSection, SectionTerms>> = {
  experience: { name: 'work', fields: { company: 'name' } },
  volunteer: { name: 'volunteer' },
  projects: { name: 'projects' },
  education: { name: 'education' },
  skills: { name: 'skills', fields: { description: 'level' } },
  certifications: { name: 'certificates' },
  languages: {
    name: 'languages',
    fields: { name: 'language', description: 'fluency', level: 'fluency' },
  },
  awards: { name: 'awards' },
  publications: { name: 'publications', fields: { date: 'releaseDate' } },
  interests: { name: 'interests' },
  references: { name: 'references', fields: { summary: 'reference' } },
  profiles: { name: 'basics.profiles' },
};

/** Fields of an item that JSON Resume does not have. */
const unnamedFields: ReadonlySet<string> = new Set(['id', 'visible', 'icon']);

/**
 * The base path of an address, in JSON Resume terms, or the path of its section if the base does not contain it. Fields
 * that JSON Resume does not have, such as the page format, keep their path in the document.
 */
export function baseSource(base: ResumeDocument, at: Address): string {
  const [room, name = '', ...rest] = at;
  if (room === 'basics') return basicsSource(base, name, rest);
  if (room !== 'sections') return name === 'layout' ? 'sections' : at.join('.');
  if (name === 'summary') return 'basics.summary';
  if (name === 'custom') return customSource(base, rest);
  const section = name as ItemSection;
  const terms = sectionTerms[section];
  return itemSource(terms.name, base.sections[section].items, rest.slice(1), terms.fields);
}

function basicsSource({ basics }: ResumeDocument, name: string, rest: Address): string {
  if (name === 'customFields') return itemSource('basics.customFields', basics.customFields, rest);
  return `basics.${ownValue(basicsTerms, name) ?? name}`;
}

function customSource({ sections }: ResumeDocument, [key = '', , ...rest]: Address): string {
  const index = Object.keys(sections.custom).indexOf(key);
  const section = ownValue(sections.custom, key);
  if (!section) return 'custom';
  return rest.length === 0 ? `custom[${index}]` : itemSource(`custom[${index}].items`, section.items, rest);
}

function itemSource(
  list: string,
  items: readonly { readonly id: string }[],
  [id, field]: Address,
  terms: Readonly<Record<string, string>> = {},
): string {
  const index = items.findIndex((item) => item.id === id);
  if (index === -1) return list;
  const item = `${list}[${index}]`;
  return field === undefined || unnamedFields.has(field)
    ? item
    : `${item}.${ownValue(terms, field) ?? field}`;
}

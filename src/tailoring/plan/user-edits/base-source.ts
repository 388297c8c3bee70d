import { ownValue } from '../../../contract/own-value.ts';
import type { Address } from '../../../contract/plan/user-edit.ts';
import type { ResumeDocument } from '../../../contract/resume-document.ts';
import type { ItemSection } from '../../resume/base-path.ts';

/** How JSON Resume calls a section of the v4 document, and those of its fields that have another name there. */
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

/** Fields of an item that JSON Resume has no word for. */
const unnamedFields: ReadonlySet<string> = new Set(['id', 'visible', 'icon']);

/**
 * Path in the base of what stands at the address, in JSON Resume terms; that of its section when the base does not
 * hold it. What JSON Resume has no word for, such as the page format, goes by its path in the document.
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

import { noLink } from '../resume-document/link.ts';
import type { CustomSection, Leaves, SectionId } from '../resume-document/section-id.ts';

type ItemDefaults = { readonly [Id in SectionId]: Leaves<Id> };

const dated = { date: '', summary: '', url: noLink };

/** What a leaf is when an export of Reactive Resume leaves it out. Source: its published v4 schema. */
export const itemDefaults: ItemDefaults = {
  awards: { title: '', awarder: '', ...dated },
  certifications: { name: '', issuer: '', ...dated },
  education: { institution: '', studyType: '', area: '', score: '', ...dated },
  experience: { company: '', position: '', location: '', ...dated },
  volunteer: { organization: '', position: '', location: '', ...dated },
  interests: { name: '', keywords: [] },
  languages: { name: '', description: '', level: 1 },
  profiles: { network: '', username: '', icon: '', url: noLink },
  projects: { name: '', description: '', keywords: [], ...dated },
  publications: { name: '', publisher: '', ...dated },
  references: { name: '', description: '', summary: '', url: noLink },
  skills: { name: '', description: '', level: 1, keywords: [] },
};

export const customItemDefaults: Omit<CustomSection['items'][number], 'id' | 'visible'> = {
  name: '',
  description: '',
  location: '',
  keywords: [],
  ...dated,
};

/** Leaves that Reactive Resume refuses when they are empty. */
export const demandedLeaves: Readonly<Record<SectionId, readonly string[]>> = {
  awards: ['title'],
  certifications: ['name'],
  education: ['institution'],
  experience: ['company'],
  volunteer: ['organization'],
  interests: ['name'],
  languages: ['name'],
  profiles: ['network', 'username'],
  projects: ['name'],
  publications: ['name'],
  references: ['name'],
  skills: [],
};

/** Names that other descriptions of the format give to a leaf; read when the leaf itself is absent. */
export const otherNames: Readonly<Record<string, string>> = { studyType: 'degree' };

import type { ItemSection } from '../apply/base-path.ts';

/** How JSON Resume calls a section of the v4 document, and those of its fields that have another name there. */
export interface SectionTerms {
  readonly name: string;
  readonly fields?: Readonly<Record<string, string>>;
}

export const basicsTerms: Readonly<Record<string, string>> = { headline: 'label', picture: 'image' };

export const sectionTerms: Readonly<Record<ItemSection, SectionTerms>> = {
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
export const unnamedFields: ReadonlySet<string> = new Set(['id', 'visible', 'icon']);

import type { ResumeDocument, Sections } from '../../contract/resume-document.ts';

/** The twelve sections that are lists of items. */
export type SectionId = Exclude<keyof Sections, 'summary' | 'custom'>;

export type Item<Id extends SectionId> = Sections[Id]['items'][number];

/** What an item says: everything but its id and whether it is shown. */
export type Leaves<Id extends SectionId> = Omit<Item<Id>, 'id' | 'visible'>;

export type CustomSection = Sections['custom'][string];
export type Basics = ResumeDocument['basics'];
export type Metadata = ResumeDocument['metadata'];

/** Default title of every section, in the order of Reactive Resume's own layout. */
export const sectionNames = {
  profiles: 'Profiles',
  summary: 'Summary',
  experience: 'Experience',
  education: 'Education',
  projects: 'Projects',
  volunteer: 'Volunteering',
  references: 'References',
  skills: 'Skills',
  interests: 'Interests',
  certifications: 'Certifications',
  awards: 'Awards',
  publications: 'Publications',
  languages: 'Languages',
} as const satisfies Record<SectionId | 'summary', string>;

export const sectionIds: readonly SectionId[] = Object.keys(sectionNames).filter(
  (id): id is SectionId => id !== 'summary',
);

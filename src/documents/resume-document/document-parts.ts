import { createHash } from 'node:crypto';
import { itemIdPattern, type ResumeDocument, type Sections } from '../../contract/resume/resume-document.ts';

/** The twelve sections that are lists of items. */
export type SectionId = Exclude<keyof Sections, 'summary' | 'custom'>;

export type Item<Id extends SectionId> = Sections[Id]['items'][number];

/** The content of an item: everything except its id and visibility. */
export type Leaves<Id extends SectionId> = Omit<Item<Id>, 'id' | 'visible'>;

export type CustomSection = Sections['custom'][string];
export type Basics = ResumeDocument['basics'];
export type Metadata = ResumeDocument['metadata'];

/** Default section titles, in the order of Reactive Resume's own layout. */
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

const idLength = 24;
const pattern = new RegExp(itemIdPattern);

/** An id in cuid2 form that depends only on the item's base path and its text. */
export function itemId(path: string, text: string): string {
  const digest = createHash('sha256').update(path).update('\n').update(text).digest('hex');
  const digits = BigInt(`0x${digest}`).toString(36).padStart(idLength, '0');
  // The first character must be a letter.
  return `r${digits.slice(-idLength + 1)}`;
}

export function isItemId(id: unknown): id is string {
  return typeof id === 'string' && pattern.test(id);
}

/* Defaults of a new resume in Reactive Resume v4 (source: its published schema), except for the layout. */

export const defaultPicture: Basics['picture'] = {
  url: '',
  size: 64,
  aspectRatio: 1,
  borderRadius: 0,
  effects: { hidden: false, border: false, grayscale: false },
};

export function sectionBase<Id extends SectionId | 'summary'>(id: Id) {
  return { name: sectionNames[id], columns: 1, separateLinks: true, visible: true, id };
}

export const defaultMetadata: Metadata = {
  template: 'rhyhorn',
  // One column in the usual order, because a resume without a layout has no sidebar.
  layout: [
    [
      [
        'summary',
        'experience',
        'education',
        'skills',
        'certifications',
        'projects',
        'volunteer',
        'publications',
        'awards',
        'languages',
        'interests',
        'references',
        'profiles',
      ],
      [],
    ],
  ],
  css: { value: '', visible: false },
  page: { margin: 18, format: 'a4', options: { breakLine: true, pageNumbers: true } },
  theme: { background: '#ffffff', text: '#000000', primary: '#dc2626' },
  typography: {
    font: { family: 'IBM Plex Serif', subset: 'latin', variants: ['regular', 'italic', '600'], size: 14 },
    lineHeight: 1.5,
    hideIcons: false,
    underlineLinks: true,
  },
  notes: '',
};

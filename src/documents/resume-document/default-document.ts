import type { Basics, Metadata, SectionId } from './section-id.ts';
import { sectionNames } from './section-id.ts';

/* What Reactive Resume v4 fills in when it makes a new resume (source: its published schema), but for the layout. */

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
  // One column in the order that a reader expects: a resume that was never laid out has no sidebar to keep.
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

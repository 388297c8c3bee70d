import type { ResumeDocument } from '../resume-document.ts';

const section = { columns: 1, separateLinks: true, visible: true } as const;
const noLink = { label: '', href: '' } as const;

function empty<Id extends string>(id: Id, name: string) {
  return { ...section, id, name, items: [] };
}

const sections: ResumeDocument['sections'] = {
  summary: { ...section, id: 'summary', name: 'Summary', content: '' },
  awards: empty('awards', 'Awards'),
  certifications: empty('certifications', 'Certifications'),
  education: empty('education', 'Education'),
  experience: {
    ...section,
    id: 'experience',
    name: 'Experience',
    items: [
      {
        id: 'rz23ixxna8t4hxtkbmothser',
        visible: true,
        company: 'Example Ltd',
        position: 'Engineer',
        location: '',
        date: '2021-03 - Present',
        summary: '<ul><li>Built an API in TypeScript on PostgreSQL</li></ul>',
        url: noLink,
      },
    ],
  },
  volunteer: empty('volunteer', 'Volunteering'),
  interests: empty('interests', 'Interests'),
  languages: empty('languages', 'Languages'),
  profiles: empty('profiles', 'Profiles'),
  projects: empty('projects', 'Projects'),
  publications: empty('publications', 'Publications'),
  references: empty('references', 'References'),
  skills: {
    ...section,
    id: 'skills',
    name: 'Skills',
    items: [
      {
        id: 'ra5n3o1114h5cc427qyf4pvv',
        visible: true,
        name: 'Languages',
        description: '',
        level: 0,
        keywords: ['TypeScript', 'PostgreSQL', 'Java', 'SQL'],
      },
    ],
  },
  custom: {},
};

const metadata: ResumeDocument['metadata'] = {
  template: 'rhyhorn',
  layout: [[['summary', 'skills', 'experience', 'education'], []]],
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

/** A complete, small resume document, for the examples. */
export const exampleDocument: ResumeDocument = {
  basics: {
    name: 'Ada Example',
    headline: 'Software Engineer',
    email: 'ada@example.com',
    phone: '',
    location: '',
    url: noLink,
    customFields: [],
    picture: {
      url: '',
      size: 64,
      aspectRatio: 1,
      borderRadius: 0,
      effects: { hidden: false, border: false, grayscale: false },
    },
  },
  sections,
  metadata,
};

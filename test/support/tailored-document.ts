import { ResumeDocument } from '../../src/contract/resume/resume-document.ts';

const section = { name: 'Section', columns: 1, separateLinks: true, visible: true };
const itemSections = [
  'awards',
  'certifications',
  'education',
  'experience',
  'volunteer',
  'interests',
  'languages',
  'profiles',
  'projects',
  'publications',
  'references',
  'skills',
];

/** The smallest complete resume document of a named person. */
export function tailoredDocument(name: string): ResumeDocument {
  return ResumeDocument.parse({
    basics: {
      name,
      headline: 'Engineer – “quoted” & <escaped>',
      email: '',
      phone: '',
      location: '',
      url: { label: '', href: '' },
      customFields: [],
      picture: {
        url: '',
        size: 64,
        aspectRatio: 1,
        borderRadius: 0,
        effects: { hidden: true, border: false, grayscale: false },
      },
    },
    sections: {
      summary: { ...section, id: 'summary', content: '<p>Line separator:\u2028.</p>' },
      ...Object.fromEntries(itemSections.map((id) => [id, { ...section, id, items: [] }])),
      custom: {},
    },
    metadata: {
      template: 'onyx',
      layout: [[['summary', 'experience'], []]],
      css: { value: '', visible: false },
      page: { margin: 18, format: 'a4', options: { breakLine: true, pageNumbers: false } },
      theme: { background: '#ffffff', text: '#000000', primary: '#000000' },
      typography: {
        font: { family: 'Source Sans 3', subset: 'latin', variants: ['regular'], size: 14 },
        lineHeight: 1.5,
        hideIcons: false,
        underlineLinks: true,
      },
      notes: '',
    },
  });
}

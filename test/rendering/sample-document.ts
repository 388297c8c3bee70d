import type { ResumeDocument } from '../../src/contract/resume/resume-document.ts';

type Sections = ResumeDocument['sections'];
type ItemSection = Exclude<keyof Sections, 'summary' | 'custom'>;
type Item<Key extends ItemSection> = Sections[Key]['items'][number];

const sectionBase = { name: '', columns: 1, separateLinks: true, visible: true };

const base = { id: 'a00000000000000000000000', visible: true };
const url = { label: '', href: '' };
const published = { ...base, date: '', summary: '', url };

const emptyItems: { readonly [Key in ItemSection]: Item<Key> } = {
  awards: { ...published, title: '', awarder: '' },
  certifications: { ...published, name: '', issuer: '' },
  education: { ...published, institution: '', studyType: '', area: '', score: '' },
  experience: { ...published, company: '', position: '', location: '' },
  volunteer: { ...published, organization: '', position: '', location: '' },
  interests: { ...base, name: '', keywords: [] },
  languages: { ...base, name: '', description: '', level: 1 },
  profiles: { ...base, network: '', username: '', icon: '', url },
  projects: { ...published, name: '', description: '', keywords: [] },
  publications: { ...published, name: '', publisher: '' },
  references: { ...base, name: '', description: '', summary: '', url },
  skills: { ...base, name: '', description: '', level: 1, keywords: [] },
};

/** An item of a section; other fields are empty. */
export function item<Key extends ItemSection>(section: Key, fields: Partial<Item<Key>>): Item<Key> {
  return { ...emptyItems[section], ...fields };
}

export function customItem(fields: Partial<Sections['custom'][string]['items'][number]>) {
  return { ...published, name: '', description: '', location: '', keywords: [], ...fields };
}

function section<Key extends ItemSection>(id: Key): Sections[Key] {
  return { ...sectionBase, id, items: [] } as unknown as Sections[Key];
}

function emptyDocument(): ResumeDocument {
  return {
    basics: {
      name: 'Jane Doe',
      headline: '',
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
      summary: { ...sectionBase, id: 'summary', content: '' },
      awards: section('awards'),
      certifications: section('certifications'),
      education: section('education'),
      experience: section('experience'),
      volunteer: section('volunteer'),
      interests: section('interests'),
      languages: section('languages'),
      profiles: section('profiles'),
      projects: section('projects'),
      publications: section('publications'),
      references: section('references'),
      skills: section('skills'),
      custom: {},
    },
    metadata: {
      template: 'rhyhorn',
      layout: [[['summary', 'experience', 'education', 'skills'], []]],
      css: { value: '', visible: false },
      page: { margin: 18, format: 'a4', options: { breakLine: true, pageNumbers: true } },
      theme: { background: '#ffffff', text: '#000000', primary: '#000000' },
      typography: {
        font: { family: 'IBM Plex Serif', subset: 'latin', variants: ['regular'], size: 14 },
        lineHeight: 1.5,
        hideIcons: false,
        underlineLinks: true,
      },
      notes: '',
    },
  };
}

/** A complete resume document with only the name Jane Doe, which the test may change. */
export function resume(fill: (document: ResumeDocument) => void = () => {}): ResumeDocument {
  const document = emptyDocument();
  fill(document);
  return document;
}

export function bullets(...texts: readonly string[]): string {
  return `<ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`;
}

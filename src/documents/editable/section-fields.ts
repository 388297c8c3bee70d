import type { SectionId } from '../resume-document/document-parts.ts';

/* Which lines an entry of each section has in the text that a person edits. */

export interface EditableField {
  /** Its name in the resume document. */
  readonly key: string;
  readonly label: string;
  readonly as: 'text' | 'date' | 'link' | 'keywords' | 'level';
  /** Written only if it has a value. */
  readonly isRare?: true;
}

export interface EntryKind {
  /** One entry, with its article. */
  readonly noun: string;
  /** The field that is the heading of an entry. */
  readonly title: EditableField;
  /** In the order of the resume document. */
  readonly fields: readonly EditableField[];
  /** True if paragraphs and bullets may follow the fields. */
  readonly hasText: boolean;
}

const text = (key: string, label: string): EditableField => ({ key, label, as: 'text' });
const rareText = (key: string, label: string): EditableField => ({ ...text(key, label), isRare: true });
const dates: EditableField = { key: 'date', label: 'Dates', as: 'date' };
const date: EditableField = { key: 'date', label: 'Date', as: 'date' };
const link: EditableField = { key: 'url', label: 'Link', as: 'link', isRare: true };
const keywords: EditableField = { key: 'keywords', label: 'Keywords', as: 'keywords' };
const level: EditableField = { key: 'level', label: 'Level', as: 'level', isRare: true };
const place = text('location', 'Location');

export const basicsFields: readonly EditableField[] = [
  text('headline', 'Headline'),
  text('email', 'Email'),
  text('phone', 'Phone'),
  place,
  { key: 'url', label: 'Website', as: 'link' },
];

/** A list with a text has a field that is always written, so its first paragraph is never taken for one. */
export const entryKinds: Readonly<Record<SectionId | 'custom', EntryKind>> = {
  experience: {
    noun: 'a job',
    title: text('company', 'Employer'),
    fields: [text('position', 'Job title'), place, dates, link],
    hasText: true,
  },
  education: {
    noun: 'a school',
    title: text('institution', 'School'),
    fields: [text('studyType', 'Degree'), text('area', 'Subject'), rareText('score', 'Grade'), dates, link],
    hasText: true,
  },
  projects: {
    noun: 'a project',
    title: text('name', 'Name'),
    fields: [text('description', 'Description'), dates, { ...keywords, isRare: true }, link],
    hasText: true,
  },
  volunteer: {
    noun: 'a volunteer job',
    title: text('organization', 'Organization'),
    fields: [text('position', 'Role'), place, dates, link],
    hasText: true,
  },
  references: {
    noun: 'a reference',
    title: text('name', 'Name'),
    fields: [text('description', 'Description'), link],
    hasText: true,
  },
  certifications: {
    noun: 'a certificate',
    title: text('name', 'Name'),
    fields: [text('issuer', 'Issuer'), date, link],
    hasText: true,
  },
  awards: {
    noun: 'an award',
    title: text('title', 'Title'),
    fields: [text('awarder', 'Awarded by'), date, link],
    hasText: true,
  },
  publications: {
    noun: 'a publication',
    title: text('name', 'Title'),
    fields: [text('publisher', 'Publisher'), date, link],
    hasText: true,
  },
  skills: {
    noun: 'a skill',
    title: text('name', 'Name'),
    fields: [rareText('description', 'Description'), level, { ...keywords, isRare: true }],
    hasText: false,
  },
  interests: {
    noun: 'an interest',
    title: text('name', 'Name'),
    fields: [{ ...keywords, isRare: true }],
    hasText: false,
  },
  languages: {
    noun: 'a language',
    title: text('name', 'Language'),
    fields: [text('description', 'Fluency'), level],
    hasText: false,
  },
  profiles: {
    noun: 'a profile',
    title: text('network', 'Network'),
    fields: [text('username', 'Username'), { ...link, label: 'Link' }],
    hasText: false,
  },
  custom: {
    noun: 'an entry',
    title: text('name', 'Name'),
    fields: [
      rareText('description', 'Description'),
      dates,
      rareText('location', 'Location'),
      { ...keywords, isRare: true },
      link,
    ],
    hasText: true,
  },
};

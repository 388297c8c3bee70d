import type { ResumeDocument, Sections } from '../contract/resume/resume-document.ts';
import { parseRichText, plainText } from '../contract/resume/rich-text.ts';

/** `name`: a proper name; `list`: one of many short items. The others are sentences. */
export type LineKind = 'name' | 'title' | 'list' | 'prose' | 'bullet';

/** A visible text of the resume: an item of a list or a paragraph. */
export interface Line {
  /** In JSON Resume terms: `work[0].highlights[2]`. */
  readonly path: string;
  /** The place in words: `Experience, Acme, 2nd bullet`. */
  readonly place: string;
  readonly kind: LineKind;
  readonly text: string;
  /** The job, project or school of the line. */
  readonly entry: LineEntry | null;
}

export interface LineEntry {
  /** `work[0]`; for custom sections the path in the resume document. */
  readonly path: string;
  readonly place: string;
  /** True for a job, volunteering or a project. */
  readonly isWork: boolean;
}

/** Every visible text of the resume, in order. */
export function readLines({ basics, sections }: ResumeDocument): readonly Line[] {
  const own = [
    line('basics.name', 'Name', 'name', basics.name),
    line('basics.label', 'Headline', 'title', basics.headline),
    line('basics.email', 'E-mail', 'name', basics.email),
    line('basics.phone', 'Phone', 'name', basics.phone),
    line('basics.location', 'Location', 'name', basics.location),
    ...basics.customFields.map(({ name, value }) =>
      line('basics', name === '' ? 'Contact details' : name, 'name', value),
    ),
    ...summaryLines(sections),
  ];
  const listed = sectionRows.flatMap((row) => sectionLines(sections[row.section], row));
  const custom = Object.entries(sections.custom).flatMap(([key, section]) =>
    sectionLines(section, customRow(key, section.name)),
  );
  return [...own, ...listed, ...custom].filter(({ text }) => text.trim() !== '');
}

interface SectionRow {
  /** The section's path in JSON Resume. */
  readonly path: string;
  readonly heading: string;
  readonly isWork: boolean;
  /** Fields in the order used to name an entry, with their JSON Resume names and kinds. */
  readonly fields: readonly (readonly [field: string, path: string, kind: LineKind])[];
  /** The JSON Resume list for the bullets of the text. */
  readonly bullets: string;
}

interface ListedRow extends SectionRow {
  readonly section: Exclude<keyof Sections, 'summary' | 'custom'>;
}

const date = ['date', 'date', 'name'] as const;

const sectionRows: readonly ListedRow[] = [
  {
    section: 'experience',
    path: 'work',
    heading: 'Experience',
    isWork: true,
    fields: [
      ['company', 'name', 'name'],
      ['position', 'position', 'title'],
      ['location', 'location', 'name'],
      date,
    ],
    bullets: 'highlights',
  },
  {
    section: 'volunteer',
    path: 'volunteer',
    heading: 'Volunteering',
    isWork: true,
    fields: [
      ['organization', 'organization', 'name'],
      ['position', 'position', 'title'],
      ['location', 'location', 'name'],
      date,
    ],
    bullets: 'highlights',
  },
  {
    section: 'projects',
    path: 'projects',
    heading: 'Projects',
    isWork: true,
    fields: [
      ['name', 'name', 'name'],
      ['description', 'description', 'prose'],
      date,
      ['keywords', 'keywords', 'list'],
    ],
    bullets: 'highlights',
  },
  {
    section: 'education',
    path: 'education',
    heading: 'Education',
    isWork: false,
    fields: [
      ['institution', 'institution', 'name'],
      ['studyType', 'studyType', 'title'],
      ['area', 'area', 'title'],
      date,
    ],
    bullets: 'courses',
  },
  listSection('skills', 'skills', 'Skills'),
  listSection('certifications', 'certificates', 'Certificates', ['issuer', 'issuer', 'name']),
  listSection('awards', 'awards', 'Awards', ['awarder', 'awarder', 'name']),
  listSection('publications', 'publications', 'Publications', ['publisher', 'publisher', 'name']),
  listSection('languages', 'languages', 'Languages'),
  listSection('interests', 'interests', 'Interests'),
  listSection('references', 'references', 'References'),
];

function listSection(
  section: ListedRow['section'],
  path: string,
  heading: string,
  ...more: SectionRow['fields']
): ListedRow {
  const fields: SectionRow['fields'] = [
    ['name', 'name', 'list'],
    ['title', 'title', 'list'],
    ['description', 'description', 'list'],
    ['keywords', 'keywords', 'list'],
    date,
    ...more,
  ];
  return { section, path, heading, isWork: false, fields, bullets: 'highlights' };
}

function customRow(key: string, heading: string): SectionRow {
  return {
    path: `sections.custom.${key}.items`,
    heading: heading.trim() === '' ? 'Other section' : heading,
    isWork: false,
    fields: [
      ['name', 'name', 'name'],
      ['description', 'description', 'list'],
      ['location', 'location', 'name'],
      ['keywords', 'keywords', 'list'],
      date,
    ],
    bullets: 'summary',
  };
}

interface Listed {
  readonly visible: boolean;
  readonly items: readonly { readonly visible: boolean }[];
}

function sectionLines({ visible, items }: Listed, row: SectionRow): readonly Line[] {
  if (!visible) return [];
  return items.flatMap((item, index) => (item.visible ? itemLines(item, index, row) : []));
}

function itemLines(item: object, index: number, row: SectionRow): readonly Line[] {
  const values = new Map<string, unknown>(Object.entries(item));
  const texts = row.fields.map(([field]) => values.get(field)).filter((one) => typeof one === 'string');
  const [called = ''] = texts.filter((one) => one.trim() !== '');
  const path = `${row.path}[${index}]`;
  const label = called === '' ? ordinal(index, 'entry') : called;
  const entry: LineEntry = { path, place: `${row.heading}, ${label}`, isWork: row.isWork };
  const fields = row.fields.flatMap(([field, name, kind]) => {
    const value = values.get(field);
    if (typeof value === 'string') return [{ ...line(`${path}.${name}`, entry.place, kind, value), entry }];
    const words: readonly unknown[] = Array.isArray(value) ? value : [];
    return words.map((word, at) => ({
      ...line(`${path}.${name}[${at}]`, entry.place, kind, String(word)),
      entry,
    }));
  });
  const summary = values.get('summary');
  return typeof summary === 'string' ? [...fields, ...richLines(summary, entry, row.bullets)] : fields;
}

function richLines(html: string, entry: LineEntry, bulletsName: string): readonly Line[] {
  const { paragraphs, bullets } = textsOf(html);
  return [
    ...paragraphs.map((text) => ({ ...line(`${entry.path}.summary`, entry.place, 'prose', text), entry })),
    ...bullets.map((text, at) => ({
      ...line(
        `${entry.path}.${bulletsName}[${at}]`,
        `${entry.place}, ${ordinal(at, 'bullet')}`,
        'bullet',
        text,
      ),
      entry,
    })),
  ];
}

function summaryLines({ summary }: Sections): readonly Line[] {
  if (!summary.visible) return [];
  const { paragraphs, bullets } = textsOf(summary.content);
  return [...paragraphs, ...bullets].map((text) => line('basics.summary', 'Summary', 'prose', text));
}

function textsOf(html: string): {
  readonly paragraphs: readonly string[];
  readonly bullets: readonly string[];
} {
  const blocks = parseRichText(html);
  return {
    paragraphs: blocks.flatMap((block) =>
      block.type === 'paragraph' ? plainText(block.runs).split('\n') : [],
    ),
    bullets: blocks.flatMap((block) => (block.type === 'list' ? block.items.map(plainText) : [])),
  };
}

function line(path: string, place: string, kind: LineKind, text: string): Line {
  return { path, place, kind, text, entry: null };
}

/** `2nd bullet` for index 1. */
export function ordinal(index: number, noun: string): string {
  const number = index + 1;
  const isTeen = Math.floor(number / 10) % 10 === 1;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending} ${noun}`;
}

import type { ResumeDocument, Sections } from '../contract/resume/resume-document.ts';
import { parseRichText, plainText } from '../contract/resume/rich-text.ts';
import type { ProofreadingMessages } from '../messages/proofreading/proofreading-messages.ts';

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

/** The heading of each section. */
export type Headings = Readonly<Record<Exclude<keyof Sections, 'custom'>, string>>;

/** Every visible text of the resume, in order. */
export function readLines(
  { basics, sections }: ResumeDocument,
  messages: ProofreadingMessages,
  headings: Headings,
): readonly Line[] {
  const { places } = messages;
  const own = [
    line('basics.name', places.name, 'name', basics.name),
    line('basics.label', places.headline, 'title', basics.headline),
    line('basics.email', places.email, 'name', basics.email),
    line('basics.phone', places.phone, 'name', basics.phone),
    line('basics.location', places.location, 'name', basics.location),
    ...basics.customFields.map(({ name, value }) =>
      line('basics', name === '' ? places.contact : name, 'name', value),
    ),
    ...summaryLines(sections, headings),
  ];
  const listed = sectionRows.flatMap((row) =>
    sectionLines(sections[row.section], { ...row, heading: headings[row.section] }, messages),
  );
  const custom = Object.entries(sections.custom).flatMap(([key, section]) => {
    const heading = section.name.trim() === '' ? places.otherSection : section.name;
    return sectionLines(section, { ...customRow(key), heading }, messages);
  });
  return [...own, ...listed, ...custom].filter(({ text }) => text.trim() !== '');
}

interface SectionRow {
  /** The section's path in JSON Resume. */
  readonly path: string;
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
    isWork: false,
    fields: [
      ['institution', 'institution', 'name'],
      ['studyType', 'studyType', 'title'],
      ['area', 'area', 'title'],
      date,
    ],
    bullets: 'courses',
  },
  listSection('skills', 'skills'),
  listSection('certifications', 'certificates', ['issuer', 'issuer', 'name']),
  listSection('awards', 'awards', ['awarder', 'awarder', 'name']),
  listSection('publications', 'publications', ['publisher', 'publisher', 'name']),
  listSection('languages', 'languages'),
  listSection('interests', 'interests'),
  listSection('references', 'references'),
];

function listSection(section: ListedRow['section'], path: string, ...more: SectionRow['fields']): ListedRow {
  const fields: SectionRow['fields'] = [
    ['name', 'name', 'list'],
    ['title', 'title', 'list'],
    ['description', 'description', 'list'],
    ['keywords', 'keywords', 'list'],
    date,
    ...more,
  ];
  return { section, path, isWork: false, fields, bullets: 'highlights' };
}

function customRow(key: string): SectionRow {
  return {
    path: `sections.custom.${key}.items`,
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

type NamedRow = SectionRow & { readonly heading: string };

function sectionLines(
  { visible, items }: Listed,
  row: NamedRow,
  messages: ProofreadingMessages,
): readonly Line[] {
  if (!visible) return [];
  return items.flatMap((item, index) => (item.visible ? itemLines(item, index, row, messages) : []));
}

function itemLines(
  item: object,
  index: number,
  row: NamedRow,
  messages: ProofreadingMessages,
): readonly Line[] {
  const values = new Map<string, unknown>(Object.entries(item));
  const texts = row.fields.map(([field]) => values.get(field)).filter((one) => typeof one === 'string');
  const [called = ''] = texts.filter((one) => one.trim() !== '');
  const path = `${row.path}[${index}]`;
  const label = called === '' ? messages.entry(index + 1) : called;
  const entry: LineEntry = { path, place: messages.placed(row.heading, label), isWork: row.isWork };
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
  return typeof summary === 'string'
    ? [...fields, ...richLines(summary, entry, row.bullets, messages)]
    : fields;
}

function richLines(
  html: string,
  entry: LineEntry,
  bulletsName: string,
  messages: ProofreadingMessages,
): readonly Line[] {
  const { paragraphs, bullets } = textsOf(html);
  return [
    ...paragraphs.map((text) => ({ ...line(`${entry.path}.summary`, entry.place, 'prose', text), entry })),
    ...bullets.map((text, at) => ({
      ...line(
        `${entry.path}.${bulletsName}[${at}]`,
        messages.placed(entry.place, messages.bullet(at + 1)),
        'bullet',
        text,
      ),
      entry,
    })),
  ];
}

function summaryLines({ summary }: Sections, headings: Headings): readonly Line[] {
  if (!summary.visible) return [];
  const { paragraphs, bullets } = textsOf(summary.content);
  return [...paragraphs, ...bullets].map((text) => line('basics.summary', headings.summary, 'prose', text));
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

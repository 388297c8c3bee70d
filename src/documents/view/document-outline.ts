import type { ResumeDocument, Sections } from '../../contract/resume/resume-document.ts';
import {
  markedText,
  parseRichText,
  type RichText,
  plainText as wordsOfRuns,
} from '../../contract/resume/rich-text.ts';
import { ownValue } from '../../values/own-value.ts';
import { missingText } from '../reading-note.ts';
import { degreeOf, gradeOf } from './entries.ts';
import { displayDate } from './printed-text.ts';
import { headingOf, isFixedKey, nameWithDescription, sectionOrder } from './section-view.ts';
import { commaOf, type Words } from './view-words.ts';

/** A resume for text formats: only visible parts, in the order of the layout. */
interface Outline {
  readonly name: string;
  readonly headline: string;
  /** E-mail, phone, place and links, one item each. */
  readonly contact: readonly string[];
  readonly sections: readonly OutlineSection[];
}

interface OutlineSection {
  readonly title: string;
  readonly prose: RichText;
  readonly entries: readonly OutlineEntry[];
}

export function outlineOf(document: ResumeDocument, words: Words): Outline {
  const { basics } = document;
  const sections = sectionOrder(document)
    // Profiles are part of the contact line.
    .filter((key) => key !== 'profiles')
    .map((key) => outlineSection(document, key, words))
    .filter((section) => section !== null)
    .filter(({ prose, entries }) => prose.length > 0 || entries.length > 0);
  return { name: basics.name, headline: basics.headline, contact: contactOf(document), sections };
}

function outlineSection({ sections }: ResumeDocument, key: string, words: Words): OutlineSection | null {
  const section = isFixedKey(key) ? sections[key] : ownValue(sections.custom, key.replace(/^custom\./, ''));
  if (!section?.visible) return null;
  const prose = 'content' in section ? parseRichText(section.content) : [];
  const items = 'items' in section ? section.items.filter((item) => item.visible) : [];
  const title = isFixedKey(key) ? headingOf(key, section.name, words) : section.name;
  return { title, prose, entries: items.map((item) => outlineEntry(item, key, words)) };
}

function contactOf({ basics, sections }: ResumeDocument): readonly string[] {
  const { items, visible } = sections.profiles;
  const profiles = items
    .filter((item) => visible && item.visible)
    .map(({ network, username, url }) => `${network}: ${url.href || url.label || username}`);
  const fields = basics.customFields.map(({ name, value }) => (name ? `${name}: ${value}` : value));
  const link = basics.url.href || basics.url.label;
  return [basics.email, basics.phone, basics.location, link, ...fields, ...profiles]
    .map((text) => text.replace(`${missingText}: `, ''))
    .filter((text) => text !== '');
}

/** An entry of any section, such as a job, a school or a skill group. */
export interface OutlineEntry {
  /** `Staff Nurse`, `BSc, Nursing`, `Databases`. */
  readonly title: string;
  /** Employer, place, dates, link; empty ones are left out. */
  readonly details: readonly string[];
  readonly body: RichText;
  /** A list in one text: `SQL, Kafka`. */
  readonly keywords: string;
}

type ListSection = Exclude<keyof Sections, 'summary' | 'custom'>;
type AnyItem = Sections[ListSection]['items'][number] | Sections['custom'][string]['items'][number];

/** Leaves for the title, best first; the first two with a value become title and first detail. */
const titleLeaves = ['position', 'name', 'title'] as const;
const detailLeaves = [
  ...['company', 'organization', 'institution', 'issuer', 'awarder', 'publisher', 'description'],
  'location',
] as const;

function outlineEntry(item: AnyItem, section: string, words: Words): OutlineEntry {
  const leaf = (key: string): string => {
    const value = ownValue<unknown>(item, key);
    return typeof value === 'string' && value !== missingText ? value : '';
  };
  const keywords = ('keywords' in item ? item.keywords : []).join(commaOf(words));
  // A level as a detail would look like another name.
  if (section === 'skills' || section === 'languages') {
    const title = nameWithDescription({ name: leaf('name'), description: leaf('description') });
    return { title, details: [], body: [], keywords };
  }
  const degree = degreeOf(leaf('studyType'), leaf('area'), words);
  const titles = [...titleLeaves.map(leaf), degree];
  const grade = gradeOf(leaf('score'), words);
  const details = [...detailLeaves.map(leaf), grade, displayDate(leaf('date'), words), addressOf(item)];
  const [title = '', ...rest] = [...titles, ...details].filter((part) => part !== '');
  return {
    title,
    details: rest,
    body: 'summary' in item ? parseRichText(item.summary) : [],
    keywords,
  };
}

function addressOf(item: AnyItem): string {
  return 'url' in item ? item.url.href || item.url.label : '';
}

/** A line of the plain text, with its section and entry. */
export interface ShownLine {
  /** Empty for name, headline and contact details. */
  readonly section: string;
  /** The first line of the entry; empty for that line itself and outside entries. */
  readonly entry: string;
  readonly text: string;
  /** With the marks of bold, italics and links, if it has some. */
  readonly marked?: string;
}

/** The lines of the plain text, one for each contact detail, paragraph, bullet and entry. */
export function shownLines(document: ResumeDocument, words: Words): readonly ShownLine[] {
  const { name, headline, contact, sections } = outlineOf(document, words);
  const head = [name, headline, ...contact].map((text) => ({ section: '', entry: '', text }));
  const body = sections.flatMap(({ title: section, prose, entries }) => [
    ...blockLines(prose).map((line) => ({ section, entry: '', ...line })),
    ...entries.flatMap((entry) => {
      const first = entryLine(entry);
      const lines = blockLines(entry.body).map((line) => ({ section, entry: first, ...line }));
      return [{ section, entry: '', text: first }, ...lines];
    }),
  ]);
  return [...head, ...body].filter(({ text }) => text !== '');
}

/** The first line of an entry: title, details and keywords. */
export function entryLine({ title, details, keywords }: OutlineEntry): string {
  const named = [title, ...details].filter((part) => part !== '').join(', ');
  return named !== '' && keywords !== '' ? `${named}: ${keywords}` : named + keywords;
}

function blockLines(blocks: RichText): readonly Pick<ShownLine, 'text' | 'marked'>[] {
  const marked = plainBlocks(blocks, markedText);
  return plainBlocks(blocks).map((text, index) => {
    const line = marked[index] ?? text;
    return line === text ? { text } : { text, marked: line };
  });
}

/** A line for each paragraph and list item. */
export function plainBlocks(blocks: RichText, textOf = wordsOfRuns): readonly string[] {
  return blocks.flatMap((block) => {
    if (block.type === 'paragraph') return [textOf(block.runs)];
    return block.items.map((runs, index) => `${block.ordered ? `${index + 1}.` : '-'} ${textOf(runs)}`);
  });
}

import type { Sections } from '../../contract/resume/resume-document.ts';
import {
  displayDate,
  linked,
  noTextLink,
  plain,
  printedLink,
  printedText,
  richTextView,
} from './printed-text.ts';
import type { BlockView, EntryView, RunView, TextLink } from './view-model.ts';
import { commaOf, type Words } from './view-words.ts';

const maxNameLength = 40;
/**
 * Joins a list of short names, such as courses, to one paragraph: `Databases, Networks`. Other blocks are unchanged.
 */
function shortListAsLine(block: BlockView, words: Words): BlockView {
  if (block.type === 'paragraph' || block.ordered || !block.items.every(isShortName)) return block;
  const comma: RunView = { text: commaOf(words), strong: false, em: false, href: '' };
  const runs = block.items.flatMap((item, index) => (index === 0 ? item : [comma, ...item]));
  return { type: 'paragraph', runs };
}

/** True for a short text that is not a sentence and has no commas. */
function isShortName(runs: readonly RunView[]): boolean {
  const text = runs.map((run) => run.text).join('');
  return text.length <= maxNameLength && !/[,;]|[.:!?]$/.test(text);
}

type Item<Key extends Exclude<keyof Sections, 'summary' | 'custom'>> = Sections[Key]['items'][number];
type CustomItem = Sections['custom'][string]['items'][number];
type Url = Item<'projects'>['url'];

interface Described {
  readonly date?: string;
  readonly summary: string;
  readonly keywords?: readonly string[];
}

/** An entry from its two heading lines; date, text and keywords are the same in all sections. */
function entry(
  heading: Pick<EntryView, 'title' | 'subtitle' | 'aside'>,
  item: Described,
  words: Words,
): EntryView {
  return {
    ...heading,
    date: displayDate(item.date ?? '', words),
    blocks: richTextView(item.summary),
    keywords: joined(item.keywords ?? [], commaOf(words)),
  };
}

function joined(parts: readonly string[], link: string): string {
  return parts
    .map(printedText)
    .filter((part) => part !== '')
    .join(link);
}

/** Position first, employer below; without a position, the employer is first. */
function employment(role: string, employer: string, location: string, url: Url) {
  const organization = linked(employer, url.href);
  const title = plain(role);
  if (title.text === '') return { title: organization, subtitle: noTextLink, aside: plain(location) };
  return { title, subtitle: organization, aside: plain(location) };
}

export function experienceEntry(item: Item<'experience'>, words: Words): EntryView {
  return entry(employment(item.position, item.company, item.location, item.url), item, words);
}

export function volunteerEntry(item: Item<'volunteer'>, words: Words): EntryView {
  return entry(employment(item.position, item.organization, item.location, item.url), item, words);
}

export function educationEntry(item: Item<'education'>, words: Words): EntryView {
  const degree = degreeOf(item.studyType, item.area, words);
  const grade = gradeOf(item.score, words);
  const school = entry(employment(degree, item.institution, grade, item.url), item, words);
  return { ...school, blocks: school.blocks.map((block) => shortListAsLine(block, words)) };
}

/** The degree with its subject, unless it already names it: `Licenciatura en Enfermería`, `BTS, Tourisme`. */
export function degreeOf(studyType: string, area: string, words: Words): string {
  if (studyType.toLowerCase().includes(area.toLowerCase())) return studyType;
  const comma = commaOf(words);
  return joined([studyType, area], linkedDegrees.test(studyType) ? (words.subjectLink ?? comma) : comma);
}

/** Beginnings of degrees that are written with a word before their subject. */
const linkedDegrees =
  /^(?:[BM]\.?(?:A|Sc?)\b|Ph\.?D|assoc|bac(?:cal|h)|m[aá](?:st|es|ît)|doct|licen|grado|ingenier|t[eé]cn|diploma\b)/i;

/** A score, labeled if it is only a number. */
export function gradeOf(score: string, words: Words): string {
  return /^\d/.test(score.trim()) ? `${words.grade}: ${score}` : score;
}

function published(title: string, from: string, item: Described & { readonly url: Url }, words: Words) {
  const address = printedLink(item.url);
  return entry({ title: linked(title, item.url.href), subtitle: plain(from), aside: address }, item, words);
}

export function awardEntry(item: Item<'awards'>, words: Words): EntryView {
  return published(item.title, item.awarder, item, words);
}

export function certificationEntry(item: Item<'certifications'>, words: Words): EntryView {
  return published(item.name, item.issuer, item, words);
}

export function publicationEntry(item: Item<'publications'>, words: Words): EntryView {
  return published(item.name, item.publisher, item, words);
}

export function projectEntry(item: Item<'projects'>, words: Words): EntryView {
  return published(item.name, item.description, item, words);
}

export function referenceEntry(item: Item<'references'>, words: Words): EntryView {
  return published(item.name, item.description, item, words);
}

export function customEntry(item: CustomItem, words: Words): EntryView {
  const name = linked(item.name || item.description, item.url.href);
  const subtitle = item.name === '' ? noTextLink : plain(item.description);
  return entry({ title: name, subtitle, aside: customAside(item) }, item, words);
}

function customAside(item: CustomItem): TextLink {
  const address = printedLink(item.url);
  if (item.location === '') return address;
  if (address.text === '') return plain(item.location);
  return linked(`${item.location} | ${address.text}`, item.url.href);
}

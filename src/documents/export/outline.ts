import { ownValue } from '../../contract/own-value.ts';
import type { ResumeDocument } from '../../contract/resume-document.ts';
import { parseRichText, type RichText } from '../../contract/rich-text.ts';
import { missingText } from '../resume-document/missing-text.ts';
import type { CustomSection, Item, SectionId } from '../resume-document/section-id.ts';
import { displayDate } from '../view/display-date.ts';
import { documentLanguage } from '../view/document-language.ts';
import { gradeOf } from '../view/entries.ts';
import { isFixedKey, sectionOrder } from '../view/section-order.ts';
import { headingOf } from '../view/section-view.ts';
import type { Words } from '../view/view-words.ts';
import { words as wordsOf } from '../view/words.ts';

/** A resume as text formats see it: only what is shown, in the order of the layout. */
interface Outline {
  readonly name: string;
  readonly headline: string;
  /** E-mail, phone, place, links: one each. */
  readonly contact: readonly string[];
  readonly sections: readonly OutlineSection[];
}

interface OutlineSection {
  readonly title: string;
  readonly prose: RichText;
  readonly entries: readonly OutlineEntry[];
}

export function outlineOf(document: ResumeDocument): Outline {
  const { basics } = document;
  const words = wordsOf[documentLanguage(document)];
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
  return { title, prose, entries: items.map((item) => outlineEntry(item, words)) };
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

/** One job, school, skill group …, whatever its section. */
export interface OutlineEntry {
  /** `Staff Nurse`, `BSc, Nursing`, `Databases`. */
  readonly title: string;
  /** What stands with it: employer, place, dates, link; only what there is. */
  readonly details: readonly string[];
  readonly body: RichText;
  readonly keywords: readonly string[];
}

type AnyItem = Item<SectionId> | CustomSection['items'][number];

/** Leaves that may be the title, best first; the first two that speak are title and first detail. */
const titleLeaves = ['position', 'name', 'title'] as const;
const detailLeaves = [
  ...['company', 'organization', 'institution', 'issuer', 'awarder', 'publisher', 'description'],
  'location',
] as const;

function outlineEntry(item: AnyItem, words: Words): OutlineEntry {
  const leaf = (key: string): string => {
    const value = ownValue<unknown>(item, key);
    return typeof value === 'string' && value !== missingText ? value : '';
  };
  const degree = [leaf('studyType'), leaf('area')].filter((part) => part !== '').join(', ');
  const titles = [...titleLeaves.map(leaf), degree];
  const grade = gradeOf(leaf('score'), words);
  const details = [...detailLeaves.map(leaf), grade, displayDate(leaf('date'), words), linkOf(item)];
  const [title = '', ...rest] = [...titles, ...details].filter((part) => part !== '');
  return {
    title,
    details: rest,
    body: 'summary' in item ? parseRichText(item.summary) : [],
    keywords: 'keywords' in item ? item.keywords : [],
  };
}

function linkOf(item: AnyItem): string {
  return 'url' in item ? item.url.href || item.url.label : '';
}

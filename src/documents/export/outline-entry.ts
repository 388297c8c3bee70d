import { ownValue } from '../../contract/own-value.ts';
import { parseRichText, type RichText } from '../../contract/rich-text.ts';
import { missingText } from '../resume-document/missing-text.ts';
import type { CustomSection, Item, SectionId } from '../resume-document/section-id.ts';
import { displayDate } from '../view/display-date.ts';
import { gradeOf } from '../view/entries.ts';
import type { Words } from '../view/view-words.ts';

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

export function outlineEntry(item: AnyItem, words: Words): OutlineEntry {
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

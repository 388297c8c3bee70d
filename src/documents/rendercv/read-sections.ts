import { isJsonObject, type JsonObject } from '../../contract/json-object.ts';
import { ownValue } from '../../contract/own-value.ts';
import { asText, isBlank } from '../json-resume/source-entry.ts';
import { plainLine } from '../markup/read-markup.ts';
import { sectionOf, sectionOfKey } from '../outline/section-headings.ts';
import { entryReaders } from './read-entries.ts';
import { type ListKey, labelled, type Placed, textLine } from './read-lines.ts';
import { firstText } from './texts.ts';

export interface RendercvSections extends JsonObject {
  /** Paragraphs below a heading that announces them. */
  readonly summary: string;
}

/** What an entry is by the keys that only its kind has; null where the heading alone says it. */
function kindOf(entry: JsonObject): ListKey | 'labelled' | 'line' | null {
  const has = (...keys: readonly string[]) => keys.some((key) => !isBlank(ownValue(entry, key)));
  if (has('company', 'position')) return 'work';
  if (has('institution', 'area', 'degree')) return 'education';
  if (has('authors', 'journal', 'doi')) return 'publications';
  if (has('label', 'details')) return 'labelled';
  return has('bullet', 'number', 'reversed_number') ? 'line' : null;
}

/** Sections under any title, as the lists of a JSON Resume; those of an unknown title keep it. */
export function readSections(sections: Readonly<JsonObject>): RendercvSections {
  const lists = new Map<string, JsonObject[]>();
  const paragraphs: string[] = [];
  const add = (key: string, entries: readonly JsonObject[]) => {
    const list = lists.get(key) ?? [];
    list.push(...entries);
    if (list.length > 0) lists.set(key, list);
  };
  const titles = Object.entries(sections).map(([key, value]) => {
    const list = (Array.isArray(value) ? value : [value]).filter((entry: unknown) => !isBlank(entry));
    return { title: titleOf(key), heading: headingOf(key, list), list };
  });
  const hasJobs = titles.some(({ heading }) => heading === 'work');
  for (const { title, heading, list } of titles) {
    const own: JsonObject[] = [];
    for (const entry of list) {
      const { key, entries } = placed(entry, { title, heading, hasJobs });
      if (key === 'summary') paragraphs.push(...entries.map((one) => firstText(one, 'text')));
      else if (key === 'custom') own.push(...entries);
      else add(key, entries);
    }
    if (own.length > 0) add('custom', [{ name: title, items: own }]);
  }
  return { summary: paragraphs.join('\n\n'), ...Object.fromEntries(lists) };
}

interface SectionTerms {
  readonly title: string;
  readonly heading: ListKey | 'summary' | null;
  /** Whether any section is the one of jobs. */
  readonly hasJobs: boolean;
}

function placed(entry: unknown, { title, heading, hasJobs }: SectionTerms): Placed {
  if (!isJsonObject(entry)) return textLine(asText(entry) ?? '', heading);
  const kind = kindOf(entry);
  if (kind === 'line') return textLine(firstText(entry, 'bullet', 'number', 'reversed_number'), heading);
  if (kind === 'labelled') return labelled(entry, heading, title);
  if (heading === 'summary')
    return { key: 'summary', entries: [{ text: firstText(entry, 'summary', 'name') }] };
  // Jobs below a title of their own are no jobs where others are: a board, a club.
  const isAside = kind === 'work' && (heading === null ? hasJobs : heading === 'volunteer');
  const aside = heading === 'volunteer' ? 'volunteer' : 'custom';
  const key = isAside ? aside : (kind ?? heading ?? 'custom');
  return { key, entries: [entryReaders[key](entry)] };
}

function headingOf(key: string, list: readonly unknown[]): ListKey | 'summary' | null {
  const found = sectionOfKey(key);
  if (found !== 'work' && found !== 'education') return found === 'contact' ? null : found;
  // `Guild work` with entries that name no employer is no list of jobs.
  const areOfKind = list.some((entry) => isJsonObject(entry) && kindOf(entry) === found);
  return areOfKind || sectionOf(titleOf(key)) !== null ? found : null;
}

/** `invited_talks` is `Invited Talks`; a title with capitals or spaces stays as it is. */
function titleOf(key: string): string {
  const title = plainLine(key);
  if (/[\s\p{Lu}]/u.test(title)) return title;
  return title.replace(/_/g, ' ').replace(/(?<![\p{L}\p{N}'’])\p{L}/gu, (letter) => letter.toUpperCase());
}

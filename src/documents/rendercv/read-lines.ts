import type { JsonObject } from '../../contract/json-object.ts';
import { linkIn, plainLine } from '../markup/read-markup.ts';
import { dateFields, datesInText } from '../outline/dates-in-text.ts';
import { languageList, partsOf } from '../outline/list-sections.ts';
import { type OutlineKey, sectionOf } from '../outline/section-headings.ts';
import type { SourceLine } from '../outline/source-line.ts';
import { filled } from './read-entries.ts';
import { firstText, textAt } from './texts.ts';

/* Entries of one line: `label` and `details`, bullets, numbers, bare texts. */

/** The key of a list in a JSON Resume. */
export type ListKey = Exclude<OutlineKey, 'contact' | 'summary'>;

export interface Placed {
  readonly key: ListKey | 'summary' | 'custom';
  /** Of the summary, its paragraphs as `text`. */
  readonly entries: readonly JsonObject[];
}

export function labelled(entry: JsonObject, heading: ListKey | 'summary' | null, title: string): Placed {
  const label = plainLine(firstText(entry, 'label', 'name')).replace(/:$/, '');
  const details = textAt(entry, 'details');
  if (heading === 'summary') return { key: heading, entries: [{ text: `${label}: ${details}` }] };
  // `Additional Information` may hold a line of skills and one of languages.
  const said = heading ?? sectionOf(label);
  switch (said) {
    case 'skills':
    case 'interests':
      return {
        key: said,
        entries: [
          filled({
            name: label === title ? '' : label,
            ...{ level: plainLine(textAt(entry, 'level')), keywords: namesIn(details) },
          }),
        ],
      };
    case 'languages':
      if (heading === null) return { key: said, entries: languageList([lineOf(plainLine(details))]) };
      return { key: said, entries: [filled({ language: label, fluency: plainLine(details) })] };
    case 'certificates':
    case 'awards':
    case 'publications': {
      const { name, ...dated } = datedLine(details);
      const { title, day, by } = names[said];
      return { key: said, entries: [filled({ [title]: label, [by]: name, ...asDay(dated, day) })] };
    }
    case 'references':
      return { key: said, entries: [filled({ name: label, reference: details })] };
    case 'projects':
      return { key: said, entries: [filled({ name: label, summary: details })] };
    default:
      return { key: 'custom', entries: [filled({ name: label, summary: details })] };
  }
}

/** What JSON Resume calls the title, the day and who gave it. */
const names = {
  certificates: { title: 'name', day: 'date', by: 'issuer' },
  awards: { title: 'title', day: 'date', by: 'awarder' },
  publications: { title: 'name', day: 'releaseDate', by: 'publisher' },
} as const;

const longestName = 120;

export function textLine(text: string, heading: ListKey | 'summary' | null): Placed {
  switch (heading) {
    case 'summary':
      return { key: heading, entries: [{ text }] };
    case 'skills': {
      const [, name, words] = /^([^:,;]{1,60}): +(\S.*)$/s.exec(plainLine(text)) ?? [];
      if (name && words) return { key: heading, entries: [{ name, keywords: namesIn(words) }] };
      return { key: heading, entries: namesIn(text).map((one) => ({ name: one })) };
    }
    case 'interests':
      return { key: heading, entries: namesIn(text).map((name) => ({ name })) };
    case 'languages':
      return { key: heading, entries: languageList([lineOf(plainLine(text))]) };
    case 'certificates':
    case 'awards':
    case 'publications': {
      const { name, ...dated } = datedLine(text);
      const { title, day } = names[heading];
      const url = linkIn(text) ?? '';
      return { key: heading, entries: [filled({ [title]: name, ...asDay(dated, day), url })] };
    }
    case 'projects':
    case 'references':
      return { key: heading, entries: [filled({ name: plainLine(text), url: linkIn(text) ?? '' })] };
    default: {
      // A line is neither an employer nor a school.
      const name = plainLine(text);
      const entry = name.length <= longestName ? { name, url: linkIn(text) ?? '' } : { summary: text };
      return { key: 'custom', entries: [filled(entry)] };
    }
  }
}

/** `Pottery teacher (2021)`: a date that begins or ends the line. */
function datedLine(text: string): { readonly name: string; readonly date: string } {
  const whole = plainLine(text);
  const { rest, date } = datesInText(whole);
  return date === '' || rest === '' || rest.split(' | ').length > whole.split(' | ').length
    ? { name: whole, date: '' }
    : { name: rest, date };
}

/** Lists of single days take the last of two. */
function asDay({ date }: { readonly date: string }, key: string): JsonObject {
  const { endDate, date: single, startDate } = dateFields(date);
  return { [key]: endDate ?? single ?? startDate ?? '' };
}

function namesIn(text: string): readonly string[] {
  const words = partsOf(plainLine(text)).filter((name) => name !== '');
  const last = words.at(-1);
  // A point that ends the list is no part of its last name.
  return last === undefined || words.length === 1 ? words : [...words.slice(0, -1), last.replace(/\.$/, '')];
}

function lineOf(text: string): SourceLine {
  return { place: '', text, aside: '', style: 'text', links: [] };
}

import type { JsonObject } from '../../values/json-object.ts';
import { filled } from '../files/json-parts.ts';
import { linkIn, plainLine } from '../markup/read-markup.ts';
import { dateFields, datesInText, isDateText } from '../outline/recognize/dates-in-text.ts';
import { type OutlineKey, sectionOf } from '../outline/recognize/section-headings.ts';
import { namesLanguage } from '../outline/recognize/spoken-languages.ts';
import { languageList } from '../outline/skills/language-list.ts';
import { namesIn } from '../outline/skills/names-in-row.ts';
import { labeledSkills, type SkillSection, skillSection } from '../outline/skills/skill-groups.ts';
import { lineOfText } from '../outline/source-line.ts';
import { firstText, textAt, textsAt } from './rendercv-texts.ts';

/* Reads one-line entries: `label` and `details`, bullets, numbers, plain texts. */

/** The key of a list in a JSON Resume. */
export type ListKey = Exclude<OutlineKey, 'contact' | 'summary'>;

export interface SectionTerms {
  readonly title: string;
  readonly heading: ListKey | 'summary' | null;
}

export interface Placed {
  readonly key: ListKey | 'summary' | 'custom';
  /** For the summary, paragraphs under `text`. */
  readonly entries: readonly JsonObject[];
}

export function labeledEntries(entry: JsonObject, terms: SectionTerms): readonly Placed[] {
  const { heading, title } = terms;
  const label = plainLine(firstText(entry, 'label', 'name')).replace(/:$/, '');
  const details = textAt(entry, 'details');
  const level = plainLine(textAt(entry, 'level'));
  // `Additional Information` may have a line of skills and one of languages.
  const said = heading ?? sectionOf(label);
  // `Languages: Python, Go` are not spoken languages.
  const areCodes =
    heading === null && said === 'languages' && !namesIn(plainLine(details)).some(namesLanguage);
  if (said !== 'skills' && !areCodes) return [labeledEntry(label, details, terms)];
  const name = label === title ? '' : label;
  const keywords = namesIn(plainLine(details));
  if (level !== '') return [{ key: 'skills', entries: [filled({ name, level, keywords })] }];
  return placedSkills(labeledSkills(name, plainLine(details)));
}

/** The skills of an entry such as `Databases` with lines; each line is a list of names or a separate group. */
export function skillsOf(name: string, lines: readonly string[]): readonly Placed[] {
  if (lines.length === 0) return placedSkills(skillSection([lineOfText(name)]));
  const read = lines.map((line) => {
    const [, label = name, words = plainLine(line)] =
      /^([^:,;]{1,60}): +(\S.*)$/s.exec(plainLine(line)) ?? [];
    return { label, ...labeledSkills(label, words) };
  });
  const own = read.filter(({ label }) => label === name);
  const rows = own.flatMap(({ skills }) => skills.flatMap((skill) => textsAt(skill, 'keywords')));
  const texts = own.flatMap(({ skills }) => skills.map((skill) => textAt(skill, 'level')));
  const level = texts.filter((text) => text !== '').join(' ');
  const whole = filled({ name, level, keywords: rows });
  return placedSkills({
    skills: [
      ...(rows.length > 0 || level !== '' ? [whole] : []),
      ...read.filter(({ label }) => label !== name).flatMap(({ skills }) => skills),
    ],
    languages: read.flatMap(({ languages }) => languages),
    interests: read.flatMap(({ interests }) => interests),
    sentences: [],
    repeated: [],
  });
}

/** Lists for the parts of a skill section; sentences become a custom section with the same title. */
function placedSkills({ skills, languages, interests, sentences }: SkillSection): readonly Placed[] {
  const placed: readonly Placed[] = [
    { key: 'skills', entries: skills.map(filled) },
    { key: 'languages', entries: languages },
    { key: 'interests', entries: interests },
    { key: 'custom', entries: sentences.map((name) => ({ name })) },
  ];
  return placed.filter(({ entries }) => entries.length > 0);
}

function labeledEntry(label: string, details: string, { heading, title }: SectionTerms): Placed {
  if (heading === 'summary') return { key: heading, entries: [{ text: `${label}: ${details}` }] };
  const said = heading ?? sectionOf(label);
  switch (said) {
    case 'interests':
      return {
        key: said,
        entries: [filled({ name: label === title ? '' : label, keywords: namesIn(plainLine(details)) })],
      };
    case 'languages':
      if (heading === null) return { key: said, entries: languageList([lineOfText(plainLine(details))]) };
      return { key: said, entries: [filled({ language: label, fluency: plainLine(details) })] };
    case 'certificates':
    case 'awards':
    case 'publications': {
      const { title, day } = names[said];
      // `2022: Baker Prize`.
      if (isDateText(label)) {
        const entry = { [title]: plainLine(details), ...asDay({ date: label }, day) };
        return { key: said, entries: [filled(entry)] };
      }
      const { name, ...dated } = datedLine(details);
      return { key: said, entries: [filled({ [title]: label, ...asDay(dated, day), summary: name })] };
    }
    case 'references':
      return { key: said, entries: [filled({ name: label, reference: details })] };
    case 'projects':
      return { key: said, entries: [filled({ name: label, summary: details })] };
    default:
      return { key: 'custom', entries: [filled({ name: label, summary: details })] };
  }
}

/** JSON Resume's keys for the title and the date. */
const names = {
  certificates: { title: 'name', day: 'date' },
  awards: { title: 'title', day: 'date' },
  publications: { title: 'name', day: 'releaseDate' },
} as const;

const maxNameLength = 120;

export function textLine(text: string, heading: SectionTerms['heading']): readonly Placed[] {
  return heading === 'skills'
    ? placedSkills(skillSection([lineOfText(plainLine(text))]))
    : [lineEntry(text, heading)];
}

function lineEntry(text: string, heading: SectionTerms['heading']): Placed {
  switch (heading) {
    case 'summary':
      return { key: heading, entries: [{ text }] };
    case 'interests':
      return { key: heading, entries: namesIn(plainLine(text)).map((name) => ({ name })) };
    case 'languages':
      return { key: heading, entries: languageList([lineOfText(plainLine(text))]) };
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
      // A plain line is neither a job nor a school.
      const name = plainLine(text);
      const entry = name.length <= maxNameLength ? { name, url: linkIn(text) ?? '' } : { summary: text };
      return { key: 'custom', entries: [filled(entry)] };
    }
  }
}

/** Splits off a date at the beginning or end of a line: `Pottery teacher (2021)`. */
function datedLine(text: string): { readonly name: string; readonly date: string } {
  const whole = plainLine(text);
  const { rest, date } = datesInText(whole);
  return date === '' || rest === '' || rest.split(' | ').length > whole.split(' | ').length
    ? { name: whole, date: '' }
    : { name: rest, date };
}

/** A list with single dates keeps the end of a range. */
function asDay({ date }: { readonly date: string }, key: string): JsonObject {
  const { endDate, date: single, startDate } = dateFields(date);
  return { [key]: endDate ?? single ?? startDate ?? '' };
}

import { type DateRange, type PartialDate, parseDateRange } from '../../src/contract/resume/dates.ts';
import type { ResumeDocument } from '../../src/contract/resume/resume-document.ts';
import { parseRichText } from '../../src/contract/resume/rich-text.ts';
import {
  headingsOf,
  type OutlineKey,
  sectionOf,
} from '../../src/documents/outline/recognize/section-headings.ts';
import { missingText, type ReadingNote } from '../../src/documents/reading-note.ts';
import { type SectionId, sectionIds } from '../../src/documents/resume-document/document-parts.ts';

/* The fields of a resume as read by the product, in the structure of the labels. */

/** A value and its path in the JSON Resume that was read. */
export interface ReadValue {
  readonly value: string;
  readonly path: string;
}

export interface ReadJob {
  readonly employer: ReadValue;
  readonly title: ReadValue;
  readonly start: ReadValue;
  readonly end: ReadValue;
  readonly place: ReadValue;
  readonly bullets: ReadValue;
}

export interface ReadSchool {
  readonly school: ReadValue;
  readonly degree: ReadValue;
  readonly field: ReadValue;
  readonly start: ReadValue;
  readonly end: ReadValue;
}

export interface ReadSkill extends ReadValue {
  /** The value with and without text in parentheses, such as a level or an abbreviation. */
  readonly spellings: readonly string[];
  /** True for the name of a group, which is a skill only in some resumes: `Python (Django, Flask)`. */
  readonly isGroup: boolean;
}

export interface ReadLink extends ReadValue {
  /** The address; for a profile without one, the user name with and without the network. */
  readonly spellings: readonly string[];
}

export interface ReadSection {
  /** All headings that are read as this section. */
  readonly titles: readonly string[];
  /** True if sections with several headings are read as this one list. */
  readonly isList: boolean;
  /** True for contact details or a summary, which is a section only if the labels have it. */
  readonly isOfPerson?: boolean;
  readonly entries: number;
  readonly path: string;
}

export interface ReadFields {
  readonly name: ReadValue;
  readonly headline: ReadValue;
  readonly location: ReadValue;
  readonly summary: ReadValue;
  readonly emails: readonly ReadValue[];
  readonly phones: readonly ReadValue[];
  readonly links: readonly ReadLink[];
  readonly jobs: readonly ReadJob[];
  readonly schools: readonly ReadSchool[];
  readonly skills: readonly ReadSkill[];
  readonly sections: readonly ReadSection[];
}

/** @param notes notes of the import, which name headings that were recognized in part */
export function fieldsOf(
  { basics, sections }: ResumeDocument,
  notes: readonly ReadingNote[] = [],
): ReadFields {
  const { name, headline, location, email, phone, url, customFields } = basics;
  // A placeholder for a missing text is not a value.
  const at = (path: string) => (value: string) => ({ value: value === missingText ? '' : value, path });
  const others = customFields.map(({ value }, index) => at(`basics.customFields[${index}]`)(value));
  const isEmail = ({ value }: ReadValue) => /^\S+@\S+$/.test(value);
  const isPhone = ({ value }: ReadValue) => /^\+?[\d\s()./-]{6,}$/.test(value);
  const isLink = ({ value }: ReadValue) =>
    /^(?:https?:\/\/|www\.)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(value);
  const profiles = sections.profiles.items.map(({ url: { href }, network, username }, index): ReadLink => {
    const read = at(`basics.profiles[${index}]`)(href === '' ? `${network} ${username}` : href);
    return { ...read, spellings: href === '' ? [read.value, username] : [read.value] };
  });
  const link = (read: ReadValue): ReadLink => ({ ...read, spellings: [read.value] });
  const filled = <Read extends ReadValue>(values: readonly Read[]) =>
    values.filter(({ value }) => value !== '');
  return {
    name: at('basics.name')(name),
    headline: at('basics.label')(headline),
    location: at('basics.location')(location),
    summary: at('basics.summary')(textsIn(sections.summary.content).join(' ')),
    emails: filled([at('basics.email')(email), ...others.filter(isEmail)]),
    phones: filled([at('basics.phone')(phone), ...others.filter(isPhone)]),
    links: filled([
      link(at('basics.url')(url.href)),
      ...profiles,
      ...others.filter((one) => isLink(one) && !isEmail(one) && !isPhone(one)).map(link),
    ]),
    jobs: sections.experience.items.map(({ company, position, location: place, date, summary }, index) => {
      const path = (key: string) => at(`work[${index}].${key}`);
      return {
        ...{
          employer: path('name')(company),
          title: path('position')(position),
          place: path('location')(place),
        },
        ...{ start: path('startDate')(startOf(date)), end: path('endDate')(endOf(date)) },
        bullets: path('highlights')(`${points(summary)}`),
      };
    }),
    schools: sections.education.items.map(({ institution, studyType, area, date }, index) => {
      const path = (key: string) => at(`education[${index}].${key}`);
      return {
        ...{
          school: path('institution')(institution),
          degree: path('studyType')(studyType),
          field: path('area')(area),
        },
        ...{ start: path('startDate')(startOf(date)), end: path('endDate')(endOf(date)) },
      };
    }),
    skills: sections.skills.items.flatMap(({ name: group, keywords, description }, index) => {
      const isGroup = keywords.length > 0;
      const all = filled([group, ...keywords].map(at(`skills[${index}]`)));
      return all.map((read, place) => ({
        ...read,
        spellings: spellingsOf(read.value, isGroup ? '' : description),
        isGroup: isGroup && place === 0,
      }));
    }),
    sections: [
      ...sectionIds.flatMap((id): readonly ReadSection[] => {
        const key = keysOf[id];
        const entries = sections[id].items.length;
        return key && entries > 0
          ? [
              {
                titles: [
                  ...[...headingsOf(key), ...headingsOf(key).map(withoutAccents), ...takenFor(key, notes)],
                  ...[key, id, sections[id].name],
                  // A heading of both languages and skills counts for both.
                  ...(key === 'languages' ? takenFor('skills', notes) : []),
                  // So does one of schools and certificates; single courses below it are not schools.
                  ...(key === 'certificates'
                    ? [...headingsOf('education'), ...takenFor('education', notes)]
                    : []),
                  // For data without titles, the labels have the key.
                  `${key.replace(/s$/, '')}list`,
                ],
                ...{ entries, path: key, isList: true },
              },
            ]
          : [];
      }),
      ...Object.values(sections.custom).map(({ name: title, items }, index) => {
        const titles = [title, title.replace(/\s(?:skills|information)$/i, '')];
        // Headings of contact details and summaries are not sections.
        const isOfPerson =
          title === 'Personal details' || ['contact', 'summary'].includes(sectionOf(title) ?? '');
        return { titles, entries: items.length, path: `custom[${index}]`, isList: false, isOfPerson };
      }),
    ],
  };
}

/** Sections whose titles and entries are counted. The others are compared field by field. */
const keysOf: Partial<Record<SectionId, OutlineKey>> = {
  ...{ projects: 'projects', certifications: 'certificates', awards: 'awards', publications: 'publications' },
  ...{ languages: 'languages', volunteer: 'volunteer', interests: 'interests', references: 'references' },
};

/** A heading without accents, such as `INTERETS`: capitals are often written so, and the reader accepts that. */
function withoutAccents(heading: string): string {
  return heading.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Headings that were recognized in part as this section, according to the notes. */
function takenFor(key: OutlineKey, notes: readonly ReadingNote[]): readonly string[] {
  return notes.flatMap(({ kind, message }) => {
    const [, title, taken] = /^"(.*)" was read as (\w+)$/.exec(message) ?? [];
    return kind === 'read' && taken === key && title !== undefined ? [title] : [];
  });
}

function spellingsOf(skill: string, level: string): readonly string[] {
  const bare = skill.replace(/\s*[(（][^()（）]*[)）]$/u, '');
  return [skill, ...(bare === '' ? [] : [bare]), ...(level === '' ? [] : [`${skill} (${level})`])];
}

function textsIn(html: string): readonly string[] {
  return parseRichText(html).flatMap((block) =>
    (block.type === 'list' ? block.items : [block.runs]).map((runs) => runs.map(({ text }) => text).join('')),
  );
}

/** Number of list items, or of paragraphs if there are none. */
function points(html: string): number {
  const blocks = parseRichText(html);
  const items = blocks.reduce((sum, block) => sum + (block.type === 'list' ? block.items.length : 0), 0);
  return items > 0 ? items : blocks.length;
}

function startOf(date: string): string {
  const range = parseDateRange(date);
  return isSingle(range) ? '' : written(range.start);
}

function endOf(date: string): string {
  const { end } = parseDateRange(date);
  if (end === 'present') return 'present';
  return written(end);
}

/** True for a single date, which is read as an end. */
function isSingle({ start, end }: DateRange): boolean {
  return start !== null && end === start;
}

function written(date: PartialDate | null): string {
  if (date === null) return '';
  if (date.season) return `${date.year}-${date.season}`;
  return date.month === undefined ? `${date.year}` : `${date.year}-${`${date.month}`.padStart(2, '0')}`;
}

const empty: ReadValue = { value: '', path: '' };

/** The fields of a file that was rejected. */
export const nothingRead: ReadFields = {
  ...{ name: empty, headline: empty, location: empty, summary: empty },
  ...{ emails: [], phones: [], links: [], jobs: [], schools: [], skills: [], sections: [] },
};

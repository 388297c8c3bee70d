import { type DateRange, type PartialDate, parseDateRange } from '../../src/contract/dates.ts';
import type { ResumeDocument } from '../../src/contract/resume-document.ts';
import { parseRichText } from '../../src/contract/rich-text.ts';
import { missingText, type ReadingNote } from '../../src/documents/notes/reading-note.ts';
import {
  headingsOf,
  type OutlineKey,
  sectionOf,
} from '../../src/documents/outline/recognize/section-headings.ts';
import { type SectionId, sectionIds } from '../../src/documents/resume-document/document-parts.ts';

/* What the product read of a resume, in the terms of the labels. */

/** A value and where the JSON Resume that was read has it. */
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
  /** The same with or without what stands in brackets behind it: how well, for short, of which kind. */
  readonly spellings: readonly string[];
  /** The name of a group, which is a skill only where the resume means it as one: `Python (Django, Flask)`. */
  readonly isGroup: boolean;
}

export interface ReadLink extends ReadValue {
  /** Of a profile whose address is not said, the name there with and without the network. */
  readonly spellings: readonly string[];
}

export interface ReadSection {
  /** Every heading that is read as this section. */
  readonly titles: readonly string[];
  /** Whether sections of several headings are read as this one list. */
  readonly isList: boolean;
  /** Whether it is what a person says of themselves, which is a section only where the labels have it. */
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

/** @param notes of the reading: they name the headings of which only part is known */
export function fieldsOf(
  { basics, sections }: ResumeDocument,
  notes: readonly ReadingNote[] = [],
): ReadFields {
  const { name, headline, location, email, phone, url, customFields } = basics;
  // What stands where a document needs a text and the resume has none is no value.
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
                  // A heading of languages and skills counts for both.
                  ...(key === 'languages' ? takenFor('skills', notes) : []),
                  // So does one of schools and certificates; single courses below it are no schools.
                  ...(key === 'certificates'
                    ? [...headingsOf('education'), ...takenFor('education', notes)]
                    : []),
                  // Where data has no title the labels have its key.
                  `${key.replace(/s$/, '')}list`,
                ],
                ...{ entries, path: key, isList: true },
              },
            ]
          : [];
      }),
      ...Object.values(sections.custom).map(({ name: title, items }, index) => {
        const titles = [title, title.replace(/\s(?:skills|information)$/i, '')];
        // Headings of contact details and profiles are no sections.
        const isOfPerson =
          title === 'Personal details' || ['contact', 'summary'].includes(sectionOf(title) ?? '');
        return { titles, entries: items.length, path: `custom[${index}]`, isList: false, isOfPerson };
      }),
    ],
  };
}

/** The sections whose titles and entries are counted; the others are judged by what stands in them. */
const keysOf: Partial<Record<SectionId, OutlineKey>> = {
  ...{ projects: 'projects', certifications: 'certificates', awards: 'awards', publications: 'publications' },
  ...{ languages: 'languages', volunteer: 'volunteer', interests: 'interests', references: 'references' },
};

/** `INTERETS`: accents get lost in capitals, and the reading looks through that. */
function withoutAccents(heading: string): string {
  return heading.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Headings of which only part is known, as notes have them. */
function takenFor(key: OutlineKey, notes: readonly ReadingNote[]): readonly string[] {
  return notes.flatMap(({ kind, message }) => {
    const [, title, taken] = /^"(.*)" was read as (\w+)$/.exec(message) ?? [];
    return kind === 'read' && taken === key && title !== undefined ? [title] : [];
  });
}

function spellingsOf(skill: string, level: string): readonly string[] {
  const bare = skill.replace(/\s*\([^()]*\)$/, '');
  return [skill, ...(bare === '' ? [] : [bare]), ...(level === '' ? [] : [`${skill} (${level})`])];
}

function textsIn(html: string): readonly string[] {
  return parseRichText(html).flatMap((block) =>
    (block.type === 'list' ? block.items : [block.runs]).map((runs) => runs.map(({ text }) => text).join('')),
  );
}

/** List items, or paragraphs where there are none. */
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

/** A single date is the end of what it dates. */
function isSingle({ start, end }: DateRange): boolean {
  return start !== null && end === start;
}

function written(date: PartialDate | null): string {
  if (date === null) return '';
  if (date.season) return `${date.year}-${date.season}`;
  return date.month === undefined ? `${date.year}` : `${date.year}-${`${date.month}`.padStart(2, '0')}`;
}

const empty: ReadValue = { value: '', path: '' };

/** Of a file that is refused. */
export const nothingRead: ReadFields = {
  ...{ name: empty, headline: empty, location: empty, summary: empty },
  ...{ emails: [], phones: [], links: [], jobs: [], schools: [], skills: [], sections: [] },
};

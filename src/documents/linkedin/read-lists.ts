import type { JsonObject } from '../../contract/json-object.ts';
import { filled, paragraphs } from '../files/json-parts.ts';
import { dateFields } from '../outline/recognize/dates-in-text.ts';
import { namesDegree } from '../outline/recognize/name-kinds.ts';
import { cell, type Row, type TableId } from './tables.ts';

/* Rows of LinkedIn's tables as entries of a JSON Resume. */

type RowReader = (row: Row) => JsonObject;

/** Each list of a JSON Resume, and the table that it comes from. */
export const lists: Readonly<Record<string, readonly [TableId, RowReader]>> = {
  work: [
    'positions',
    (row) => ({
      ...{ name: cell(row, 'Company Name'), position: cell(row, 'Title'), location: cell(row, 'Location') },
      ...datesOf(row),
      ...proseOf(cell(row, 'Description')),
    }),
  ],
  volunteer: [
    'volunteering',
    (row) => {
      const { summary, highlights } = proseOf(cell(row, 'Description'));
      return {
        ...{ organization: cell(row, 'Company Name'), position: cell(row, 'Role'), ...datesOf(row) },
        ...{ summary: paragraphs(cell(row, 'Cause'), summary), highlights },
      };
    },
  ],
  education: [
    'education',
    (row) => ({
      ...{ institution: cell(row, 'School Name'), ...studiesIn(cell(row, 'Degree Name')), ...datesOf(row) },
      summary: paragraphs(cell(row, 'Notes'), cell(row, 'Activities')),
    }),
  ],
  skills: ['skills', (row) => ({ name: cell(row, 'Name') })],
  languages: ['languages', (row) => ({ language: cell(row, 'Name'), fluency: cell(row, 'Proficiency') })],
  certificates: [
    'certifications',
    (row) => ({
      ...{ name: cell(row, 'Name'), issuer: cell(row, 'Authority') },
      ...{ date: dateOf(cell(row, 'Started On', 'Start Date')), url: cell(row, 'Url') },
    }),
  ],
  projects: [
    'projects',
    (row) => ({
      ...{ name: cell(row, 'Title'), url: cell(row, 'Url'), ...datesOf(row) },
      ...proseOf(cell(row, 'Description')),
    }),
  ],
  awards: [
    'honors',
    (row) => ({
      ...{
        title: cell(row, 'Title'),
        awarder: cell(row, 'Issuer'),
        date: dateOf(cell(row, 'Issued On', 'Issue Date')),
      },
      summary: cell(row, 'Description'),
    }),
  ],
  publications: [
    'publications',
    (row) => ({
      ...{ name: cell(row, 'Name'), publisher: cell(row, 'Publisher') },
      ...{ releaseDate: dateOf(cell(row, 'Published On', 'Publication Date')), url: cell(row, 'Url') },
      summary: cell(row, 'Description'),
    }),
  ],
  references: [
    'recommendations',
    (row) => ({
      name: [cell(row, 'First Name'), cell(row, 'Last Name')].join(' ').trim(),
      description: [cell(row, 'Job Title'), cell(row, 'Company')].filter((part) => part !== '').join(', '),
      reference: cell(row, 'Text'),
    }),
  ],
};

/** Tables for which a JSON Resume has no list become sections under LinkedIn's own titles. */
const ownSections: readonly (readonly [title: string, TableId, RowReader])[] = [
  [
    'Organizations',
    'organizations',
    (row) => ({
      ...{ name: cell(row, 'Name'), description: cell(row, 'Position'), ...datesOf(row) },
      ...proseOf(cell(row, 'Description')),
    }),
  ],
  [
    'Patents',
    'patents',
    (row) => ({
      name: cell(row, 'Title', 'Name'),
      description: [
        cell(row, 'Issuer', 'Patent Office', 'Office'),
        cell(row, 'Number', 'Patent Number', 'Patent/Application Number', 'Application Number'),
      ]
        .filter((part) => part !== '')
        .join(' '),
      date: dateOf(cell(row, 'Issued On', 'Issue Date', 'Filed On', 'Filing Date', 'Date')),
      ...{ url: cell(row, 'Url'), ...proseOf(cell(row, 'Description')) },
    }),
  ],
  ['Courses', 'courses', (row) => ({ name: cell(row, 'Name'), description: cell(row, 'Number') })],
  [
    'Test scores',
    'scores',
    (row) => ({
      ...{ name: cell(row, 'Name', 'Title'), description: cell(row, 'Score') },
      date: dateOf(cell(row, 'Dated On', 'Test Date', 'Date Taken', 'Date')),
      ...proseOf(cell(row, 'Description')),
    }),
  ],
];

/** Recommendations that the person does not show are not read. */
export function isShown(row: Row): boolean {
  return !/^(?:hidden|pending|declined)$/i.test(cell(row, 'Status'));
}

/** @param onEntry gets each entry with the row that it was made of */
export function readLists(
  rowsOf: (id: TableId) => readonly Row[],
  onEntry: (entry: JsonObject, row: Row) => void,
): JsonObject {
  const entriesOf = (id: TableId, read: RowReader) =>
    rowsOf(id)
      .filter(isShown)
      .map((row) => {
        const entry = filled(read(row));
        onEntry(entry, row);
        return entry;
      });
  const found = Object.entries(lists).map(([key, [id, read]]) => [key, entriesOf(id, read)] as const);
  const causes = rowsOf('causes').map((row) => cell(row, 'Supported Cause', 'Name'));
  const custom = ownSections
    .map(([name, id, read]) => ({ name, items: entriesOf(id, read) }))
    .filter(({ items }) => items.length > 0);
  return {
    ...Object.fromEntries(found.filter(([, entries]) => entries.length > 0)),
    ...(causes.length > 0 && { interests: [{ name: 'Causes', keywords: causes }] }),
    ...(custom.length > 0 && { custom }),
  };
}

/** `Bachelor of Arts, Ceramics`: what follows a degree is its field. */
function studiesIn(text: string): JsonObject {
  const [first = '', ...others] = text.split(/,\s*/);
  const isSplit = others.length > 0 && namesDegree(first) && !others.some(namesDegree);
  return isSplit ? { studyType: first, area: others.join(', ') } : { studyType: text };
}

/** `Mar 2021` → `2021-03`; what is no date stays as it is. */
export function dateOf(text: string): string {
  const { date = '' } = dateFields(text);
  return date;
}

/** LinkedIn leaves the end out while something lasts, as JSON Resume does. */
function datesOf(row: Row): JsonObject {
  return {
    startDate: dateOf(cell(row, 'Started On', 'Start Date')),
    endDate: dateOf(cell(row, 'Finished On', 'End Date')),
  };
}

const bullet = /^\s*[-*•▪●·–]\s+/;

interface Prose extends JsonObject {
  readonly summary: string;
  readonly highlights: readonly string[];
}

/** LinkedIn writes spaces for line breaks; where a bullet begins the text, each further one begins a line. */
function proseOf(text: string): Prose {
  const breaks = /^[•▪●]/.test(text) ? /\n|(?<=\s)(?=[•▪●]\s)/ : /\n|\s\s(?=[•▪●])/;
  const lines = text
    .split(breaks)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return {
    summary: lines.filter((line) => !bullet.test(line)).join('\n\n'),
    highlights: lines.filter((line) => bullet.test(line)).map((line) => line.replace(bullet, '').trim()),
  };
}

import type { JsonObject } from '../../values/json-object.ts';
import { filled, paragraphs } from '../files/json-parts.ts';
import { dateFields } from '../outline/recognize/dates-in-text.ts';
import { namesDegree } from '../outline/recognize/name-kinds.ts';
import { cell, type Row, type TableId } from './tables.ts';

/* Converts rows of LinkedIn's tables to entries of a JSON Resume. */

type RowReader = (row: Row) => JsonObject;

/** The table and reader for each list of a JSON Resume. */
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

/** Tables without a list in JSON Resume, which become sections with LinkedIn's titles. */
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

/** False for recommendations that the person does not show. */
export function isShown(row: Row): boolean {
  return !/^(?:hidden|pending|declined)$/i.test(cell(row, 'Status'));
}

/** @param onEntry gets each entry with the row it was read from */
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

/** Splits a degree from its subject: `Bachelor of Arts, Ceramics`. */
function studiesIn(text: string): JsonObject {
  const [first = '', ...others] = text.split(/,\s*/);
  const isSplit = others.length > 0 && namesDegree(first) && !others.some(namesDegree);
  return isSplit ? { studyType: first, area: others.join(', ') } : { studyType: text };
}

/** `Mar 2021` becomes `2021-03`; text that is not a date is unchanged. */
export function dateOf(text: string): string {
  const { date = '' } = dateFields(text);
  return date;
}

/** LinkedIn leaves out the end of current entries, like JSON Resume. */
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

/**
 * Splits a description into paragraphs and bullets. LinkedIn replaces line breaks by spaces; if a bullet begins the
 * text, each further bullet begins a line.
 */
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

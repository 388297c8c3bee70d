import type { JsonObject } from '../../contract/json-object.ts';
import { ownValue, setOwnValue } from '../../contract/own-value.ts';
import { zipEntries } from '../archive/zip-entries.ts';
import { maxFileBytes } from '../files/file-text.ts';
import { parseCsv } from '../files/parse-csv.ts';
import type { ReadingNote } from '../notes/reading-note.ts';
import { dateFields } from '../outline/dates-in-text.ts';
import { whatVanishedFrom } from '../outline/what-vanished.ts';

export interface ReadLinkedin {
  /** A JSON Resume. */
  readonly source: JsonObject;
  readonly notes: readonly ReadingNote[];
}

type Row = Readonly<Record<string, string>>;
type Tables = Readonly<Record<string, readonly Row[]>>;

/** The files of the export that speak of the person; the others hold messages, contacts, advertisements. */
const files = [
  ...['Profile', 'Positions', 'Education', 'Skills', 'Languages', 'Certifications', 'Projects', 'Honors'],
  ...[
    'Publications',
    'Volunteering',
    'Volunteering Experiences',
    'Courses',
    'Email Addresses',
    'PhoneNumbers',
    'Profile Summary',
  ],
];

export function isLinkedinExport(names: readonly string[]): boolean {
  return names.some((name) => /(?:^|\/)Profile\.csv$/i.test(name));
}

/**
 * Reads the archive that LinkedIn gives to its members.
 * @throws Error in words for people
 */
export function readLinkedin(bytes: Uint8Array): ReadLinkedin {
  const tables: Record<string, readonly Row[]> = {};
  let read = 0;
  for (const entry of zipEntries(bytes)) {
    const name = entry.name.slice(entry.name.lastIndexOf('/') + 1).replace(/\.csv$/i, '');
    if (!files.includes(name)) continue;
    const content = entry.bytes();
    read += content.length;
    if (read > maxFileBytes) throw new Error('has more than 1 MiB of profile texts; at most that is read');
    setOwnValue(tables, name, csvRows(new TextDecoder().decode(content)));
  }
  const source = resumeOf(tables);
  return { source, notes: notesOf(tables, source) };
}

/** By the names in the first row. */
function csvRows(text: string): readonly Row[] {
  const [names, ...records] = parseCsv(text);
  return records.map(({ cells }) =>
    Object.fromEntries((names?.cells ?? []).map((name, index) => [name.trim(), (cells[index] ?? '').trim()])),
  );
}

const rowsOf = (tables: Tables, ...names: readonly string[]) =>
  names.flatMap((name) => ownValue(tables, name) ?? []);

function resumeOf(tables: Tables): JsonObject {
  const lists = Object.entries(listReaders).map(([key, read]) => [key, read(tables).map(filled)] as const);
  return {
    basics: basics(tables),
    ...Object.fromEntries(lists.filter(([, items]) => items.length > 0)),
  };
}

function basics(tables: Tables): JsonObject {
  const [profile = {}] = rowsOf(tables, 'Profile');
  const emails = rowsOf(tables, 'Email Addresses');
  const email = emails.find((row) => row['Primary'] === 'Yes') ?? emails[0];
  const [phone] = rowsOf(tables, 'PhoneNumbers');
  const sites = (profile['Websites'] ?? '').split(/[[\],]/).flatMap((one) => {
    const [, network = '', url] = /^([\w ]+):(https?:\S+)/.exec(one) ?? [];
    return url === undefined ? [] : [{ network, url }];
  });
  const handles = (profile['Twitter Handles'] ?? '').replace(/[[\]]/g, '').split(',');
  const profiles = [
    ...sites.slice(1),
    ...handles.filter((one) => one.trim() !== '').map((one) => ({ network: 'X', username: one.trim() })),
  ];
  const place =
    profile['Geo Location'] || [profile['Address'], profile['Zip Code']].filter(Boolean).join(', ');
  return {
    ...filled({
      name: [profile['First Name'], profile['Last Name']].filter(Boolean).join(' '),
      label: profile['Headline'],
      email: email?.['Email Address'],
      phone: phone?.['Number'],
      url: sites[0]?.url,
      summary: profile['Summary'],
    }),
    ...(place && { location: { address: place } }),
    ...(profiles.length > 0 && { profiles }),
  };
}

const listReaders: Readonly<Record<string, (tables: Tables) => readonly JsonObject[]>> = {
  work: (tables) =>
    rowsOf(tables, 'Positions').map((row) => ({
      name: row['Company Name'],
      position: row['Title'],
      location: row['Location'],
      ...datesOf(row, 'Started On', 'Finished On'),
      ...proseOf(row['Description']),
    })),
  education: (tables) =>
    rowsOf(tables, 'Education').map((row) => ({
      institution: row['School Name'],
      studyType: row['Degree Name'],
      ...datesOf(row, 'Start Date', 'End Date'),
      summary: [row['Notes'], row['Activities']].filter(Boolean).join('\n\n'),
    })),
  skills: (tables) => rowsOf(tables, 'Skills').map((row) => ({ name: row['Name'] })),
  languages: (tables) =>
    rowsOf(tables, 'Languages').map((row) => ({ language: row['Name'], fluency: row['Proficiency'] })),
  certificates: (tables) =>
    rowsOf(tables, 'Certifications').map((row) => ({
      name: row['Name'],
      issuer: row['Authority'],
      date: dateOf(row['Started On']),
      url: row['Url'],
    })),
  projects: (tables) =>
    rowsOf(tables, 'Projects').map((row) => ({
      name: row['Title'],
      url: row['Url'],
      ...datesOf(row, 'Started On', 'Finished On'),
      ...proseOf(row['Description']),
    })),
  awards: (tables) =>
    rowsOf(tables, 'Honors').map((row) => ({
      title: row['Title'],
      date: dateOf(row['Issued On']),
      summary: row['Description'],
    })),
  publications: (tables) =>
    rowsOf(tables, 'Publications').map((row) => ({
      name: row['Name'],
      publisher: row['Publisher'],
      releaseDate: dateOf(row['Published On']),
      url: row['Url'],
      summary: row['Description'],
    })),
  volunteer: (tables) =>
    rowsOf(tables, 'Volunteering', 'Volunteering Experiences').map((row) => ({
      organization: row['Company Name'],
      position: row['Role'],
      ...datesOf(row, 'Started On', 'Finished On'),
      ...proseOf(row['Description']),
    })),
};

/** `Mar 2021` → `2021-03`; what is no date stays as it is. */
function dateOf(text: string | undefined): string {
  const { date = '' } = dateFields(text ?? '');
  return date;
}

/** LinkedIn leaves the end out while something lasts, as JSON Resume does. */
function datesOf(row: Row, start: string, end: string): JsonObject {
  return { startDate: dateOf(ownValue(row, start)), endDate: dateOf(ownValue(row, end)) };
}

const bullet = /^\s*[-*•▪●·–]\s+/;

function proseOf(text = ''): JsonObject {
  const lines = text
    .split(/\r?\n|\s\s(?=[•▪●])/)
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
  return {
    summary: lines.filter((line) => !bullet.test(line)).join('\n\n'),
    highlights: lines.filter((line) => bullet.test(line)).map((line) => line.replace(bullet, '').trim()),
  };
}

function filled(fields: Readonly<JsonObject>): JsonObject {
  const isFilled = (value: unknown) =>
    value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isFilled(value)));
}

/** Cells that say how LinkedIn keeps them, and are no part of a resume. */
const ownMatters = new Set(['Primary', 'Confirmed', 'Updated On', 'Type', 'Extension']);

function notesOf(tables: Tables, source: JsonObject): readonly ReadingNote[] {
  const lines = Object.entries(tables).flatMap(([name, rows]) =>
    rows.flatMap((row, index) =>
      Object.entries(row)
        .filter(([column]) => !ownMatters.has(column))
        .map(([column, text]) => ({ place: `${name}.csv, row ${index + 2}, ${column}`, texts: [text] })),
    ),
  );
  return whatVanishedFrom(lines, source);
}

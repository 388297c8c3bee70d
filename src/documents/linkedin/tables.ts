import { zipEntries } from '../archive/zip-entries.ts';
import { maxFileBytes } from '../files/file-text.ts';
import { parseCsv } from '../files/parse-csv.ts';

export interface Row {
  readonly cells: ReadonlyMap<string, string>;
  /** From 1, the names of the columns counted. */
  readonly number: number;
}

export interface Table {
  /** As the archive calls it: `Phone Numbers.csv`. */
  readonly name: string;
  readonly rows: readonly Row[];
}

/** The tables of an archive that speak of the person; names of years are made one. */
export type Tables = ReadonlyMap<TableId, readonly Table[]>;

/** By its id, what years of archives call a table, as letters alone, and the columns that no other table has. */
const tableNames = {
  profile: [['profile'], ['First Name', 'Headline']],
  summary: [['profilesummary'], ['Profile Summary']],
  positions: [['positions'], ['Company Name', 'Title']],
  education: [['education'], ['School Name']],
  skills: [['skills'], null],
  languages: [['languages'], ['Name', 'Proficiency']],
  certifications: [['certifications'], ['Name', 'Authority']],
  projects: [['projects'], null],
  honors: [['honors'], ['Title', 'Issued On']],
  publications: [['publications'], ['Name', 'Published On']],
  volunteering: [
    ['volunteering', 'volunteeringexperiences', 'volunteerexperiences'],
    ['Company Name', 'Role'],
  ],
  organizations: [['organizations'], ['Name', 'Position']],
  courses: [['courses'], null],
  patents: [['patents'], null],
  scores: [['testscores'], null],
  causes: [['causesyoucareabout'], ['Supported Cause']],
  recommendations: [['recommendationsreceived'], ['Job Title', 'Text']],
  emails: [['emailaddresses'], ['Email Address', 'Primary']],
  phones: [['phonenumbers'], ['Number', 'Extension', 'Type']],
  whatsapp: [['whatsappphonenumbers'], null],
} as const satisfies Readonly<Record<string, readonly [readonly string[], readonly string[] | null]>>;

export type TableId = keyof typeof tableNames;
const tableIds = Object.keys(tableNames) as readonly TableId[];

export interface Archive {
  readonly tables: Tables;
  /** Tables that were not opened: they hold messages, contacts, advertisements. */
  readonly others: readonly string[];
}

/** @throws Error in words for people */
export function archiveTables(bytes: Uint8Array): Archive {
  const tables = new Map<TableId, Table[]>();
  const others: string[] = [];
  let read = 0;
  for (const entry of zipEntries(bytes)) {
    const name = entry.name.slice(entry.name.lastIndexOf('/') + 1);
    if (!/\.csv$/i.test(name)) continue;
    const id = tableNamed(name);
    if (id === null) {
      others.push(name);
      continue;
    }
    const content = entry.bytes();
    read += content.length;
    if (read > maxFileBytes) throw new Error('has more than 1 MiB of profile texts; at most that is read');
    tables.set(id, [...(tables.get(id) ?? []), tableOf(name, new TextDecoder().decode(content))]);
  }
  return { tables, others };
}

/** One table of an archive alone, known by its name or its columns; null when it is none. */
export function loneTable(name: string, text: string): Tables | null {
  const table = tableOf(name, text);
  const columns = [...(table.rows[0]?.cells.keys() ?? [])];
  const id = tableNamed(name) ?? tableWith(columns);
  return id === null ? null : new Map([[id, [table]]]);
}

function tableNamed(name: string): TableId | null {
  const letters = name
    .replace(/\.csv$/i, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  return tableIds.find((id) => (tableNames[id][0] as readonly string[]).includes(letters)) ?? null;
}

function tableWith(columns: readonly string[]): TableId | null {
  // The only table of one column is that of the skills.
  if (columns.join() === 'Name') return 'skills';
  return (
    tableIds.find((id) => {
      const [, telling] = tableNames[id];
      return telling?.every((column) => columns.includes(column)) ?? false;
    }) ?? null
  );
}

/** By the names in the first row. */
function tableOf(name: string, text: string): Table {
  const [names, ...records] = parseCsv(text);
  const rows = records.map(({ cells }, index): Row => {
    const pairs = (names?.cells ?? []).map(
      (column, at) => [column.trim(), (cells[at] ?? '').trim()] as const,
    );
    return { cells: new Map(pairs), number: index + 2 };
  });
  return { name, rows };
}

/** The first of several columns in which a row says something: their names have changed over the years. */
export function cell({ cells }: Row, ...columns: readonly string[]): string {
  return columns.map((column) => cells.get(column) ?? '').find((text) => text !== '') ?? '';
}

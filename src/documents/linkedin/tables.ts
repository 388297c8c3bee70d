import { zipEntries } from '../archive/zip-entries.ts';
import { maxFileBytes } from '../files/file-text.ts';
import { type CsvRecord, MalformedCsv, parseCsv } from '../files/parse-csv.ts';
import { UnreadableFile } from '../files/unreadable-file.ts';

export interface Row {
  readonly cells: ReadonlyMap<string, string>;
  /** From 1, which is the row of column names. */
  readonly number: number;
}

export interface Table {
  /** File name in the archive: `Phone Numbers.csv`. */
  readonly name: string;
  readonly rows: readonly Row[];
}

/** The tables about the person; older and newer names are treated alike. */
export type Tables = ReadonlyMap<TableId, readonly Table[]>;

interface TableNames {
  /** File names over the years, reduced to lower-case letters. */
  readonly names: readonly string[];
  /** Sets of columns that only this table has; one set is enough. */
  readonly columns: readonly (readonly string[])[];
}

const tableNames = {
  profile: { names: ['profile'], columns: [['First Name', 'Headline']] },
  summary: { names: ['profilesummary'], columns: [['Profile Summary']] },
  positions: { names: ['positions'], columns: [['Company Name', 'Title']] },
  education: { names: ['education'], columns: [['School Name']] },
  skills: { names: ['skills'], columns: [] },
  languages: { names: ['languages'], columns: [['Name', 'Proficiency']] },
  certifications: { names: ['certifications'], columns: [['Name', 'Authority']] },
  honors: {
    names: ['honors'],
    columns: ['Issued On', 'Issue Date'].map((day) => ['Title', 'Description', day]),
  },
  projects: {
    names: ['projects'],
    columns: ['Started On', 'Start Date'].map((day) => ['Title', 'Url', day]),
  },
  publications: { names: ['publications'], columns: [['Name', 'Published On']] },
  volunteering: {
    names: ['volunteering', 'volunteeringexperiences', 'volunteerexperiences'],
    columns: [['Company Name', 'Role']],
  },
  organizations: { names: ['organizations'], columns: [['Name', 'Position']] },
  courses: { names: ['courses'], columns: [] },
  patents: { names: ['patents'], columns: [] },
  scores: { names: ['testscores'], columns: [['Name', 'Score']] },
  causes: { names: ['causesyoucareabout'], columns: [['Supported Cause']] },
  recommendations: { names: ['recommendationsreceived'], columns: [['Job Title', 'Text']] },
  emails: { names: ['emailaddresses'], columns: [['Email Address', 'Primary']] },
  phones: { names: ['phonenumbers'], columns: [['Number', 'Extension', 'Type']] },
  whatsapp: { names: ['whatsappphonenumbers'], columns: [] },
} as const satisfies Readonly<Record<string, TableNames>>;

export type TableId = keyof typeof tableNames;
const tableIds = Object.keys(tableNames) as readonly TableId[];

interface Archive {
  readonly tables: Tables;
  /** Tables that were not opened, such as messages, contacts and advertisements. */
  readonly others: readonly string[];
}

/** Of all tables together; even hundreds of skills and posts take only a few thousand. */
const maxLines = 20_000;
const lineFeed = 0x0a;

/** @throws UnreadableFile */
export async function archiveTables(bytes: Uint8Array): Promise<Archive> {
  const tables = new Map<TableId, Table[]>();
  const others: string[] = [];
  let read = 0;
  let lines = 0;
  for (const entry of await zipEntries(bytes)) {
    const name = entry.name.slice(entry.name.lastIndexOf('/') + 1);
    if (!/\.csv$/i.test(name)) continue;
    const id = tableNamed(name);
    if (id === null) {
      others.push(name);
      continue;
    }
    const content = await entry.bytes();
    read += content.length;
    if (read > maxFileBytes)
      throw new UnreadableFile('has more than 1 MiB of profile text; at most 1 MiB is read');
    lines += content.reduce((count, byte) => (byte === lineFeed ? count + 1 : count), 0);
    if (lines > maxLines)
      throw new UnreadableFile(`has ${lines} lines of profile texts; at most ${maxLines} are read`);
    tables.set(id, [...(tables.get(id) ?? []), tableOf(name, new TextDecoder().decode(content))]);
  }
  return { tables, others };
}

/** A single table of an archive, recognized by its name or columns; null for another file. */
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
  return tableIds.find((id) => (tableNames[id].names as readonly string[]).includes(letters)) ?? null;
}

/** Tables that are recognized only by all their columns. */
const tablesByAllColumns: ReadonlyMap<string, TableId> = new Map([
  ['Name', 'skills'],
  ['Name,Number', 'courses'],
]);

function tableWith(columns: readonly string[]): TableId | null {
  const has = (column: string) => columns.includes(column);
  const isHeadOf = (id: TableId) =>
    (tableNames[id].columns as TableNames['columns']).some((some) => some.every(has));
  return tablesByAllColumns.get(columns.join()) ?? tableIds.find(isHeadOf) ?? null;
}

/** Reads a table; the first row has the column names. @throws UnreadableFile */
function tableOf(name: string, text: string): Table {
  const [names, ...records] = recordsOf(name, text);
  const rows = records.map(({ cells }, index): Row => {
    const pairs = (names?.cells ?? []).map(
      (column, at) => [column.trim(), (cells[at] ?? '').trim()] as const,
    );
    return { cells: new Map(pairs), number: index + 2 };
  });
  return { name, rows };
}

function recordsOf(name: string, text: string): readonly CsvRecord[] {
  try {
    return parseCsv(text);
  } catch (error) {
    if (!(error instanceof MalformedCsv)) throw error;
    throw new UnreadableFile(`cannot be read: ${name}, line ${error.line}: ${error.message}`, {
      cause: error,
    });
  }
}

/** The first non-empty cell of several columns, whose names have changed over the years. */
export function cell({ cells }: Row, ...columns: readonly string[]): string {
  return columns.map((column) => cells.get(column) ?? '').find((text) => text !== '') ?? '';
}

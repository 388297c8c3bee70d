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

interface TableNames {
  /** What years of archives call it, as letters alone. */
  readonly names: readonly string[];
  /** Sets of columns that no other table has; one of them is enough. */
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
  /** Tables that were not opened: they hold messages, contacts, advertisements. */
  readonly others: readonly string[];
}

/** Of all tables together: somebody with a hundred skills and as many posts has some thousand. */
const maxLines = 20_000;
const lineFeed = 0x0a;

/** @throws Error in words for people */
export function archiveTables(bytes: Uint8Array): Archive {
  const tables = new Map<TableId, Table[]>();
  const others: string[] = [];
  let read = 0;
  let lines = 0;
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
    if (read > maxFileBytes) throw new Error('has more than 1 MiB of profile text; that is the limit');
    lines += content.reduce((count, byte) => (byte === lineFeed ? count + 1 : count), 0);
    if (lines > maxLines)
      throw new Error(`has ${lines} lines of profile texts; at most ${maxLines} are read`);
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
  return tableIds.find((id) => (tableNames[id].names as readonly string[]).includes(letters)) ?? null;
}

/** Two are recognized by all that they have. */
const wholly: ReadonlyMap<string, TableId> = new Map([
  ['Name', 'skills'],
  ['Name,Number', 'courses'],
]);

function tableWith(columns: readonly string[]): TableId | null {
  const has = (column: string) => columns.includes(column);
  const isHeadOf = (id: TableId) =>
    (tableNames[id].columns as TableNames['columns']).some((some) => some.every(has));
  return wholly.get(columns.join()) ?? tableIds.find(isHeadOf) ?? null;
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

import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type Field, oneOfField, readFields, textField } from '../../config/read-fields.ts';
import { type FinetuneLevel, finetuneLevels } from '../../contract/choices.ts';
import type { BodyInput } from '../../contract/endpoints.ts';
import { postingTooLong } from '../../contract/posting-text.ts';
import { extensionOf } from '../../documents/files/file-text.ts';
import { type CsvRecord, MalformedCsv, parseCsv } from '../../documents/files/parse-csv.ts';
import { type ReadPosting, readPostingText } from '../../documents/posting/read-posting.ts';
import { sha256 } from '../../sha256.ts';
import { isJsonObject, readNested } from '../../values/json-object.ts';
import { nearest } from '../../values/nearest.ts';
import { listed } from '../../values/strings.ts';
import { errorReason } from '../../values/system-error.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import { type InputFile, inputText, readInput } from '../files/read-input.ts';
import type { Io } from '../terminal/io.ts';
import { counted } from '../terminal/terminal-text.ts';
import { filledTarget } from './posting-target.ts';
import { readPostingFile } from './read-job-posting.ts';

const maxShownColumns = 10;

/** Enough for thousands of postings without filling the memory. */
export const maxMegabytes = 100;

/** @throws UsageError if the whole input is invalid; an error in one row is reported with that row */
export async function readBatch(
  source: string,
  { io, note }: Pick<Context, 'io' | 'note'>,
): Promise<readonly BatchRow[]> {
  if (!isFolder(source, io)) {
    return someOf(source, rowsOf(await readInput(source, io, { maxMegabytes }), note));
  }
  const { rows, folders } = await readFolder(source, io);
  for (const folder of folders) note(`${folder} is a folder and is not read; name it too.`);
  return someOf(source, rows);
}

function someOf(source: string, rows: readonly BatchRow[]): readonly BatchRow[] {
  if (rows.length === 0) throw new UsageError(`${source} has no postings`);
  return rows;
}

/** The rows of a table on standard input; null for one posting. */
export function rowsOfInput(input: InputFile, { note }: Pick<Context, 'note'>): readonly BatchRow[] | null {
  return isTable(inputText(input).text) ? someOf(input.name, rowsOf(input, note)) : null;
}

/** True if the first line names the column of the posting, or is an object with it. */
function isTable(text: string): boolean {
  const [head = ''] = text
    .replace(/^\uFEFF/, '')
    .trimStart()
    .split('\n', 1);
  if (head.startsWith('{')) return /"job_description"\s*:/.test(head);
  return head.split(',').some((cell) => columnName(cell.replaceAll('"', '')) === 'job_description');
}

function rowsOf(input: InputFile, note: Context['note']): readonly BatchRow[] {
  const { name, text: raw } = inputText(input);
  const text = raw.replace(/^\uFEFF/, '');
  switch (extensionOf(name)) {
    case '.csv':
    case '.tsv':
      return readCsvRows(name, text, note);
    case '.jsonl':
    case '.ndjson':
    case '.json':
      return readJsonLines(name, text);
    case '':
      return /^\s*[[{]/.test(text) ? readJsonLines(name, text) : readCsvRows(name, text, note);
    default:
      throw new UsageError(`${name} is not a batch; use a .jsonl or .csv file, or a folder of postings`);
  }
}

function isFolder(source: string, { cwd }: Io): boolean {
  const stats = source === '-' ? undefined : statSync(path.resolve(cwd, source), { throwIfNoEntry: false });
  return stats?.isDirectory() === true;
}

interface ReadFolder {
  readonly rows: readonly BatchRow[];
  /** Its own folders, which are not read. */
  readonly folders: readonly string[];
}

/** One posting per file, sorted by name, without hidden files and folders. */
async function readFolder(name: string, io: Io): Promise<ReadFolder> {
  const entries = await readdir(path.resolve(io.cwd, name), { withFileTypes: true });
  const shown = entries.filter((entry) => !entry.name.startsWith('.'));
  const paths = (isFolder: boolean) =>
    shown
      .filter((entry) => entry.isDirectory() === isFolder)
      .map((entry) => path.join(name, entry.name))
      .sort();
  const rows = paths(false).map(
    (file): BatchRow => ({
      place: file,
      open: async (defaults) =>
        openFile(await readInput(regularFile(file, io), io, { tooLarge: postingTooLong }), defaults),
    }),
  );
  return { rows, folders: paths(true) };
}

/** Opening a pipe would wait for its writer. @throws UsageError */
function regularFile(file: string, { cwd }: Io): string {
  const stats = statSync(path.resolve(cwd, file), { throwIfNoEntry: false });
  if (stats?.isFIFO() || stats?.isSocket() || stats?.isCharacterDevice() || stats?.isBlockDevice()) {
    throw new UsageError(`${file} is not a file but a pipe, socket or device`);
  }
  return file;
}

/** One JSON object per line, without empty lines. @throws UsageError for a list or an object over several lines */
function readJsonLines(name: string, text: string): readonly BatchRow[] {
  if (text.trimStart().startsWith('[')) {
    throw new UsageError(`${name} is a JSON array; write one object per line, for example with jq -c '.[]'`);
  }
  if (/^\s*\{\s*\n/.test(text)) {
    throw new UsageError(
      `${name} has an object over several lines; write one object per line, for example with jq -c .`,
    );
  }
  return text
    .split('\n')
    .map((line, index) => ({ line, place: `${name}:${index + 1}` }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, place }) => ({
      place,
      open: async (defaults, use) => openFields(parse(line, place), place, defaults, use),
    }));
}

function parse(line: string, place: string): unknown {
  try {
    return readNested(place, () => JSON.parse(line));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const reason = errorReason(error);
    throw new UsageError(`${place} is not JSON: ${reason}`, { cause: error });
  }
}

/** Reads CSV whose first line names the columns. @throws UsageError for names that look mistyped */
function readCsvRows(name: string, text: string, note: Context['note']): readonly BatchRow[] {
  const [head, ...records] = csvRecords(name, text);
  const columns = columnsOf(name, head);
  const others = columns.filter((column) => column !== '' && !rowFieldNames.includes(column));
  if (others.length > 0)
    note(`${name}: not read: ${counted(others.length, 'column')}: ${listed(others, maxShownColumns)}`);
  return records.map((record) => {
    const place = `${name}:${record.line}`;
    return {
      place,
      open: async (defaults, use) => openFields(fieldsOf(record, columns, place), place, defaults, use),
    };
  });
}

function csvRecords(name: string, text: string): readonly CsvRecord[] {
  try {
    return parseCsv(text);
  } catch (error) {
    if (!(error instanceof MalformedCsv)) throw error;
    throw new UsageError(`${name}:${error.line}: ${error.message}`, { cause: error });
  }
}

function columnsOf(name: string, head: CsvRecord | undefined): readonly string[] {
  const columns = (head?.cells ?? []).map(columnName);
  const missing = rowFieldNames.filter((field) => !columns.includes(field));
  for (const column of columns) {
    const meant = rowFieldNames.includes(column) ? null : meantField(column, missing);
    if (meant) throw new UsageError(`${name}:1: unknown column "${column}" (did you mean ${meant}?)`);
  }
  const read = columns.filter((column) => rowFieldNames.includes(column));
  if (read.includes('job_description') && new Set(read).size === read.length) return columns;
  throw new UsageError(`${name}:1: the first line must name each column once, including job_description`);
}

/** The field that a column seems to mean: a mistyped one, or `company` for `company_name`; null for a name of its own. */
function meantField(column: string, missing: readonly string[]): string | null {
  return missing.find((field) => field.split('_').includes(column)) ?? nearest(column, missing);
}

/** `Company Name`, as spreadsheets have it, is `company_name`. */
function columnName(cell: string): string {
  return cell
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
}

/** Treats an empty cell like a missing field; columns of other names are the person's own. */
function fieldsOf(
  { cells }: CsvRecord,
  columns: readonly string[],
  place: string,
): Readonly<Record<string, unknown>> {
  if (cells.length > columns.length) {
    throw new UsageError(
      `${place} has ${cells.length} cells, but the first line names ${columns.length} columns`,
    );
  }
  const entries = columns.map((column, index) => [column, cellValue(column, cells[index] ?? '')] as const);
  return Object.fromEntries(
    entries.filter(([column, value]) => rowFieldNames.includes(column) && value !== ''),
  );
}

/** As spreadsheets and people write them. */
const yesWords = ['true', 'yes', '1'];
const noWords = ['false', 'no', '0'];

function cellValue(column: string, cell: string): unknown {
  const word = cell.trim().toLowerCase();
  if (column === 'finetune_level') return finetuneLevels.find((level) => level === word) ?? cell;
  if (column !== 'include_pdf') return cell;
  if (yesWords.includes(word)) return true;
  return noWords.includes(word) ? false : word && cell;
}

export type RowRequest = BodyInput<'generateResume'>;

/** Values for rows that do not set them. */
export interface RowDefaults {
  readonly level: FinetuneLevel;
  readonly includePdf: boolean;
}

/** The fields that a command uses: `rank` and `gaps` need no level and no PDF. */
export type RowUse = 'all fields' | 'posting';

/** One row of the input. Its errors are reported when it is opened, so that the other rows continue. */
export interface BatchRow {
  /** The position for messages: `jobs.jsonl:3`. */
  readonly place: string;
  /** @throws UsageError or ValidationError that names the position */
  open(defaults: RowDefaults, use?: RowUse): Promise<RowInput>;
}

/** A row whose posting is not read yet. */
export interface RowInput {
  /** Everything that identifies the row: its own fields, not what is read in its posting. */
  readonly given: {
    readonly posting: string;
    readonly level: FinetuneLevel;
    readonly pdf: boolean;
    readonly company_name?: string | undefined;
    readonly position?: string | undefined;
  };
  /** @throws UsageError or ValidationError that names the position */
  read(): Promise<RowRequest>;
}

const flag: Field<boolean> = {
  showsValue: true,
  expects: 'true or false',
  accepts: (value): value is boolean => typeof value === 'boolean',
};

/** The fields of a row, as in the body of generate. */
const rowFields = {
  job_description: textField,
  company_name: textField,
  position: textField,
  finetune_level: oneOfField(finetuneLevels),
  include_pdf: flag,
};

const rowFieldNames = Object.keys(rowFields);

/** @throws ValidationError or UsageError that names the position and each invalid field */
async function openFields(
  source: unknown,
  place: string,
  defaults: RowDefaults,
  use: RowUse = 'all fields',
): Promise<RowInput> {
  const fields = readFields(use === 'posting' ? withoutOrder(source) : source, rowFields, place);
  const { job_description: text, company_name, position } = fields;
  if (text === undefined) throw new UsageError(`${place}: job_description is missing`);
  return {
    given: { ...givenBy(sha256(text), defaults, fields), company_name, position },
    read: async () => requestOfRead(await readPostingText({ name: place, text }), defaults, fields),
  };
}

/** Without the fields that only say how to make the resume. */
function withoutOrder(source: unknown): unknown {
  if (!isJsonObject(source)) return source;
  const { finetune_level: _level, include_pdf: _pdf, ...posting } = source;
  return posting;
}

/** Opens a row whose posting is a file. */
function openFile(input: InputFile, defaults: RowDefaults): RowInput {
  return {
    given: givenBy(sha256(input.bytes), defaults),
    read: async () => requestOfRead(await readPostingFile(input), defaults),
  };
}

type RowFields = ReturnType<typeof readFields<typeof rowFields>>;

function givenBy(posting: string, { level, includePdf }: RowDefaults, fields: RowFields = {}) {
  return { posting, level: fields.finetune_level ?? level, pdf: fields.include_pdf ?? includePdf };
}

/** The request for a posting; missing company and position come from the posting. */
function requestOfRead(
  read: ReadPosting,
  { level, includePdf }: RowDefaults,
  given: RowFields = {},
): RowRequest {
  return {
    job_description: read.text,
    ...filledTarget({
      company: given.company_name ?? read.company,
      position: given.position ?? read.position,
    }),
    finetune_level: given.finetune_level ?? level,
    include_pdf: given.include_pdf ?? includePdf,
  };
}

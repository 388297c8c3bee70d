import { statSync } from 'node:fs';
import path from 'node:path';
import { extensionOf } from '../../documents/files/file-text.ts';
import type { Io } from '../io.ts';
import { inputText, readInput } from '../read-input.ts';
import { UsageError } from '../usage-error.ts';
import type { BatchRow } from './batch-row.ts';
import { readCsvRows } from './read-csv-rows.ts';
import { readFolder } from './read-folder.ts';
import { readJsonLines } from './read-json-lines.ts';

/** Thousands of postings fit; more would only fill the memory. */
const largestMegabytes = 100;

/** @throws UsageError when the input as a whole is no batch; what is wrong with one row is told by that row. */
export async function readBatch(source: string, io: Io): Promise<readonly BatchRow[]> {
  const rows = isFolder(source, io) ? await readFolder(source, io) : await readRows(source, io);
  if (rows.length === 0) throw new UsageError(`${source} holds no posting`);
  return rows;
}

async function readRows(source: string, io: Io): Promise<readonly BatchRow[]> {
  const { name, text: raw } = inputText(await readInput(source, io, largestMegabytes));
  const text = raw.replace(/^\uFEFF/, '');
  switch (extensionOf(name)) {
    case '.csv':
    case '.tsv':
      return readCsvRows(name, text);
    case '.jsonl':
    case '.ndjson':
    case '.json':
      return readJsonLines(name, text);
    case '':
      return /^\s*[[{]/.test(text) ? readJsonLines(name, text) : readCsvRows(name, text);
    default:
      throw new UsageError(`${name} is no batch; give a .jsonl or .csv file, or a folder of postings`);
  }
}

function isFolder(source: string, { cwd }: Io): boolean {
  const stats = source === '-' ? undefined : statSync(path.resolve(cwd, source), { throwIfNoEntry: false });
  return stats?.isDirectory() === true;
}

import { statSync } from 'node:fs';
import path from 'node:path';
import { knownCompany, knownPosition } from '../../contract/job-title.ts';
import type { ErrorObject } from '../../contract/objects.ts';
import { extensionOf, sourceKindOf } from '../../documents/files/file-text.ts';
import type { Context } from '../context.ts';
import { concernsOneInput, UsageError } from '../exit-code.ts';
import { errorObjectAt } from '../failure.ts';
import { readInput } from '../files/read-input.ts';
import { adviceText } from '../terminal/terminal-text.ts';
import { type BatchRow, maxMegabytes, readBatch, rowsOfInput } from './read-batch.ts';
import {
  checkText,
  isWebAddress,
  type JobPosting,
  readJobPosting,
  readPostingFile,
} from './read-job-posting.ts';

/** A posting and its source. */
export interface PlacedPosting extends JobPosting {
  /** The file, the address, or `jobs.csv:3`. */
  readonly place: string;
}

export interface ReadPostings {
  readonly postings: readonly PlacedPosting[];
  /** The sources that could not be read; the others are ranked. */
  readonly unread: readonly UnreadPosting[];
}

export interface UnreadPosting {
  readonly place: string;
  /** Its message names the place. */
  readonly error: ErrorObject;
}

const tables = ['.csv', '.tsv', '.jsonl', '.ndjson'];

/**
 * Reads all postings of folders, tables, files and addresses; a missing source is reported like any other problem.
 * @throws UsageError if none of them can be read
 */
export async function readPostings(
  context: Context,
  sources: readonly string[],
  allowPrivate: boolean | undefined,
): Promise<ReadPostings> {
  const postings: PlacedPosting[] = [];
  const unread: UnreadPosting[] = [];
  const collected = async <Value>(place: string, read: () => Promise<Value>): Promise<readonly Value[]> => {
    try {
      return [await read()];
    } catch (error) {
      if (!concernsOneInput(error)) throw error;
      unread.push({ place, error: errorObjectAt(place, error) });
      return [];
    }
  };
  for (const source of sources) {
    const [rows = []] = await collected(source, () => opened(context, source, allowPrivate));
    for (const { place, read } of rows) {
      postings.push(...(await collected(place, async () => ({ ...(await read()), place }))));
    }
  }
  if (sources.length > 0 && postings.length === 0) {
    throw new UsageError(unread.map(({ error }) => error.message).join('\n') || 'no postings found');
  }
  return { postings, unread };
}

/** Names each unread posting on stderr in its own line, with --json as an Error object, and with --quiet too. */
export function reportUnread({ io, globals }: Context, unread: readonly UnreadPosting[]): void {
  for (const { error } of unread) {
    io.stderr.write(globals.json ? `${JSON.stringify(error)}\n` : adviceText(error.message, io.stderr));
  }
}

interface Opened {
  readonly place: string;
  read(): Promise<JobPosting>;
}

async function opened(
  context: Context,
  source: string,
  allowPrivate: boolean | undefined,
): Promise<readonly Opened[]> {
  if (source === '-') return openedInput(context);
  if (isWebAddress(source) || !isMany(context, source)) {
    return [{ place: source, read: () => readJobPosting(context, { file: source, allowPrivate }) }];
  }
  return openedRows(context, await readBatch(source, context));
}

/** Standard input is a table, as for `batch -`, or one posting. */
async function openedInput(context: Context): Promise<readonly Opened[]> {
  const input = await readInput('-', context.io, { maxMegabytes });
  const rows = sourceKindOf(input.bytes) === 'text' ? rowsOfInput(input, context) : null;
  if (rows !== null) return openedRows(context, rows);
  const read = async () => {
    const posting = await readPostingFile(input, context.note);
    checkText(input.name, posting);
    return posting;
  };
  return [{ place: '-', read }];
}

function openedRows(context: Context, rows: readonly BatchRow[]): readonly Opened[] {
  return rows.map((row) => ({
    place: row.place,
    read: async () => {
      const input = await row.open({ level: context.config.level.value, includePdf: false }, 'posting');
      const { job_description, company_name, position } = await input.read();
      // Company and position may be missing here, unlike in batch.
      const posting = {
        text: job_description,
        company: knownCompany(company_name) || undefined,
        position: knownPosition(position) || undefined,
      };
      checkText(row.place, posting);
      return posting;
    },
  }));
}

function isMany({ io: { cwd } }: Context, source: string): boolean {
  if (tables.includes(extensionOf(source))) return true;
  return statSync(path.resolve(cwd, source), { throwIfNoEntry: false })?.isDirectory() === true;
}

/** The posting as a request for ranking. */
export function sentPosting({ text, company, position }: JobPosting) {
  return {
    job_description: text,
    ...(company !== undefined && { company_name: company }),
    ...(position !== undefined && { position }),
  };
}

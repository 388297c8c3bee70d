import { statSync } from 'node:fs';
import path from 'node:path';
import { errorReason } from '../../contract/errors.ts';
import { knownCompany, knownPosition } from '../../contract/reserved-names.ts';
import { extensionOf } from '../../documents/files/file-text.ts';
import { readBatch } from '../batch/read-batch.ts';
import type { Context } from '../context.ts';
import { concernsOneInput } from '../exit-code.ts';
import { checkLength, isWebAddress, type JobPosting, readJobPosting } from './read-job-posting.ts';

/** A posting and its source. */
export interface PlacedPosting extends JobPosting {
  /** The file, the address, or `jobs.csv:3`. */
  readonly place: string;
}

export interface ReadPostings {
  readonly postings: readonly PlacedPosting[];
  /** One sentence per unreadable source; the others are ranked. */
  readonly problems: readonly string[];
}

const tables = ['.csv', '.tsv', '.jsonl', '.ndjson'];

/**
 * Reads all postings of folders, tables, files and addresses; a missing source is reported like any other problem.
 */
export async function readPostings(
  context: Context,
  sources: readonly string[],
  allowPrivate: boolean | undefined,
): Promise<ReadPostings> {
  const postings: PlacedPosting[] = [];
  const problems: string[] = [];
  const collected = async <Value>(place: string, read: () => Promise<Value>): Promise<readonly Value[]> => {
    try {
      return [await read()];
    } catch (error) {
      if (!concernsOneInput(error)) throw error;
      const reason = errorReason(error);
      problems.push(reason.includes(place) ? reason : `${place}: ${reason}`);
      return [];
    }
  };
  for (const source of sources) {
    const [rows = []] = await collected(source, () => opened(context, source, allowPrivate));
    for (const { place, read } of rows) {
      postings.push(...(await collected(place, async () => ({ ...(await read()), place }))));
    }
  }
  return { postings, problems };
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
  if (isWebAddress(source) || !isMany(context, source)) {
    return [{ place: source, read: () => readJobPosting(context, { file: source, allowPrivate }) }];
  }
  const rows = await readBatch(source, context.io);
  return rows.map((row) => ({
    place: row.place,
    read: async () => {
      const input = await row.open({ level: context.config.level.value, includePdf: false });
      const { job_description, company_name, position } = await input.read();
      // Company and position may be missing here, unlike in batch.
      const posting = {
        text: job_description,
        company: knownCompany(company_name) || undefined,
        position: knownPosition(position) || undefined,
      };
      checkLength(row.place, posting);
      return posting;
    },
  }));
}

function isMany({ io: { cwd } }: Context, source: string): boolean {
  if (source === '-') return false;
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

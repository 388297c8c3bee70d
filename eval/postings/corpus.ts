import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readPostingFile } from '../../src/cli/postings/read-job-posting.ts';
import type { PostingParts } from '../../src/documents/posting/job-posting-data.ts';
import { ValidationError } from '../../src/values/validation-error.ts';
import { type PostingLabels, parseLabels } from './labels.ts';
import { numberedLines } from './numbered-lines.ts';
import { parseTable } from './table.ts';

export type Split = 'train' | 'dev' | 'later' | 'test';

/** A labeled posting with its text, which is in a folder outside the project. */
export interface LabeledPosting {
  readonly id: string;
  readonly split: Split;
  readonly language: string;
  readonly repository: string;
  /** Text as read by the product's readers. */
  readonly text: string;
  readonly company?: string | undefined;
  readonly position?: string | undefined;
  /** Lines as numbered in the labels, from 1. */
  readonly lines: readonly string[];
  readonly labels: PostingLabels;
}

const here = import.meta.dirname;

/** Reads the labeled postings of some splits whose texts are in `folder` as `ID.*`. */
export async function readCorpus(folder: string, splits: readonly Split[]): Promise<LabeledPosting[]> {
  const files = new Map(
    readdirSync(folder).map((name) => [name.split('.')[0] ?? '', path.join(folder, name)]),
  );
  const rows = parseTable(readFileSync(path.join(here, 'postings.tsv'), 'utf8'));
  const postings: LabeledPosting[] = [];
  for (const row of rows) {
    const [id = '', split = '', file] = [row.get('id'), row.get('split'), files.get(row.get('id') ?? '')];
    const labels = labelsOf(id);
    if (file === undefined || labels === undefined || !splits.some((one) => one === split)) continue;
    const lines = await numberedLines(file);
    const read = await readAsGiven(file, lines);
    postings.push({
      id,
      split: split as Split,
      language: row.get('language') ?? '',
      repository: row.get('repo') ?? '',
      text: read.text,
      company: read.company,
      position: read.position,
      lines,
      labels,
    });
  }
  return postings;
}

/** Reads a posting file. Parts of files, which the reader rejects, are read as pasted text. */
async function readAsGiven(file: string, lines: readonly string[]): Promise<PostingParts> {
  try {
    return await readPostingFile({ name: path.basename(file), bytes: readFileSync(file) });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { text: lines.join('\n') };
  }
}

function labelsOf(id: string): PostingLabels | undefined {
  try {
    return parseLabels(readFileSync(path.join(here, 'labels', `${id}.tsv`), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

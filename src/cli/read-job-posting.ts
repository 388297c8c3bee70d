import { codePoints } from '../contract/code-points.ts';
import { limits } from '../contract/limits.ts';
import type { Context } from './context.ts';
import { inputText, readInput } from './read-input.ts';
import { UsageError } from './usage-error.ts';

export interface JobPosting {
  readonly text: string;
  /** What the posting says itself, when it does. */
  readonly company?: string | undefined;
  readonly position?: string | undefined;
}

export interface PostingSource {
  /** A file or `-`. */
  readonly file?: string | undefined;
  readonly text?: string | undefined;
}

/** @throws UsageError, ValidationError when no posting or two are given, or the file holds none. */
export async function readJobPosting({ io }: Context, { file, text }: PostingSource): Promise<JobPosting> {
  if (file !== undefined && text !== undefined) {
    throw new UsageError('give the posting once: as a file or by --job-text');
  }
  const { readPosting } = await import('../documents/posting/read-posting.ts');
  if (text !== undefined) return readPosting({ name: '--job-text', text });
  if (file === undefined) throw new UsageError('name the file with the job posting, or - for standard input');
  if (/^https?:\/\//i.test(file)) {
    throw new UsageError('a posting on the web cannot be read yet; save its text to a file and name that');
  }
  const posting = await readPosting(inputText(await readInput(file, io)));
  checkLength(file, posting);
  return posting;
}

/** The service checks it too, but it does not know which file the text came from. */
function checkLength(file: string, { text }: JobPosting): void {
  const { min, max } = limits.jobDescription;
  const length = codePoints(text);
  if (length >= min && length <= max) return;
  throw new UsageError(`${file}: a job posting has ${min} to ${max} characters; this one has ${length}`);
}

import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { JsonObject } from '../../contract/json-object.ts';
import { fileError } from '../../contract/validation-error.ts';
import type { EntryPlaces, ReadingNote } from '../notes/reading-note.ts';
import type { SourceLine } from '../outline/source-line.ts';
import type { PdfPage } from '../pdf/page-rows.ts';

export interface ReadingLimits {
  readonly milliseconds: number;
  readonly memoryMegabytes: number;
  /** By how much the process may grow meanwhile: the thread's own bound does not count what it holds in buffers. */
  readonly grownMegabytes: number;
}

/**
 * Wall time, which other work on the machine stretches: a busy one must not refuse a good file. What grows is stopped long
 * before the thread's own bound: an engine that runs into that one may take the whole process with it.
 */
const usualLimits: ReadingLimits = { milliseconds: 30_000, memoryMegabytes: 1024, grownMegabytes: 512 };
const lookEveryMilliseconds = 50;
const bytesInMegabyte = 1024 * 1024;

/**
 * What a PDF, a mail or a zip archive holds (a Word document, LinkedIn's export), read in a thread that is stopped when it takes too long or too much.
 * @throws ValidationError naming the file and what is wrong with it
 */
export function readInThread(name: string, job: ReadingJob, limits?: ReadingLimits): Promise<ReadingOutcome>;
export function readInThread(name: string, job: PagesJob, limits?: ReadingLimits): Promise<PagesOutcome>;
export function readInThread(name: string, job: MailJob, limits?: ReadingLimits): Promise<MailOutcome>;
export function readInThread(
  name: string,
  job: ThreadJob,
  { milliseconds, memoryMegabytes, grownMegabytes }: ReadingLimits = usualLimits,
): Promise<ThreadOutcome> {
  const worker = new Worker(workerFile(), {
    workerData: job,
    execArgv: [],
    // Libraries speak of what they meet in a file; the streams belong to the command.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
  });
  const timers: NodeJS.Timeout[] = [];
  return new Promise<ThreadOutcome>((resolve, reject) => {
    const refuse = (message: string) => reject(fileError(name, message));
    const takesTooMuch = () => refuse('takes too much memory to read; use a simpler file');
    const most = process.memoryUsage.rss() + grownMegabytes * bytesInMegabyte;
    timers.push(
      setTimeout(() => refuse('takes too long to read; use a simpler file'), milliseconds),
      setInterval(() => process.memoryUsage.rss() > most && takesTooMuch(), lookEveryMilliseconds),
    );
    worker.once('message', (answer: ReadingAnswer) => {
      if ('problem' in answer) refuse(answer.problem);
      else resolve(answer);
    });
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') takesTooMuch();
      else reject(error);
    });
  }).finally(() => {
    for (const timer of timers) clearTimeout(timer);
    return worker.terminate();
  });
}

function workerFile(): string {
  const fromSource = import.meta.filename.endsWith('.ts');
  const place = fromSource ? ['reading-worker-from-source.mjs'] : ['..', 'documents', 'reading-worker.mjs'];
  return path.join(import.meta.dirname, ...place);
}

/* What is asked of the thread that reads binary files, and what it answers. */

export interface ReadingJob {
  readonly kind: 'pdf' | 'zip' | 'rtf';
  readonly bytes: Uint8Array;
  /** What its extension says that it is: `Word document`. */
  readonly called?: string;
}

/** Lines, of which a resume is yet to be made, or a JSON Resume from data. */
type ReadingOutcome =
  | { readonly format: 'pdf' | 'docx' | 'odt' | 'rtf'; readonly lines: readonly SourceLine[] }
  | {
      readonly format: 'linkedin' | 'europass';
      readonly source: JsonObject;
      readonly places?: EntryPlaces;
      readonly notes: readonly ReadingNote[];
    };

/** The text of a PDF with its places, and nothing made of it. */
interface PagesJob {
  readonly kind: 'pages';
  readonly bytes: Uint8Array;
}

interface PagesOutcome {
  readonly format: 'pages';
  readonly pages: readonly PdfPage[];
}

/** A mail, from anybody. */
interface MailJob {
  readonly kind: 'mail';
  readonly bytes: Uint8Array;
}

export interface MailOutcome {
  readonly format: 'mail';
  readonly subject: string;
  /** '' without such a part, as `text`. */
  readonly html: string;
  readonly text: string;
  /** Name of the first attachment that has one. */
  readonly attachment: string | null;
}

export type ThreadJob = ReadingJob | PagesJob | MailJob;
export type ThreadOutcome = ReadingOutcome | PagesOutcome | MailOutcome;

export type ReadingAnswer =
  | ThreadOutcome
  /** What is wrong with the file, to follow its name. */
  | { readonly problem: string };

import { Worker } from 'node:worker_threads';
import { entryFile } from '../../entry-file.ts';
import type { JsonObject } from '../../values/json-object.ts';
import { fileError } from '../../values/validation-error.ts';
import type { SourceLine } from '../outline/source-line.ts';
import type { PdfPage } from '../pdf/page-rows.ts';
import type { EntryPlaces, ReadingNote } from '../reading-note.ts';

export interface ReadingLimits {
  readonly milliseconds: number;
  readonly memoryMegabytes: number;
  /** Maximum growth of the process: the thread's own limit does not include its buffers. */
  readonly grownMegabytes: number;
}

/**
 * Time is wall time, so it allows for a busy machine. Growth is stopped long before the thread's own memory limit,
 * because an engine that reaches it may end the whole process.
 */
const usualLimits: ReadingLimits = { milliseconds: 30_000, memoryMegabytes: 1024, grownMegabytes: 512 };
const checkEveryMilliseconds = 50;
const bytesInMegabyte = 1024 * 1024;

/**
 * Reads a PDF, a mail or a zip archive (Word document, LinkedIn export) in a thread, which is stopped if it takes too
 * much time or memory.
 * @throws ValidationError with the file and the reason; any other error is unexpected
 */
export function readInThread(name: string, job: ReadingJob, limits?: ReadingLimits): Promise<ReadingOutcome>;
export function readInThread(name: string, job: PagesJob, limits?: ReadingLimits): Promise<PagesOutcome>;
export function readInThread(name: string, job: MailJob, limits?: ReadingLimits): Promise<MailOutcome>;
export function readInThread(
  name: string,
  job: ThreadJob,
  { milliseconds, memoryMegabytes, grownMegabytes }: ReadingLimits = usualLimits,
): Promise<ThreadOutcome> {
  const { file, argv } = entryFile('documents/thread/reading-worker.ts', 'documents/reading-worker.mjs');
  const worker = new Worker(file, {
    argv: [...argv],
    workerData: job,
    execArgv: [],
    // Libraries print warnings; the streams belong to the command.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
  });
  const timers: NodeJS.Timeout[] = [];
  return new Promise<ThreadOutcome>((resolve, reject) => {
    const refuse = (message: string) => reject(fileError(name, message));
    const refuseForMemory = () => refuse('takes too much memory to read; use a simpler file');
    const most = process.memoryUsage.rss() + grownMegabytes * bytesInMegabyte;
    timers.push(
      setTimeout(() => refuse('takes too long to read; use a simpler file'), milliseconds),
      setInterval(() => process.memoryUsage.rss() > most && refuseForMemory(), checkEveryMilliseconds),
    );
    worker.once('message', (answer: ReadingAnswer) => {
      if ('problem' in answer) refuse(answer.problem);
      else resolve(answer);
    });
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') refuseForMemory();
      else reject(unexpected(name, error));
    });
  }).finally(() => {
    for (const timer of timers) clearTimeout(timer);
    return worker.terminate();
  });
}

/** A mistake of ours, not of the file; its stack is kept for the log and for --debug. */
function unexpected(name: string, error: Error): Error {
  return new Error(`unexpected error while reading ${name}: ${error.message}`, { cause: error });
}

/* Messages to and from the thread that reads binary files. */

export interface ReadingJob {
  readonly kind: 'pdf' | 'zip' | 'rtf';
  readonly bytes: Uint8Array;
  /** The kind of document by its extension: `Word document`. */
  readonly called?: string;
}

/** Lines that are not yet a resume, or a JSON Resume from data. */
type ReadingOutcome =
  | { readonly format: 'pdf' | 'docx' | 'odt' | 'rtf'; readonly lines: readonly SourceLine[] }
  | {
      readonly format: 'linkedin' | 'europass';
      readonly source: JsonObject;
      readonly places?: EntryPlaces;
      readonly notes: readonly ReadingNote[];
    };

/** The text of a PDF with positions. */
interface PagesJob {
  readonly kind: 'pages';
  readonly bytes: Uint8Array;
}

interface PagesOutcome {
  readonly format: 'pages';
  readonly pages: readonly PdfPage[];
}

/** A mail from any sender. */
interface MailJob {
  readonly kind: 'mail';
  readonly bytes: Uint8Array;
}

export interface MailOutcome {
  readonly format: 'mail';
  readonly subject: string;
  /** '' if the mail has no such part. */
  readonly html: string;
  readonly text: string;
  /** Name of the first attachment with one. */
  readonly attachment: string | null;
}

export type ThreadJob = ReadingJob | PagesJob | MailJob;
export type ThreadOutcome = ReadingOutcome | PagesOutcome | MailOutcome;

export type ReadingAnswer =
  | ThreadOutcome
  /** Error text after the name of the file. */
  | { readonly problem: string };

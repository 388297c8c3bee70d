import { parentPort, workerData } from 'node:worker_threads';
import { readDocx } from '../docx/read-docx.ts';
import type { SourceLine } from '../outline/source-line.ts';
import { pdfSourceLines } from '../pdf/pdf-source-lines.ts';
import { readPdfPages } from '../pdf/read-pdf-pages.ts';
import type { ReadingAnswer, ReadingJob } from './reading-job.ts';

/* The thread's entry: files that others made are taken apart where time and memory have an end. */

async function linesOf({ kind, bytes }: ReadingJob): Promise<readonly SourceLine[]> {
  return kind === 'docx' ? readDocx(bytes) : pdfSourceLines(await readPdfPages(bytes));
}

async function answer(job: ReadingJob): Promise<ReadingAnswer> {
  try {
    return { lines: await linesOf(job) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.postMessage(await answer(workerData as ReadingJob));

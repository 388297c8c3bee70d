import type { SourceLine } from '../outline/source-line.ts';

/* What is asked of the thread that reads binary files, and what it answers. */

export interface ReadingJob {
  readonly kind: 'pdf' | 'docx';
  readonly bytes: Uint8Array;
}

export type ReadingAnswer =
  | { readonly lines: readonly SourceLine[] }
  /** What is wrong with the file, to stand behind its name. */
  | { readonly problem: string };

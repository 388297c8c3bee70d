import type { JsonObject } from '../../contract/json-object.ts';
import type { ReadingNote } from '../notes/reading-note.ts';
import type { SourceLine } from '../outline/source-line.ts';
import type { PdfPage } from '../pdf/page-runs.ts';

/* What is asked of the thread that reads binary files, and what it answers. */

export interface ReadingJob {
  readonly kind: 'pdf' | 'zip' | 'rtf';
  readonly bytes: Uint8Array;
}

/** Lines, of which a resume is yet to be made, or a JSON Resume from data. */
export type ReadingOutcome =
  | { readonly format: 'pdf' | 'docx' | 'odt' | 'rtf'; readonly lines: readonly SourceLine[] }
  | {
      readonly format: 'linkedin' | 'europass';
      readonly source: JsonObject;
      readonly notes: readonly ReadingNote[];
    };

/** The text of a PDF with its places, and nothing made of it. */
export interface PagesJob {
  readonly kind: 'pages';
  readonly bytes: Uint8Array;
}

export interface PagesOutcome {
  readonly format: 'pages';
  readonly pages: readonly PdfPage[];
}

/** A mail, from anybody. */
export interface MailJob {
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
  /** What is wrong with the file, to stand behind its name. */
  | { readonly problem: string };

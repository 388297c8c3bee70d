import type { ResumeDocument } from '../../contract/resume-document.ts';
import { type ExportFormatName, exportFormats } from './export-formats.ts';

export interface ExportOptions {
  /** The base resume as it was put: a JSON Resume gets its own words back. */
  readonly source?: Readonly<Record<string, unknown>> | undefined;
}

/** The document as a file of a format, ending in a line break. */
export async function exportResume(
  document: ResumeDocument,
  format: ExportFormatName,
  { source }: ExportOptions = {},
): Promise<string> {
  const write = await exportFormats[format].load();
  return write(document, source);
}

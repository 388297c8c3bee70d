import type { ResumeDocument } from '../../contract/resume-document.ts';
import { type Exported, type ExportFormatName, exportFormats } from './export-formats.ts';

export interface ExportOptions {
  /** The base resume as it was put: a JSON Resume gets its own words back. */
  readonly source?: Readonly<Record<string, unknown>> | undefined;
}

/** The document as a file of a format: text that ends in a line break, or the bytes of a binary format. */
export async function exportResume<Name extends ExportFormatName>(
  document: ResumeDocument,
  format: Name,
  { source }: ExportOptions = {},
): Promise<Exported<Name>> {
  const write = await exportFormats[format].load();
  return (await write(document, source)) as Exported<Name>;
}

/** What the document says and the format has no place for, a sentence each; none for most. */
export async function whatIsLeftOut(
  document: ResumeDocument,
  format: ExportFormatName,
  { source }: ExportOptions = {},
): Promise<readonly string[]> {
  const row = exportFormats[format];
  if (!('loadLosses' in row)) return [];
  const losses = await row.loadLosses();
  return losses(document, source);
}

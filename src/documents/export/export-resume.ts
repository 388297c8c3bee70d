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

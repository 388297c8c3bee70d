import type { ResumeDocument } from '../contract/resume-document.ts';
import type { ExportFormatName } from '../documents/export/export-formats.ts';
import { type ExportOptions, exportResume, whatIsLeftOut } from '../documents/export/export-resume.ts';
import type { Context } from './context.ts';

/** The document as a file of a format; what the format has no place for is told on standard error. */
export async function exportDocument(
  context: Context,
  document: ResumeDocument,
  format: ExportFormatName,
  options: ExportOptions = {},
): Promise<string | Uint8Array> {
  const content = await exportResume(document, format, options);
  for (const loss of await whatIsLeftOut(document, format, options)) context.note(loss);
  return content;
}

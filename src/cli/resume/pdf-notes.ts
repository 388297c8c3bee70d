import type { Resume } from '../../contract/objects.ts';
import { pdfDue } from '../../contract/warning-codes.ts';
import type { Context } from '../context.ts';

/** Prints warnings from reading the PDF back. @returns its theme */
export async function notePdfWarnings(context: Context, id: string): Promise<string | undefined> {
  const client = await context.client();
  const { pdf_check, theme } = await client.resumes.report(id);
  for (const warning of pdf_check?.warnings ?? []) context.note(warning);
  return theme;
}

/** Prints a note if a changed resume lost its PDF, with the fix; nothing if it never had one. */
export async function noteDuePdf(context: Context, { id, pdf_url }: Resume): Promise<void> {
  if (pdf_url !== null) return;
  const client = await context.client();
  const { warnings } = await client.resumes.report(id);
  for (const { code, message } of warnings) if (code === pdfDue) context.note(message);
}

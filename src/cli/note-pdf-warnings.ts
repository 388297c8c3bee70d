import type { Context } from './context.ts';

/** What reading the PDF of a resume back brought to light, on standard error. */
export async function notePdfWarnings(context: Context, id: string): Promise<void> {
  const client = await context.client();
  const { pdf_check } = await client.resumes.report(id);
  for (const warning of pdf_check?.warnings ?? []) context.note(warning);
}

import type { ResumeRecord } from '../service/use-cases.ts';
import type { JsonPieces } from './print-json.ts';
import { type PdfUrl, resumeJson } from './resume-json.ts';

/** The Resume object as JSON. */
export type PrintResume = (resume: ResumeRecord) => JsonPieces;

/**
 * Prints a record that it is given again, as the store gives those that it keeps in memory, only once. Not for
 * lists: remembering twenty records that are not given again costs more than printing them.
 */
export function createResumePrinter(pdfUrl: PdfUrl): PrintResume {
  const printed = new WeakMap<ResumeRecord, JsonPieces>();
  return (resume) => {
    const known = printed.get(resume);
    if (known) return known;
    const json = resumeJson(resume, pdfUrl);
    // A link to a PDF is another one in each answer.
    if (resume.pdfVersion === null) printed.set(resume, json);
    return json;
  };
}

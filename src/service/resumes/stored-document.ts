import type { ResumeDocument } from '../../contract/resume-document.ts';

/** Reads back what this service wrote: it was validated on the way in. */
export function storedDocument(text: string): ResumeDocument {
  return JSON.parse(text) as ResumeDocument;
}

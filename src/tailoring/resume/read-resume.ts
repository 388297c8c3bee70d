import type { ResumeDocument } from '../../contract/resume-document.ts';
import { supportedLanguageOf } from '../../text/language.ts';
import { readChunks } from './read-chunks.ts';
import { readEntries } from './read-entries.ts';
import type { ResumeModel } from './resume-model.ts';

/** How many texts of a resume are read: far beyond any, so that none costs more than a moment. Behind them, a warning. */
export const maxTexts = 2000;

/** The document as the engine sees it: visible texts with their paths, and the entries with their dates. */
export function readResume(document: ResumeDocument): ResumeModel {
  const all = readChunks(document);
  const chunks = all.slice(0, maxTexts);
  const { headline, email, phone } = document.basics;
  return {
    language: supportedLanguageOf(chunks.map(({ text }) => text).join('\n')),
    chunks,
    isCut: chunks.length < all.length,
    entries: readEntries(document.sections),
    headline,
    contact: { email: email.trim() !== '', phone: phone.trim() !== '' },
  };
}

import type { ResumeDocument } from '../../contract/resume-document.ts';
import { supportedLanguageOf } from '../../text/language.ts';
import { readChunks } from './read-chunks.ts';
import { readEntries } from './read-entries.ts';
import type { ResumeModel } from './resume-model.ts';

/** The document as the engine sees it: visible texts with their paths, and the entries with their dates. */
export function readResume(document: ResumeDocument): ResumeModel {
  const chunks = readChunks(document);
  const { headline, email, phone } = document.basics;
  return {
    language: supportedLanguageOf(chunks.map(({ text }) => text).join('\n')),
    chunks,
    entries: readEntries(document.sections),
    headline,
    contact: { email: email.trim() !== '', phone: phone.trim() !== '' },
  };
}

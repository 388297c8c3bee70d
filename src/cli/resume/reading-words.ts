import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import type { ReadingMessages } from '../../messages/dialogs/dialog-messages.ts';
import { dialogMessagesFor } from '../../messages/dialogs/dialog-messages-for.ts';
import { isTraditional } from '../../text/document-prose.ts';
import type { JsonObject } from '../../values/json-object.ts';

export async function documentOf(source: Readonly<JsonObject>): Promise<ResumeDocument> {
  const { readBaseResume } = await import('../../documents/read-base-resume.ts');
  return readBaseResume(source, { nameless: true }).document;
}

/** The words of what was read and of the questions about it, in the language of the resume. */
export async function readingWords(document: ResumeDocument): Promise<ReadingMessages> {
  const { documentLanguage } = await import('../../documents/view/document-language.ts');
  const written = { language: documentLanguage(document), isTraditional: isTraditional(document) };
  return dialogMessagesFor(written).reading;
}

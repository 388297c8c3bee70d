import type { DocumentReader, FileFormats, RevisedBase, Revision, SentFile } from '../service/ports.ts';
import type { JsonObject } from '../values/json-object.ts';
import { ownValue } from '../values/own-value.ts';
import { fileError, ValidationError } from '../values/validation-error.ts';
import { exportFormats, exportLosses, exportResume, fileEnding } from './export/export-resume.ts';
import { decodeText, encodingNote, notText } from './files/decode-text.ts';
import { sourceKindOf } from './files/file-text.ts';
import { plainLine } from './markup/read-markup.ts';
import { isMail } from './posting/is-mail.ts';
import type { ReadPosting } from './posting/read-posting.ts';
import { hasContent, readAgain, readBaseResume } from './read-base-resume.ts';
import { documentLanguage } from './view/document-language.ts';

/** Files that callers of the service upload and download. */
export const fileFormats: FileFormats = {
  async readResume(file) {
    const { readResumeFile } = await import('./read-resume-file.ts');
    // Nothing is stored yet, so the name can still be added.
    const { source, format, notes } = await readResumeFile(file, { nameless: true });
    return { source, format, name: nameIn(source), notes: [...notes] };
  },
  readPosting: (posting) => (typeof posting === 'string' ? readPasted(posting) : readPostingFile(posting)),
  async write(document, format, source) {
    return {
      content: await exportResume(document, format, { source }),
      extension: exportFormats[format].extension,
      ending: fileEnding(format),
      leftOut: await exportLosses(document, format, { source }),
    };
  },
};

/** The name is in `basics` in JSON Resume and in the other formats. */
function nameIn({ basics }: JsonObject): string {
  const name = ownValue(Object(basics) as Record<string, unknown>, 'name');
  return typeof name === 'string' ? name : '';
}

/** The job title that the text of a posting names; undefined also for text that cannot be read as a posting. */
export async function titleIn(jobDescription: string): Promise<string | undefined> {
  try {
    return (await readPasted(jobDescription)).position;
  } catch (error) {
    if (error instanceof ValidationError) return undefined;
    throw error;
  }
}

async function readPasted(text: string): Promise<ReadPosting> {
  const { readPostingText } = await import('./posting/read-posting.ts');
  return readPostingText({ name: 'the posting', text });
}

async function readPostingFile({ name, bytes }: SentFile): Promise<ReadPosting> {
  const kind = sourceKindOf(bytes);
  if (kind !== 'text') {
    const { readPostingDocument } = await import('./posting/read-posting-file.ts');
    return readPostingDocument(name, { kind, bytes });
  }
  if (isMail(name, bytes)) {
    const { readMailPosting } = await import('./posting/read-posting-file.ts');
    return readMailPosting(name, bytes);
  }
  const decoded = decodeText(bytes);
  if (decoded === null) throw fileError(name, `${notText(name)}, or paste its text instead`);
  const { readPostingText } = await import('./posting/read-posting.ts');
  const posting = await readPostingText({ name, text: decoded.text });
  const note = encodingNote(decoded);
  return note === null ? posting : { ...posting, notes: [...posting.notes, note] };
}

/** The reader for PUT /base-resume and scoring. Writers are loaded by the first revision. */
export const documentReader = {
  read: readBaseResume,
  readAgain,
  hasContent,
  readLine: plainLine,
  languageOf: documentLanguage,
  revise: async (source: Readonly<Record<string, unknown>>, revision: Revision): Promise<RevisedBase> => {
    const { reviseSource } = await import('./revise/revise-source.ts');
    return reviseSource(source, revision);
  },
} satisfies DocumentReader;

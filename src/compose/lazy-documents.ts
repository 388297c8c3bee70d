import { mayHoldMarkup } from '../documents/markup/may-hold-markup.ts';
import type { DocumentReader, FileFormats } from '../service/ports.ts';

/**
 * Loads the document readers on first use: only few operations need them.
 * @param threads reads in threads on a server, so that it stays responsive
 */
export function lazyDocumentReader(
  threads: Pick<DocumentReader, 'read' | 'readAgain' | 'revise'> | null,
): DocumentReader {
  const load = async (): Promise<DocumentReader> =>
    (await import('../documents/service-ports.ts')).documentReader;
  const reader = async () => threads ?? (await load());
  const readAgain = async (source: string, resumeData: string): Promise<string> =>
    (await reader()).readAgain?.(source, resumeData) ?? resumeData;
  return {
    read: async (source, options) => (await reader()).read(source, options),
    // Nearly all bases were read without markup; only the others are worth loading the readers.
    readAgain: async (source, resumeData) =>
      mayHoldMarkup(resumeData) ? readAgain(source, resumeData) : resumeData,
    revise: async (source, revision) => (await reader()).revise(source, revision),
    readLine: async (text) => (await load()).readLine(text),
    hasContent: async (document) => (await load()).hasContent(document),
    // A report is shown often and needs nothing else of the readers.
    languageOf: async (document) =>
      (await import('../documents/view/document-language.ts')).documentLanguage(document),
  };
}

/** Finds the job title that the text of a posting names. */
export async function lazyTitleReader(jobDescription: string): Promise<string | undefined> {
  return (await import('../documents/service-ports.ts')).titleIn(jobDescription);
}

/**
 * Loads the file formats on first use.
 * @param threads works in threads on a server, so that it stays responsive
 */
export function lazyFileFormats(threads: FileFormats | null): FileFormats {
  const formats = async () => threads ?? (await import('../documents/service-ports.ts')).fileFormats;
  return {
    readResume: async (file) => (await formats()).readResume(file),
    readPosting: async (posting) => (await formats()).readPosting(posting),
    write: async (document, format, source) => (await formats()).write(document, format, source),
  };
}

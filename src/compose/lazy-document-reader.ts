import { mayHoldMarkup } from '../documents/markup/may-hold-markup.ts';
import type { DocumentReader } from '../service/ports.ts';

/** Only PUT /base-resume, scoring a sent resume and bases of earlier versions read documents. */
export function lazyDocumentReader(): DocumentReader {
  const load = async (): Promise<DocumentReader> =>
    (await import('../documents/read-base-resume.ts')).documentReader;
  const readAgain = async (source: string, resumeData: string): Promise<string> =>
    (await load()).readAgain?.(source, resumeData) ?? resumeData;
  return {
    read: async (source, options) => (await load()).read(source, options),
    // Nearly every base was read without markup in it; only others are worth the time of loading the readers.
    readAgain: async (source, resumeData) =>
      mayHoldMarkup(resumeData) ? readAgain(source, resumeData) : resumeData,
    hasContent: async (document) => (await load()).hasContent(document),
  };
}

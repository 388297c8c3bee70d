import type { DocumentReader } from '../service/ports.ts';

/** Only PUT /base-resume and scoring a sent resume read documents. */
export function lazyDocumentReader(): DocumentReader {
  const load = async (): Promise<DocumentReader> =>
    (await import('../documents/read-base-resume.ts')).documentReader;
  return {
    read: async (source, options) => (await load()).read(source, options),
    hasContent: async (document) => (await load()).hasContent(document),
  };
}

import type { FileFormats } from '../service/ports.ts';

/**
 * Few operations read and write files.
 * @param threads where a server does it, so that others are served meanwhile
 */
export function lazyFileFormats(threads: FileFormats | null): FileFormats {
  const formats = async () => threads ?? (await import('../documents/file-formats.ts')).fileFormats;
  return {
    readResume: async (file) => (await formats()).readResume(file),
    readPosting: async (posting) => (await formats()).readPosting(posting),
    write: async (document, format, source) => (await formats()).write(document, format, source),
  };
}

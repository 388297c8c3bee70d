import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isResumeId } from '../contract/resume-id.ts';
import type { PdfFiles } from '../service/ports.ts';
import { writePrivateFile } from './write-private-file.ts';

/** One file for each resume, `{id}.pdf`. */
export function createPdfFiles(folder: string): PdfFiles {
  const pathOf = (resumeId: string) => {
    // An id becomes a path here, so nothing but an id may pass.
    if (!isResumeId(resumeId)) throw new Error(`Not a resume id: ${JSON.stringify(resumeId)}`);
    return join(resolve(folder), `${resumeId}.pdf`);
  };
  return {
    pathOf,
    write: async (resumeId, pdf) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writePrivateFile(pathOf(resumeId), pdf);
    },
    read: async (resumeId) =>
      readFile(pathOf(resumeId)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),
    remove: (resumeId) => rm(pathOf(resumeId), { force: true }),
  };
}

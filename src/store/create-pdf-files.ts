import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isMissing } from '../contract/errors.ts';
import { isResumeId } from '../contract/identifiers.ts';
import type { PdfFiles } from '../service/ports.ts';
import { oldFiles } from './old-files.ts';
import { isDraft, writePrivateFile } from './write-private-file.ts';

const ending = '.pdf';

/** One file for each resume, `{id}.pdf`. */
export function createPdfFiles(folder: string): PdfFiles {
  const pathOf = (resumeId: string) => {
    // An id becomes a path here, so nothing but an id may pass.
    if (!isResumeId(resumeId)) throw new Error(`Not a resume id: ${JSON.stringify(resumeId)}`);
    return join(resolve(folder), `${resumeId}${ending}`);
  };
  return {
    pathOf,
    write: async (resumeId, pdf) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writePrivateFile(pathOf(resumeId), pdf);
    },
    read: async (resumeId) =>
      readFile(pathOf(resumeId)).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      }),
    remove: (resumeId) => rm(pathOf(resumeId), { force: true }),
    async *writtenBefore(time) {
      for await (const names of oldFiles(folder, time, isPdf)) yield names.map(resumeIdOf);
    },
    removeDraftsBefore: async (time, signal) => {
      for await (const names of oldFiles(folder, time, isDraft)) {
        if (signal.aborted) return;
        await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
      }
    },
  };
}

/** Whatever else lies in the folder is not ours. */
function isPdf(name: string): boolean {
  return name.endsWith(ending) && isResumeId(resumeIdOf(name));
}

function resumeIdOf(name: string): string {
  return name.slice(0, -ending.length);
}

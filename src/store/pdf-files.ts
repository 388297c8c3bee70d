import type { Dirent } from 'node:fs';
import { opendir, readFile, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isResumeId } from '../contract/identifiers.ts';
import { createFolder } from '../create-folder.ts';
import type { PdfFiles } from '../service/ports.ts';
import { ifThere, isMissing } from '../values/system-error.ts';
import { isDraft, writePrivateFile } from './private-files.ts';

const ending = '.pdf';

/** One file per resume, `{id}.pdf`. */
export function createPdfFiles(folder: string): PdfFiles {
  const pathOf = (resumeId: string) => {
    // The id becomes part of a path, so it must be valid.
    if (!isResumeId(resumeId)) throw new Error(`Not a resume id: ${JSON.stringify(resumeId)}`);
    return join(resolve(folder), `${resumeId}${ending}`);
  };
  return {
    pathOf,
    write: async (resumeId, pdf) => {
      createFolder(folder);
      await writePrivateFile(pathOf(resumeId), pdf);
    },
    read: async (resumeId) => ifThere(readFile(pathOf(resumeId))),
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

/** False for other files in the folder. */
function isPdf(name: string): boolean {
  return name.endsWith(ending) && isResumeId(resumeIdOf(name));
}

function resumeIdOf(name: string): string {
  return name.slice(0, -ending.length);
}

/** A batch large enough to be fast, and small enough to let other work run. */
const atOnce = 250;

/** Names of matching files last written before `time` (milliseconds since 1970), in batches. */
async function* oldFiles(
  folder: string,
  time: number,
  isWanted: (name: string) => boolean,
): AsyncGenerator<readonly string[], void, void> {
  let names: string[] = [];
  for await (const { name } of entriesOf(folder)) {
    if (!isWanted(name)) continue;
    names.push(name);
    if (names.length < atOnce) continue;
    yield await writtenBefore(folder, names, time);
    names = [];
  }
  yield await writtenBefore(folder, names, time);
}

async function* entriesOf(folder: string): AsyncGenerator<Dirent, void, void> {
  try {
    yield* await opendir(folder, { bufferSize: atOnce });
  } catch (error) {
    // The folder is created with the first file.
    if (!isMissing(error)) throw error;
  }
}

async function writtenBefore(folder: string, names: readonly string[], time: number): Promise<string[]> {
  const old = await Promise.all(names.map((name) => isOlder(join(folder, name), time)));
  return names.filter((_, index) => old[index]);
}

async function isOlder(file: string, time: number): Promise<boolean> {
  try {
    return (await stat(file)).mtimeMs < time;
  } catch (error) {
    // Removed or replaced since it was listed.
    if (isMissing(error)) return false;
    throw error;
  }
}

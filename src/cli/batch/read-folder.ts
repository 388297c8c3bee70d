import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Io } from '../io.ts';
import { readInput } from '../read-input.ts';
import { readPostingFile } from '../read-posting-file.ts';
import { type BatchRow, requestOfRead } from './batch-row.ts';

/** One posting per file, in the order of their names; hidden files and folders do not count. */
export async function readFolder(name: string, io: Io): Promise<readonly BatchRow[]> {
  const entries = await readdir(path.resolve(io.cwd, name), { withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => path.join(name, entry.name))
    .sort()
    .map((file) => ({
      place: file,
      request: async (defaults) =>
        requestOfRead(await readPostingFile(await readInput(file, io)), file, defaults),
    }));
}

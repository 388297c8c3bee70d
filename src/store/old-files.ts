import type { Dirent } from 'node:fs';
import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '../contract/errors.ts';

/** Enough to be quick, few enough to leave the process free for other work. */
const atOnce = 250;

/** Names of the wanted files of a folder that were last written before `time` (milliseconds since 1970), some at a time. */
export async function* oldFiles(
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
    // It is made with the first file.
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

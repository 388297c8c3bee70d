import { link, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeDraft } from './write-private-file.ts';

/**
 * The content of a private file (0600), made by `make` when there is none. Of several processes that
 * try at once one wins and all get its content.
 */
export async function readOrCreatePrivateFile(file: string, make: () => string): Promise<string> {
  const known = await readIfThere(file);
  if (known !== null) return known;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const draft = await writeDraft(file, make());
  try {
    // Unlike a rename, a link never replaces: the first one stays, and is complete from its first moment.
    await link(draft, file).catch(ignoreExisting);
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(file, 'utf8');
}

async function readIfThere(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

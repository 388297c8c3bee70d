import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMissing } from '../../contract/errors.ts';
import { checkDatabase, copyDatabase } from '../sqlite/copy-database.ts';
import { type HomePart, partName } from './home-part.ts';
import type { Manifest } from './manifest.ts';
import { readArchive } from './read-archive.ts';
import { type ArchiveSource, type Origin, writeArchive } from './write-archive.ts';

/** The parts of a home; one of them is the store. */
export interface HomeParts {
  readonly store: HomePart;
  /** The store among them. */
  readonly all: readonly HomePart[];
}

export interface BackupOptions {
  readonly origin: Origin;
  /** Ends it, and leaves nothing behind. */
  readonly signal: AbortSignal;
}

/**
 * Writes everything into one file, 0600; the home can stay in use. The store is that of one moment and
 * was checked; the file was read back before it gets its name.
 * @throws Error saying what is wrong; then there is no file.
 */
export async function writeBackup(
  target: string,
  { store, all }: HomeParts,
  { origin, signal }: BackupOptions,
): Promise<Manifest> {
  // Created and removed at once: an interrupted process may not live until the work notices.
  const folder = mkdtempSync(join(dirname(target), '.backup-'));
  const drop = (): void => rmSync(folder, { recursive: true, force: true });
  signal.addEventListener('abort', drop);
  try {
    const copy = join(folder, partName(store));
    await copyDatabase(store.path, copy);
    await checkDatabase(copy);
    const draft = join(folder, 'draft');
    signal.throwIfAborted();
    const manifest = await writeArchive(draft, sourcesOf(all, store, copy), origin);
    await readArchive(draft, all, async () => async () => undefined);
    await rename(draft, target);
    return manifest;
  } finally {
    signal.removeEventListener('abort', drop);
    drop();
  }
}

/** The store first: a PDF that is made later is not missed, a resume without its PDF would be. */
async function* sourcesOf(
  all: readonly HomePart[],
  store: HomePart,
  copy: string,
): AsyncGenerator<ArchiveSource, void, void> {
  yield { name: partName(store), path: copy };
  for (const part of all) {
    if (part === store) continue;
    if (!part.fileName) yield { name: partName(part), path: part.path };
    else for (const name of await namesIn(part.path, part.fileName)) yield inFolder(part, name);
  }
}

function inFolder(part: HomePart, name: string): ArchiveSource {
  return { name: `${partName(part)}/${name}`, path: join(part.path, name) };
}

async function namesIn(folder: string, pattern: RegExp): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).filter((name) => pattern.test(name)).sort();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

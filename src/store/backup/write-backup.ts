import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { type FileHandle, open, readdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import { namingFile } from '../../contract/storage-problem.ts';
import { ifThere } from '../../values/system-error.ts';
import { checkDatabase, copyDatabase } from '../sqlite/copy-database.ts';
import { type HomePart, type HomeParts, partName } from './home-parts.ts';
import {
  type ArchivedFile,
  type Manifest,
  manifestFormat,
  manifestName,
  manifestVersion,
} from './manifest.ts';
import { readArchive, type Sink } from './read-archive.ts';

export interface BackupOptions {
  readonly origin: Origin;
  /** Aborts the backup and leaves nothing behind. */
  readonly signal: AbortSignal;
}

/**
 * Writes everything into one file, 0600; the home can stay in use. The store is a checked snapshot, and the file is
 * read back before it gets its name.
 * @throws Error with the problem; then there is no file
 */
export async function writeBackup(
  target: string,
  { store, all }: HomeParts,
  { origin, signal }: BackupOptions,
): Promise<Manifest> {
  // Synchronous, because an interrupted process may end before asynchronous work does.
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
    await readArchive(createReadStream(draft), all, async () => nowhere);
    await rename(draft, target);
    return manifest;
  } catch (error) {
    throw namingFile(error, target);
  } finally {
    signal.removeEventListener('abort', drop);
    drop();
  }
}

/**
 * The bytes of a backup, for a pipe; nothing comes before all of it is written and read back.
 * @param folder for the file until it is sent
 * @param write writes the backup into this file
 */
export async function* streamBackup(
  folder: string,
  write: (file: string) => Promise<unknown>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void, void> {
  const temporary = mkdtempSync(join(folder, '.backup-'));
  const drop = (): void => rmSync(temporary, { recursive: true, force: true });
  signal.addEventListener('abort', drop);
  try {
    const file = join(temporary, 'backup');
    await write(file);
    yield* createReadStream(file);
  } finally {
    signal.removeEventListener('abort', drop);
    drop();
  }
}

const nowhere: Sink = {
  write: async () => undefined,
  end: async () => undefined,
  close: async () => undefined,
};

/** The store first: a PDF made later can be missing, but a resume must not lack its PDF. */
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
  const names = (await ifThere(readdir(folder))) ?? [];
  return names.filter((name) => pattern.test(name)).sort();
}

interface ArchiveSource {
  /** The name in the archive. */
  readonly name: string;
  readonly path: string;
}

type Origin = Pick<Manifest, 'created_at' | 'written_by'>;

/** Writes the files and then their list, gzipped, into a new file (0600), synced before this returns. */
async function writeArchive(
  target: string,
  sources: AsyncIterable<ArchiveSource>,
  origin: Origin,
): Promise<Manifest> {
  const archive = pack();
  const [manifest] = await Promise.all([
    addAll(archive, sources, origin),
    pipeline(archive, createGzip(), createWriteStream(target, { flags: 'wx', mode: 0o600 })),
  ]);
  await flush(target);
  return manifest;
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function addAll(
  archive: Pack,
  sources: AsyncIterable<ArchiveSource>,
  origin: Origin,
): Promise<Manifest> {
  try {
    const files: ArchivedFile[] = [];
    for await (const { name, path } of sources) {
      const handle = await ifThere(open(path, 'r'));
      if (handle) files.push(await addFile(archive, name, handle));
    }
    const manifest: Manifest = { format: manifestFormat, version: manifestVersion, ...origin, files };
    archive.entry({ ...fixed, name: manifestName }, `${JSON.stringify(manifest, null, 2)}\n`);
    archive.finalize();
    return manifest;
  } catch (error) {
    archive.destroy(error as Error);
    throw error;
  }
}

/** Private and without a time, so that the same files give the same archive. */
const fixed = { mode: 0o600, mtime: new Date(0) };

/** Adds the length at the time of opening; a file replaced meanwhile is unchanged under this handle. */
async function addFile(archive: Pack, name: string, handle: FileHandle): Promise<ArchivedFile> {
  try {
    const { size } = await handle.stat();
    const hash = createHash('sha256');
    await pipeline(bytesOf(name, handle, size, hash), archive.entry({ ...fixed, name, size }));
    return { name, size, sha256: hash.digest('hex') };
  } finally {
    await handle.close();
  }
}

async function* bytesOf(
  name: string,
  handle: FileHandle,
  size: number,
  hash: Hash,
): AsyncGenerator<Uint8Array, void, void> {
  for (let left = size; left > 0; ) {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(Math.min(left, 65_536)));
    if (bytesRead === 0) throw new Error(`${name} changed while it was read; run the backup again`);
    const bytes = buffer.subarray(0, bytesRead);
    hash.update(bytes);
    left -= bytesRead;
    yield bytes;
  }
}

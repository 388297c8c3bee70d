import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { isMissing } from '../../contract/errors.ts';
import {
  type ArchivedFile,
  type Manifest,
  manifestFormat,
  manifestName,
  manifestVersion,
} from './manifest.ts';
import { blockBytes, paddingOf, tarHeader } from './tar-header.ts';

export interface ArchiveSource {
  /** In the archive. */
  readonly name: string;
  readonly path: string;
}

export type Origin = Pick<Manifest, 'created_at' | 'written_by'>;

/** Writes the files and then their list, gzipped, into a new file (0600), on disk before this returns. */
export async function writeArchive(
  target: string,
  sources: AsyncIterable<ArchiveSource>,
  origin: Origin,
): Promise<Manifest> {
  const files: ArchivedFile[] = [];
  const manifest: Manifest = { format: manifestFormat, version: manifestVersion, ...origin, files };
  await pipeline(
    Readable.from(archiveBytes(sources, files, manifest)),
    createGzip(),
    createWriteStream(target, { flags: 'wx', mode: 0o600 }),
  );
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

async function* archiveBytes(
  sources: AsyncIterable<ArchiveSource>,
  files: ArchivedFile[],
  manifest: Manifest,
): AsyncGenerator<Uint8Array, void, void> {
  for await (const { name, path } of sources) {
    const handle = await openIfThere(path);
    if (!handle) continue;
    try {
      files.push(yield* fileBytes(name, handle));
    } finally {
      await handle.close();
    }
  }
  const list = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  yield tarHeader({ name: manifestName, size: list.length });
  yield list;
  yield Buffer.alloc(paddingOf(list.length) + 2 * blockBytes);
}

/** The length that it has now: a file that is replaced meanwhile stays what it was under this handle. */
async function* fileBytes(name: string, handle: FileHandle): AsyncGenerator<Uint8Array, ArchivedFile, void> {
  const { size } = await handle.stat();
  const hash = createHash('sha256');
  yield tarHeader({ name, size });
  let left = size;
  while (left > 0) {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(Math.min(left, 65_536)));
    if (bytesRead === 0) throw new Error(`${name} changed while it was read; run the backup again`);
    const bytes = buffer.subarray(0, bytesRead);
    hash.update(bytes);
    left -= bytesRead;
    yield bytes;
  }
  yield Buffer.alloc(paddingOf(size));
  return { name, size, sha256: hash.digest('hex') };
}

/** A PDF that was deleted since the folder was read is none to keep. */
async function openIfThere(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

import { existsSync } from 'node:fs';
import { open, statfs } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { namingFile } from '../../contract/storage-problem.ts';
import { createFolder } from '../../create-folder.ts';
import { errorReason } from '../../values/system-error.ts';
import { checkDatabase, isInUse } from '../sqlite/copy-database.ts';
import { besidePart, type HomePart, type HomeParts, partName } from './home-parts.ts';
import type { Manifest } from './manifest.ts';
import { type FileInArchive, readArchive, type Sink } from './read-archive.ts';
import { decideRestore, dropPrepared, finishRestore } from './swap-home.ts';

export interface RestoreOptions {
  /** Replace the data of the home. */
  readonly replace: boolean;
}

/** A restore was started but not finished: part of the home is old, part new. Nothing is lost. */
class UnfinishedRestore extends Error {
  override readonly name = 'UnfinishedRestore';
}

/**
 * Restores the home from the bytes of a backup, which is opened if nothing is in the way. Everything is unpacked and checked next to it first; until then the home is
 * unchanged, also after a failure.
 * @throws UnfinishedRestore after that point; the next command on this home continues
 * @throws Error with the problem
 */
export async function restoreBackup(
  openArchive: () => Readable,
  { store, all }: HomeParts,
  { replace }: RestoreOptions,
): Promise<Manifest> {
  await moveDecided(all);
  const there = all.filter((part) => existsSync(part.path));
  if (there.length > 0 && !replace) throw new Error(wouldReplace(there));
  await dropPrepared(all);
  const manifest = await prepare(openArchive(), { store, all }).catch(async (error: unknown) => {
    await dropPrepared(all);
    throw error;
  });
  await moveDecided(all);
  return manifest;
}

async function prepare(archive: Readable, { store, all }: HomeParts): Promise<Manifest> {
  const manifest = await readArchive(archive, all, unpack);
  const prepared = besidePart(store, 'new');
  if (!existsSync(prepared)) throw new Error(`${partName(store)} is missing in it`);
  await checkDatabase(prepared);
  if (existsSync(store.path) && (await isInUse(store.path))) throw new Error(inUse(store));
  await decideRestore(all);
  return manifest;
}

async function moveDecided(all: readonly HomePart[]): Promise<void> {
  try {
    await finishRestore(all);
  } catch (cause) {
    throw new UnfinishedRestore(errorReason(cause), { cause });
  }
}

function wouldReplace(there: readonly HomePart[]): string {
  const names = there.map(partName).join(', ');
  return `the home already has ${names}; add --force to replace all of it, or use another home with --home`;
}

function inUse({ path }: HomePart): string {
  return `${path} is in use; stop the server and running commands, and try again`;
}

/** Unpacks one file next to its place. */
async function unpack(part: HomePart, { name, size }: FileInArchive): Promise<Sink> {
  const beside = besidePart(part, 'new');
  const target = part.fileName ? join(beside, basename(name)) : beside;
  createFolder(dirname(target));
  const { bavail, bsize } = await statfs(dirname(target));
  if (size > bavail * bsize)
    throw new Error(`${name} in it needs ${size} bytes, more than the disk has left`);
  const handle = await open(target, 'wx', 0o600);
  const named = (error: unknown) => {
    throw namingFile(error, target);
  };
  return {
    write: (bytes) => handle.writeFile(bytes).catch(named),
    end: () => handle.sync().catch(named),
    close: () => handle.close(),
  };
}

import { chmodSync, readFileSync, statSync } from 'node:fs';
import { link, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { namingFile } from '../contract/storage-problem.ts';
import { createFolder } from '../create-folder.ts';
import { errorCode, isMissing } from '../values/system-error.ts';

/** True for the name of a draft, which a killed process may have left behind. */
export function isDraft(name: string): boolean {
  return /\.\d+\.\d+\.draft$/.test(name);
}

/** Replaces the file completely or not at all, synced before this returns; 0600. */
export async function writePrivateFile(file: string, content: Uint8Array | string): Promise<void> {
  const draft = await writeDraft(file, content);
  try {
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Writes a complete draft next to the target file. */
export async function writeDraft(file: string, content: Uint8Array | string): Promise<string> {
  const draft = `${file}.${process.pid}.${process.hrtime.bigint()}.draft`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(content).then(() => handle.sync());
  } catch (error) {
    // On a full disk, an incomplete draft would take up space.
    await rm(draft, { force: true });
    throw namingFile(error, draft);
  } finally {
    await handle.close();
  }
  return draft;
}

interface PrivateContent {
  make(): string;
  isIntact(content: string): boolean;
}

/**
 * The content of a private file (0600), created by `make` if it is missing. If several processes create it at once,
 * all get the same content.
 * @throws Error with the file if its content is damaged
 */
export async function readOrCreatePrivateFile(
  file: string,
  { make, isIntact }: PrivateContent,
): Promise<string> {
  const content = readIfThere(file) ?? (await create(file, make));
  restrictPermissions(file);
  if (isIntact(content)) return content;
  throw new Error(`${file} is damaged: its checksum is wrong. Delete it, and a new one is created.`);
}

async function create(file: string, make: () => string): Promise<string> {
  createFolder(dirname(file));
  const draft = await writeDraft(file, make());
  try {
    // Unlike a rename, a link never replaces: the first file stays, and is complete from the start.
    await link(draft, file).catch(ignoreExisting);
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(file, 'utf8');
}

/** Synchronous: every start reads these few bytes, and a thread would take longer. */
function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function ignoreExisting(error: unknown): void {
  if (errorCode(error) !== 'EEXIST') throw error;
}

/** Removes permissions of group and others, which a copy or a restore may have set. */
export function restrictPermissions(path: string): void {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode;
  if (mode === undefined || (mode & 0o077) === 0) return;
  try {
    chmodSync(path, mode & 0o700);
  } catch (error) {
    // A read-only file system cannot be changed, but its content can be read.
    if (errorCode(error) !== 'EROFS') throw error;
  }
}

const unwritableCodes: readonly string[] = ['EROFS', 'ENOSPC', 'EDQUOT', 'EACCES', 'EPERM', 'EIO'];

/** True if the system refuses to write: a full disk, a read-only file system, missing permissions. */
export function isUnwritable(error: unknown): boolean {
  return unwritableCodes.includes(errorCode(error));
}

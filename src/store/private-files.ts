import { chmodSync, readFileSync, statSync } from 'node:fs';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode, isMissing } from '../contract/errors.ts';

/** Whether a file of this name is a draft of another: a killed process may have left it behind. */
export function isDraft(name: string): boolean {
  return /\.\d+\.\d+\.draft$/.test(name);
}

/** Replaces the file whole or not at all, on disk before this returns; 0600. */
export async function writePrivateFile(file: string, content: Uint8Array | string): Promise<void> {
  const draft = await writeDraft(file, content);
  try {
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** A complete file beside the one that it is to become. */
export async function writeDraft(file: string, content: Uint8Array | string): Promise<string> {
  const draft = `${file}.${process.pid}.${process.hrtime.bigint()}.draft`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(content).then(() => handle.sync());
  } catch (error) {
    // Where the disk is full, what is left of it takes the room that others need.
    await rm(draft, { force: true });
    throw error;
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
 * The content of a private file (0600), made by `make` when there is none. Of several processes that
 * try at once one wins and all get its content.
 * @throws Error naming the file when its content is damaged.
 */
export async function readOrCreatePrivateFile(
  file: string,
  { make, isIntact }: PrivateContent,
): Promise<string> {
  const content = readIfThere(file) ?? (await create(file, make));
  closeToOthers(file);
  if (isIntact(content)) return content;
  throw new Error(`${file} is damaged: its checksum is wrong. Delete it, and a new one is created.`);
}

async function create(file: string, make: () => string): Promise<string> {
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

/** At once: every start reads these few bytes, and the way over a thread takes longer than the reading. */
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

/** Takes from group and others what they may do with a file or folder that exists: a copy or a restore may have opened it. */
export function closeToOthers(path: string): void {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode;
  if (mode === undefined || (mode & 0o077) === 0) return;
  try {
    chmodSync(path, mode & 0o700);
  } catch (error) {
    // What is read-only altogether was given out like this; its content can still be read here.
    if (errorCode(error) !== 'EROFS') throw error;
  }
}

const unwritableCodes: readonly string[] = ['EROFS', 'ENOSPC', 'EDQUOT', 'EACCES', 'EPERM', 'EIO'];

/** Whether the system refuses to write: a full disk, a read-only file system, somebody else's folder. */
export function isUnwritable(error: unknown): boolean {
  return unwritableCodes.includes(errorCode(error));
}

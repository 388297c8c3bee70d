import { link, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { errorCode, errorReason, isMissing } from '../contract/errors.ts';
import type { Io } from './io.ts';
import { UsageError } from './usage-error.ts';

export interface WriteOptions {
  /** Replace a file that is there. */
  readonly replace: boolean;
  /** Permission bits; the umask's choice when absent. */
  readonly mode?: number;
}

/**
 * Writes a file whole or not at all, also when the power fails half-way.
 * @returns whether it was written: false when a file is there and must not be replaced.
 */
export async function writeFileAtomic(
  file: string,
  bytes: string | Uint8Array,
  io: Pick<Io, 'randomBytes'>,
  { replace, mode = 0o666 }: WriteOptions,
): Promise<boolean> {
  const suffix = Buffer.from(io.randomBytes(6)).toString('hex');
  const temporary = path.join(path.dirname(file), `.${path.basename(file)}.${suffix}`);
  try {
    await writeAndFlush(temporary, bytes, mode);
    if (replace) await rename(temporary, file);
    else await link(temporary, file);
    return true;
  } catch (error) {
    if (!replace && errorCode(error) === 'EEXIST') return false;
    const reason = isMissing(error) ? 'the folder does not exist; create it first' : errorReason(error);
    throw new UsageError(`cannot write ${file}: ${reason}`, { cause: error });
  } finally {
    // A rename has taken it away already.
    await rm(temporary, { force: true });
  }
}

/** Makes a folder that only its owner may open. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

async function writeAndFlush(file: string, bytes: string | Uint8Array, mode: number): Promise<void> {
  const handle = await open(file, 'wx', mode);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

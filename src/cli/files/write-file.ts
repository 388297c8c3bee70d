import { accessSync, constants, existsSync, realpathSync, statSync } from 'node:fs';
import { link, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileReason } from '../../contract/storage-problem.ts';
import { createFolder } from '../../create-folder.ts';
import { errorCode, fileInTheWay, isFileInTheWay, isMissing } from '../../values/system-error.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import type { Io } from '../terminal/io.ts';

export interface WriteOptions {
  /** Replace an existing file. */
  readonly replace: boolean;
  /** Permission bits; absent: chosen by the umask. */
  readonly mode?: number;
}

/**
 * Writes a file completely or not at all, even if the power fails.
 * @returns false if the file exists and must not be replaced
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
    const reason = isMissing(error) ? 'the folder does not exist; create it first' : fileReason(error);
    throw new UsageError(`cannot write ${file}: ${reason}`, { cause: error });
  } finally {
    // Usually already renamed; a failure here must not hide why nothing was written.
    await rm(temporary, { force: true }).catch(() => undefined);
  }
}

/** Creates a folder that only its owner can open. @throws UsageError if a file is in the way */
export function makePrivateFolder(folder: string): void {
  try {
    createFolder(folder);
  } catch (error) {
    if (!isFileInTheWay(error)) throw error;
    throw new UsageError(`cannot use ${folder}: ${fileInTheWay}`, { cause: error });
  }
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

interface NamedFile {
  /** The path as typed. */
  readonly file: string;
  readonly force: boolean;
}

/** Checks before any work is done, stored or paid. @throws UsageError if the file exists or cannot be written */
export function checkOutputFile({ file, force }: NamedFile, io: Io): void {
  const target = path.resolve(io.cwd, file);
  const folder = path.dirname(target);
  const cannot = (reason: string) => new UsageError(`cannot write ${file}: ${reason}`);
  if (isFolder(target)) throw cannot('it is a folder');
  if (isPipeOrDevice(target)) return;
  if (!force && existsSync(target)) throw exists(file);
  if (!existsSync(folder)) throw cannot('the folder does not exist; create it first');
  if (!isFolder(folder)) throw cannot(`${folder} is not a folder`);
  try {
    accessSync(folder, constants.W_OK);
  } catch (cause) {
    throw new UsageError(`cannot write ${file}: ${fileReason(cause)}`, { cause });
  }
}

/** Checks that the current folder can be written to, for a file whose name is not known yet. @throws UsageError */
export function checkOutputFolder({ cwd }: Pick<Io, 'cwd'>): void {
  try {
    accessSync(cwd, constants.W_OK);
  } catch (cause) {
    const reason = isMissing(cause) ? 'it does not exist any more' : fileReason(cause);
    throw new UsageError(`cannot write into the current folder ${cwd}: ${reason}; name a file elsewhere`, {
      cause,
    });
  }
}

function isFolder(file: string): boolean {
  return existsSync(file) && statSync(file).isDirectory();
}

/** True for what takes bytes and is not replaced: a named pipe, `/dev/fd/63` of a shell, a device. */
function isPipeOrDevice(file: string): boolean {
  if (!existsSync(file)) return false;
  const stats = statSync(file);
  return !stats.isFile() && !stats.isDirectory();
}

function exists(file: string): UsageError {
  return new UsageError(`${file} exists; add --force to replace it, or use another name`);
}

/** Writes the named file, of a link its target, and into a pipe or device. @returns its path as typed */
export async function writeNamed(target: NamedFile, bytes: string | Uint8Array, io: Io): Promise<string> {
  const named = path.resolve(io.cwd, target.file);
  if (isPipeOrDevice(named)) {
    await writeInto(named, bytes);
    return target.file;
  }
  const file = target.force && existsSync(named) ? realpathSync(named) : named;
  const written = await writeFileAtomic(file, bytes, io, { replace: target.force });
  if (!written) throw exists(target.file);
  return target.file;
}

async function writeInto(file: string, bytes: string | Uint8Array): Promise<void> {
  try {
    await writeFile(file, bytes);
  } catch (error) {
    throw new UsageError(`cannot write ${file}: ${fileReason(error)}`, { cause: error });
  }
}

/**
 * Writes under the first free name: `name.pdf`, `name-2.pdf` and so on. A file with the same bytes is kept, so that a
 * command that is run again makes no copies. Private, because it is a resume.
 */
export async function writeUnderFreeName(
  fileName: string,
  bytes: Uint8Array,
  { io, note }: Pick<Context, 'io' | 'note'>,
): Promise<string> {
  const { name: stem, ext: ending } = path.parse(fileName);
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? fileName : `${stem}-${number}${ending}`;
    const file = path.resolve(io.cwd, name);
    if (await writeFileAtomic(file, bytes, io, { replace: false, mode: 0o600 })) return name;
    if (await hasContent(file, bytes)) {
      note(`${name} was there with the same content, and is kept.`);
      return name;
    }
  }
}

/** True if the file has exactly these bytes; false if it is missing or cannot be read. */
export async function hasContent(file: string, content: string | Uint8Array): Promise<boolean> {
  const bytes = Buffer.from(content);
  try {
    const stats = await stat(file);
    return stats.isFile() && stats.size === bytes.length && bytes.equals(await readFile(file));
  } catch {
    return false;
  }
}

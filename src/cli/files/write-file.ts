import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { link, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  errorCode,
  errorReason,
  fileInTheWay,
  isFileInTheWay,
  isMissing,
  isSystemError,
} from '../../contract/errors.ts';
import type { Resume } from '../../contract/objects.ts';
import { pdfDue } from '../../contract/reserved-names.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../exit-code.ts';
import type { Io } from '../terminal/io.ts';
import { readTextFile } from './read-input.ts';

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
    // A rename has taken it away already; what hinders this must not hide why nothing was written.
    await rm(temporary, { force: true }).catch(() => undefined);
  }
}

/** Makes a folder that only its owner may open. @throws UsageError where a file is in the way */
export async function makePrivateFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
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
  /** As it was typed. */
  readonly file: string;
  readonly force: boolean;
}

/** Asked before any work is done, stored or paid. @throws UsageError when the file is there already or cannot be written. */
export function checkOutputFile({ file, force }: NamedFile, io: Io): void {
  const target = path.resolve(io.cwd, file);
  const folder = path.dirname(target);
  const cannot = (reason: string) => new UsageError(`cannot write ${file}: ${reason}`);
  if (isFolder(target)) throw cannot('it is a folder');
  if (!force && existsSync(target)) throw exists(file);
  if (!existsSync(folder)) throw cannot('the folder does not exist; create it first');
  if (!isFolder(folder)) throw cannot(`${folder} is not a folder`);
  try {
    accessSync(folder, constants.W_OK);
  } catch (cause) {
    throw new UsageError(`cannot write ${file}: ${errorReason(cause)}`, { cause });
  }
}

/** The same for a file in the current folder, under a name that is not known yet. @throws UsageError */
export function checkOutputFolder({ cwd }: Pick<Io, 'cwd'>): void {
  try {
    accessSync(cwd, constants.W_OK);
  } catch (cause) {
    const reason = isMissing(cause) ? 'it does not exist any more' : errorReason(cause);
    throw new UsageError(`cannot write into the current folder ${cwd}: ${reason}; name a file elsewhere`, {
      cause,
    });
  }
}

function isFolder(file: string): boolean {
  return existsSync(file) && statSync(file).isDirectory();
}

function exists(file: string): UsageError {
  return new UsageError(`${file} exists; add --force to replace it, or use another name`);
}

/** Writes to the named file. @returns its path as typed. */
export async function writeNamed(target: NamedFile, bytes: string | Uint8Array, io: Io): Promise<string> {
  const file = path.resolve(io.cwd, target.file);
  const written = await writeFileAtomic(file, bytes, io, { replace: target.force });
  if (!written) throw exists(target.file);
  return target.file;
}

/** Writes under a name that is free: `name.pdf`, else `name-2.pdf`, and so on. Private: it is a resume. */
export async function writeUnderFreeName(fileName: string, bytes: Uint8Array, io: Io): Promise<string> {
  const { name: stem, ext: ending } = path.parse(fileName);
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? fileName : `${stem}-${number}${ending}`;
    const file = path.resolve(io.cwd, name);
    if (await writeFileAtomic(file, bytes, io, { replace: false, mode: 0o600 })) return name;
  }
}

/** What reading the PDF of a resume back brought to light, on standard error. @returns its theme */
export async function notePdfWarnings(context: Context, id: string): Promise<string | undefined> {
  const client = await context.client();
  const { pdf_check, theme } = await client.resumes.report(id);
  for (const warning of pdf_check?.warnings ?? []) context.note(warning);
  return theme;
}

/** Says after a change of a resume that its PDF could not follow, and what to do; nothing for one that never had a PDF. */
export async function noteDuePdf(context: Context, { id, pdf_url }: Resume): Promise<void> {
  if (pdf_url !== null) return;
  const client = await context.client();
  const { warnings } = await client.resumes.report(id);
  for (const { code, message } of warnings) if (code === pdfDue) context.note(message);
}

type ChangeText = (text: string | null, file: string) => string;

/** Rewrites config.json. @returns the file */
export function saveConfig(context: Context, change: ChangeText): Promise<string> {
  return saveSettings(context, context.config.home.configFile, change);
}

/** Rewrites a file of settings, readable by its owner alone; commands that do so at once wait for each other. @returns the file */
export async function saveSettings(
  { config, io }: Context,
  file: string,
  change: ChangeText,
): Promise<string> {
  await makePrivateFolder(config.home.configFolder);
  const { aloneWithSettings } = await import('../../compose/inside-home.ts');
  await aloneWithSettings(config.home, file, async () => {
    const text = change(readTextFile(file), file);
    await writeFileAtomic(file, text, io, { replace: true, mode: 0o600 });
  }).catch((error: unknown) => {
    if (!isSystemError(error)) throw error;
    throw new UsageError(`cannot write ${file}: ${errorReason(error)}`, { cause: error });
  });
  return file;
}

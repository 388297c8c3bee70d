import { closeSync, openSync, readSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { FailureCode } from '../../contract/errors.ts';
import { fileTooLarge, limits } from '../../contract/limits.ts';
import { fileReason } from '../../contract/storage-problem.ts';
import { decodeText, encodingNote, notText } from '../../documents/files/decode-text.ts';
import { ownValue } from '../../values/own-value.ts';
import { errorCode, isMissing } from '../../values/system-error.ts';
import { fileError, type ValidationError } from '../../values/validation-error.ts';
import { UsageError } from '../exit-code.ts';
import type { Io } from '../terminal/io.ts';

export interface InputFile {
  /** The path as typed, or `standard input` for `-`. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Resumes, postings and settings are smaller; protects the memory. */
const usualMegabytes = limits.file.megabytes;

interface SizeLimit {
  readonly maxMegabytes?: number;
  /** The code of the error for a larger file, if it has its own next step. */
  readonly tooLarge?: FailureCode;
}

/** Reads a file, or standard input for `-`. @throws UsageError or ValidationError that names the file and the fix */
export async function readInput(source: string, io: Io, limit: SizeLimit = {}): Promise<InputFile> {
  const input = source === '-' ? await readStandardInput(io, limit) : await readNamedFile(source, io, limit);
  if (input.bytes.length === 0) throw new UsageError(`${input.name} is empty`);
  return input;
}

function bytesOf(megabytes: number = usualMegabytes): number {
  return megabytes * 1024 * 1024;
}

function tooLargeError(
  name: string,
  { maxMegabytes = usualMegabytes, tooLarge }: SizeLimit,
): UsageError | ValidationError {
  if (tooLarge !== undefined) return fileError(name, fileTooLarge, tooLarge);
  return new UsageError(`${name} is larger than ${maxMegabytes} MB; give a smaller file`);
}

async function readStandardInput(io: Io, limit: SizeLimit): Promise<InputFile> {
  // On a terminal the command would seem to hang.
  if (io.stdin.isTTY) throw standardInputIsTerminal();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of io.stdin) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    length += bytes.length;
    if (length > bytesOf(limit.maxMegabytes)) throw tooLargeError('standard input', limit);
    chunks.push(bytes);
  }
  return { name: 'standard input', bytes: Buffer.concat(chunks) };
}

export function standardInputIsTerminal(): UsageError {
  return new UsageError('"-" reads standard input, which is a terminal; use a pipe or name a file');
}

/** True if the system gave the name in bytes that are not UTF-8: Node replaces them, so the file is not found. */
function isUndecoded(name: string): boolean {
  return name.includes('\ufffd');
}

async function readNamedFile(name: string, io: Io, limit: SizeLimit): Promise<InputFile> {
  const bytes = await readAtMost(path.resolve(io.cwd, name), bytesOf(limit.maxMegabytes)).catch(
    (error: unknown) => {
      const isThere = !isMissing(error);
      const missing = isUndecoded(name)
        ? `cannot read ${name}: its name is not UTF-8; rename it`
        : `${name} does not exist`;
      throw new UsageError(isThere ? `cannot read ${name}: ${reasonOf(error)}` : missing, { cause: error });
    },
  );
  if (bytes === null) throw tooLargeError(name, limit);
  return { name, bytes };
}

const reasons: Readonly<Record<string, string>> = {
  EISDIR: 'it is a folder',
};

function reasonOf(error: unknown): string {
  return ownValue(reasons, errorCode(error)) ?? fileReason(error);
}

interface InputText {
  readonly name: string;
  readonly text: string;
  /** A note on an uncertain encoding; null if it is certain. */
  readonly note: string | null;
}

/** @throws UsageError if the bytes are not text */
export function inputText({ name, bytes }: InputFile): InputText {
  const decoded = decodeText(bytes);
  if (decoded === null) throw new UsageError(`${name} ${notText(name)}`);
  return { name, text: decoded.text, note: encodingNote(decoded) };
}

/** The text of a small file; null if it does not exist. */
export function readTextFile(file: string): string | null {
  try {
    const bytes = readAtMostNow(file, bytesOf());
    if (bytes === null)
      throw new UsageError(`${file} is larger than ${usualMegabytes} MB, the limit for settings`);
    return bytes.toString('utf8');
  } catch (error) {
    // ENOTDIR: a file is where its folder should be.
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error))) return null;
    throw error;
  }
}

const chunkBytes = 64 * 1024;

/**
 * The bytes of a file; null if there are more than `most`. Counts while reading, because devices and pipes have no
 * size and files may grow. @throws file errors
 */
async function readAtMost(file: string, most: number): Promise<Buffer | null> {
  const handle = await open(file, 'r');
  try {
    const { chunk, add } = collected(most);
    for (;;) {
      const { bytesRead } = await handle.read(chunk, 0, chunkBytes, null);
      const all = add(bytesRead);
      if (all !== undefined) return all;
    }
  } finally {
    await handle.close();
  }
}

/** Reads synchronously, for the small files that every command needs. */
function readAtMostNow(file: string, most: number): Buffer | null {
  const descriptor = openSync(file, 'r');
  try {
    const { chunk, add } = collected(most);
    for (;;) {
      const all = add(readSync(descriptor, chunk));
      if (all !== undefined) return all;
    }
  } finally {
    closeSync(descriptor);
  }
}

interface Collected {
  /** The buffer for the next bytes. */
  readonly chunk: Buffer;
  /** All bytes after the last chunk, null if more than `most`, undefined if there is more to read. */
  add(bytesRead: number): Buffer | null | undefined;
}

function collected(most: number): Collected {
  const chunk = Buffer.alloc(chunkBytes);
  const chunks: Buffer[] = [];
  let length = 0;
  return {
    chunk,
    add(bytesRead) {
      if (bytesRead === 0) return Buffer.concat(chunks);
      chunks.push(Buffer.from(chunk.subarray(0, bytesRead)));
      length += bytesRead;
      return length > most ? null : undefined;
    },
  };
}

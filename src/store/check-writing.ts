import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolder } from '../create-folder.ts';
import { errorCode } from '../values/system-error.ts';
import { writeDraft } from './private-files.ts';
import { cannotWrite } from './sqlite/errors.ts';

/** A database that answers but accepts no changes. */
export class ReadOnlyDatabase extends Error {}

/** As large as a small PDF: the log of the store may still have room when the disk is full. */
const probe = '.'.repeat(64 * 1024);

/** @throws the system's or database's error if this folder cannot be written */
export async function checkFolderWriting(folder: string): Promise<void> {
  createFolder(folder);
  const draft = await writeDraft(join(folder, 'probe'), probe);
  await rm(draft, { force: true });
}

/** The reason for which nothing can be written, without a path; null for other errors. */
export function whyNotWritable(error: unknown): string | null {
  if (error instanceof ReadOnlyDatabase) return error.message;
  if (!cannotWrite(error)) return null;
  const words = `${errorCode(error)} ${error instanceof Error ? error.message : ''}`;
  if (/ENOSPC|EDQUOT|is full/.test(words)) return 'nothing can be written: the disk is full';
  if (/EROFS|readonly/.test(words)) return 'nothing can be written: the home is read-only';
  return 'nothing can be written in the home';
}

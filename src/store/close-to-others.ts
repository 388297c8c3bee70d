import { chmodSync, statSync } from 'node:fs';
import { errorCode } from '../contract/errors.ts';

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

import { errorCode } from '../contract/errors.ts';
import { readAtMostNow } from './read-at-most.ts';
import { UsageError } from './usage-error.ts';

const maxMegabytes = 5;

/** The text of a small file, null when there is none. */
export function readTextFile(file: string): string | null {
  try {
    const bytes = readAtMostNow(file, maxMegabytes * 1024 * 1024);
    if (bytes === null)
      throw new UsageError(`${file} is larger than ${maxMegabytes} MB, the limit for settings`);
    return bytes.toString('utf8');
  } catch (error) {
    // ENOTDIR: what should be its folder is a file.
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error))) return null;
    throw error;
  }
}

import { readFileSync } from 'node:fs';
import { errorCode } from '../contract/error-code.ts';

/** The text of a small file, null when there is none. */
export function readTextFile(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    // ENOTDIR: what should be its folder is a file.
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error))) return null;
    throw error;
  }
}

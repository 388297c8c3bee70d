import { errorCode } from './error-code.ts';

/** Whether a file operation failed because there is no such file or folder. */
export function isMissing(error: unknown): boolean {
  return errorCode(error) === 'ENOENT';
}

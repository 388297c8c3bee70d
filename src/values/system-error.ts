/* What the operating system says of a failed call. */

/** The system's error code, such as `ENOENT`; empty without one. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** The message of an error, or any other thrown value as text. */
export function errorReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** True if a file or folder does not exist. */
export function isMissing(error: unknown): boolean {
  return errorCode(error) === 'ENOENT';
}

/** True for an error of the operating system, such as ENOSPC for a full disk. */
export function isSystemError(error: unknown): boolean {
  return /^E[A-Z]+$/.test(errorCode(error));
}

/** True if a folder could not be created because it or a parent is a file. */
export function isFileInTheWay(error: unknown): boolean {
  return ['EEXIST', 'ENOTDIR'].includes(errorCode(error));
}

export const fileInTheWay = 'there is a file where a folder is needed';

/** The result of work on a file or folder; null if it does not exist. */
export async function ifThere<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

import { errorCode } from '../contract/errors.ts';

const codes: readonly string[] = ['EROFS', 'ENOSPC', 'EDQUOT', 'EACCES', 'EPERM', 'EIO'];

/** A database that answers, and takes no changes. */
export class ReadOnlyDatabase extends Error {}

/** Whether the system refuses to write: a full disk, a read-only file system, somebody else's folder. */
export function isUnwritable(error: unknown): boolean {
  return codes.includes(errorCode(error));
}

import { chmodSync, statSync } from 'node:fs';

/** Takes from group and others what they may do with a file or folder that exists: a copy or a restore may have opened it. */
export function closeToOthers(path: string): void {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode;
  if (mode !== undefined && (mode & 0o077) !== 0) chmodSync(path, mode & 0o700);
}

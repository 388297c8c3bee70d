import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A file system in memory, on Linux. */
const inMemory = '/dev/shm';
const least = 2 * 1024 ** 3;

/**
 * Puts temporary files into memory where the system offers it: every commit of a store waits for its disk, and the tests
 * make thousands of them. TMPDIR=… puts them elsewhere.
 */
export function setup(): (() => void) | undefined {
  if (process.env['TMPDIR'] !== undefined) return;
  const folder = makeFolder();
  if (folder === null) return;
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Null where there is no such place, little room in it, or no program may be started from it. */
function makeFolder(): string | null {
  let folder: string | null = null;
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    if (bavail * bsize < least) return null;
    folder = mkdtempSync(path.join(inMemory, 'resume-tailor-tests-'));
    // As /tmp: some tests run a program as another user.
    chmodSync(folder, 0o1777);
    const program = path.join(folder, 'program');
    writeFileSync(program, '', { mode: 0o700 });
    accessSync(program, constants.X_OK);
    return folder;
  } catch {
    if (folder !== null) rmSync(folder, { recursive: true, force: true });
    return null;
  }
}

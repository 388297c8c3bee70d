import type { Readable } from 'node:stream';
import type { HomePaths } from '../config/home-paths.ts';
import type { Manifest } from '../store/backup/manifest.ts';
import { restoreBackup } from '../store/backup/restore-backup.ts';
import { type BackupOptions, streamBackup, writeBackup } from '../store/backup/write-backup.ts';
import { homeParts, withHomeExclusive, withHomeShared } from './home-locks.ts';

export interface HomeBackups {
  /** @param file a free path, or one that may be replaced */
  write(file: string, options: BackupOptions): Promise<Manifest>;
  /** The bytes of the same, when all of it is written and checked. */
  stream(options: BackupOptions): AsyncIterable<Uint8Array>;
  /** @param open called once, if nothing is in the way */
  restore(open: () => Readable, options: { readonly replace: boolean }): Promise<Manifest>;
}

/** Backups of a home's files. The service is not needed and may run meanwhile. */
export function homeBackups(home: HomePaths): HomeBackups {
  const parts = homeParts(home);
  const write: HomeBackups['write'] = (file, options) =>
    withHomeShared(home, () => writeBackup(file, parts, options));
  return {
    write,
    stream: (options) => streamBackup(home.dataFolder, (file) => write(file, options), options.signal),
    restore: (open, options) => withHomeExclusive(home, () => restoreBackup(open, parts, options)),
  };
}

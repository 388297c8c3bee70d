import type { HomePaths } from '../config/home-paths.ts';
import type { Manifest } from '../store/backup/manifest.ts';
import { restoreBackup } from '../store/backup/restore-backup.ts';
import { type BackupOptions, writeBackup } from '../store/backup/write-backup.ts';
import { homeParts, withHomeExclusive, withHomeShared } from './home-locks.ts';

export interface HomeBackups {
  /** @param file a free path, or one that may be replaced */
  write(file: string, options: BackupOptions): Promise<Manifest>;
  restore(file: string, options: { readonly replace: boolean }): Promise<Manifest>;
}

/** Backups of a home's files. The service is not needed and may run meanwhile. */
export function homeBackups(home: HomePaths): HomeBackups {
  const parts = homeParts(home);
  return {
    write: (file, options) => withHomeShared(home, () => writeBackup(file, parts, options)),
    restore: (file, options) => withHomeExclusive(home, () => restoreBackup(file, parts, options)),
  };
}

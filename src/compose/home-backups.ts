import type { HomePaths } from '../config/home-paths.ts';
import type { Manifest } from '../store/backup/archive-format.ts';
import { restoreBackup } from '../store/backup/restore-backup.ts';
import { type BackupOptions, writeBackup } from '../store/backup/write-backup.ts';
import { aloneInHome, homeParts, insideHome } from './inside-home.ts';

export interface HomeBackups {
  /** @param file a path that is free, or may be replaced */
  write(file: string, options: BackupOptions): Promise<Manifest>;
  restore(file: string, options: { readonly replace: boolean }): Promise<Manifest>;
}

/** Backups of a home, made of its files: the service is not needed, and may be running while one is written. */
export function homeBackups(home: HomePaths): HomeBackups {
  const parts = homeParts(home);
  return {
    write: (file, options) => insideHome(home, () => writeBackup(file, parts, options)),
    restore: (file, options) => aloneInHome(home, () => restoreBackup(file, parts, options)),
  };
}

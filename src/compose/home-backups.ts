import type { HomePaths } from '../config/home-paths.ts';
import type { Manifest } from '../store/backup/manifest.ts';
import { restoreBackup } from '../store/backup/restore-backup.ts';
import { finishRestore } from '../store/backup/swap-home.ts';
import { type BackupOptions, writeBackup } from '../store/backup/write-backup.ts';
import { homeParts } from './home-parts.ts';

export interface HomeBackups {
  /** @param file a path that is free, or may be replaced */
  write(file: string, options: BackupOptions): Promise<Manifest>;
  restore(file: string, options: { readonly replace: boolean }): Promise<Manifest>;
  /** Brings a restore that was interrupted to its end. */
  finish(): Promise<void>;
}

/** Backups of a home, made of its files: the service is not needed and may be running. */
export function homeBackups(home: HomePaths): HomeBackups {
  const parts = homeParts(home);
  return {
    write: (file, options) => writeBackup(file, parts, options),
    restore: (file, options) => restoreBackup(file, parts, options),
    finish: () => finishRestore(parts.all),
  };
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { HomePaths } from '../config/home-paths.ts';
import { type HomePart, type HomeParts, restoreFolder } from '../store/backup/home-parts.ts';
import { type LockMode, lockFile } from '../store/sqlite/lock-file.ts';
import { fileInTheWay, isFileInTheWay } from '../values/system-error.ts';
import { fileError } from '../values/validation-error.ts';

/**
 * Opens or reads the files of a home while no restore moves them. First completes an interrupted restore, so that the
 * home is never half old and half new. A restore detects files that stay open afterwards.
 * @throws Error if a restore takes too long
 */
export async function withHomeShared<Result>(home: HomePaths, work: () => Promise<Result>): Promise<Result> {
  const unlock = await lockHome(home, 'shared');
  try {
    if (!existsSync(path.join(home.dataFolder, restoreFolder))) return await work();
  } finally {
    unlock();
  }
  await withHomeExclusive(home, () => endRestore(home));
  return withHomeShared(home, work);
}

/** Works alone in the home, except for processes that already have the store open. */
export async function withHomeExclusive<Result>(
  home: HomePaths,
  work: () => Promise<Result>,
): Promise<Result> {
  const unlock = await lockHome(home, 'exclusive');
  try {
    return await work();
  } finally {
    unlock();
  }
}

/**
 * Works alone on saved settings. Does not use the lock of the home, which a backup holds for a long time.
 * @param file the file to save
 * @throws Error of the file system if nothing can be written
 */
export async function withSettingsLock<Result>(
  { configFolder }: HomePaths,
  file: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const busy = `another command is saving ${file}; run the command again when it is done`;
  const unlock = await lockWithMessage(path.join(configFolder, 'config.lock'), 'exclusive', busy);
  try {
    return await work();
  } finally {
    unlock();
  }
}

async function endRestore(home: HomePaths): Promise<void> {
  const { dropPrepared, finishRestore } = await import('../store/backup/swap-home.ts');
  const { all } = homeParts(home);
  await finishRestore(all);
  await dropPrepared(all);
}

function lockHome({ dataFolder }: HomePaths, mode: LockMode): Promise<() => void> {
  const busy = `a backup or a restore of ${dataFolder} is running; run the command again when it is done`;
  return lockWithMessage(path.join(dataFolder, 'home.lock'), mode, busy);
}

/** @param busy the message if others hold the lock too long */
async function lockWithMessage(file: string, mode: LockMode, busy: string): Promise<() => void> {
  try {
    return await lockFile(file, mode);
  } catch (cause) {
    if (isFileInTheWay(cause)) throw fileError(path.dirname(file), `cannot be used: ${fileInTheWay}`);
    if (!(cause instanceof Error && cause.message === 'database is locked')) throw cause;
    throw new Error(busy, { cause });
  }
}

const mebibyte = 1024 * 1024;

/** All parts of a home; other files in its folders do not count. */
export function homeParts(home: HomePaths): HomeParts {
  const small = (path: string): HomePart => ({ path, maxBytes: mebibyte });
  const store = { path: home.storeFile, maxBytes: 1024 ** 4 };
  return {
    store,
    all: [
      store,
      ...[home.ownerKeyFile, home.dashboardTokenFile, home.configFile, home.serverFile].map(small),
      { path: home.filesFolder, fileName: /^res_[0-9a-z]{26}\.pdf$/, maxBytes: 50 * mebibyte },
      { path: home.pendingFolder, fileName: /^[0-9a-f]{64}$/, maxBytes: mebibyte },
      { path: home.batchesFolder, fileName: /^[0-9a-f]{64}\.jsonl$/, maxBytes: 100 * mebibyte },
    ],
  };
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { HomePaths } from '../config/home-paths.ts';
import { restoreFolder } from '../store/backup/home-part.ts';
import { type LockMode, lockFile } from '../store/sqlite/lock-file.ts';
import { homeParts } from './home-parts.ts';

/**
 * Opens or reads the files of a home while no restore moves them. One that was interrupted after it was decided is
 * brought to its end first: the home is never half old and half new. What stays open afterwards, a restore sees.
 * @throws Error when a restore takes longer than anybody should wait.
 */
export async function insideHome<Result>(home: HomePaths, work: () => Promise<Result>): Promise<Result> {
  const unlock = await lockHome(home, 'shared');
  try {
    if (!existsSync(path.join(home.dataFolder, restoreFolder))) return await work();
  } finally {
    unlock();
  }
  await aloneInHome(home, () => endRestore(home));
  return insideHome(home, work);
}

/** Alone in the home; only a command or a server that has the store open already may go on. */
export async function aloneInHome<Result>(home: HomePaths, work: () => Promise<Result>): Promise<Result> {
  const unlock = await lockHome(home, 'exclusive');
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

async function lockHome({ dataFolder }: HomePaths, mode: LockMode): Promise<() => void> {
  try {
    return await lockFile(path.join(dataFolder, 'home.lock'), mode);
  } catch (cause) {
    if (!(cause instanceof Error && cause.message === 'database is locked')) throw cause;
    const message = `a backup or a restore of ${dataFolder} is under way; run the command again when it has ended`;
    throw new Error(message, { cause });
  }
}

import { accessSync, constants, existsSync, statSync } from 'node:fs';
import type { HomePaths } from '../../config/home-paths.ts';
import type { Io } from '../io.ts';
import { type Check, checked, pass } from './check.ts';

/** Whether the folders and files of the home can be used, and by their owner only. */
export function homeChecks(home: HomePaths, { platform }: Pick<Io, 'platform'>): Promise<readonly Check[]> {
  const folders = [...new Set([home.configFolder, home.dataFolder])];
  const files = [home.storeFile, home.configFile, home.ownerKeyFile, home.dashboardTokenFile];
  return Promise.all([
    checked('home', 'Make it yours: sudo chown -R "$USER" FOLDER; or name another one with --home.', () =>
      usable(folders),
    ),
    // Windows has no such bits; there a home is closed by where it lies.
    ...(platform === 'win32' ? [] : [openness([...folders, home.filesFolder, ...files])]),
  ]);
}

function usable(folders: readonly string[]): Check {
  for (const folder of folders) {
    const stats = statSync(folder, { throwIfNoEntry: false });
    if (stats && !stats.isDirectory()) throw new Error(`${folder} is no folder`);
    if (stats) accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  }
  return pass('home', folders.join(', '));
}

function openness(paths: readonly string[]): Check {
  const open = paths.filter((path) => existsSync(path) && (statSync(path).mode & 0o077) !== 0);
  if (open.length === 0) return pass('privacy', 'nobody else on this machine can read it');
  const mend = `Close it: chmod go= ${open.map(quoted).join(' ')}`;
  return { name: 'privacy', status: 'fail', message: `others can read ${open.join(', ')}. ${mend}` };
}

/** For a shell. */
function quoted(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}

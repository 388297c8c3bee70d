import type { HomePaths } from '../config/home-paths.ts';
import type { HomePart } from '../store/backup/home-part.ts';
import type { HomeParts } from '../store/backup/write-backup.ts';

const mebibyte = 1024 * 1024;

/** Everything that belongs to a home, and nothing else that may lie in its folders. */
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

import type { HomePaths } from '../config/home-paths.ts';

/** What only the use of a store leaves: the owner's key is made when the store is there, PDFs and journals later. */
export function keptBesideStore(home: HomePaths): readonly string[] {
  return [home.ownerKeyFile, home.filesFolder, home.batchesFolder];
}

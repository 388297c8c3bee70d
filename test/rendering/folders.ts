import path from 'node:path';

const projectRoot = path.resolve(import.meta.dirname, '..', '..');

/** Folders that the package ships. */
export const folders = {
  themesFolder: path.join(projectRoot, 'themes'),
  fontsFolder: path.join(projectRoot, 'fonts'),
};

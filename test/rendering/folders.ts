import path from 'node:path';

const projectRoot = path.resolve(import.meta.dirname, '..', '..');

/** What the package ships. */
export const folders = {
  themesFolder: path.join(projectRoot, 'themes'),
  fontsFolder: path.join(projectRoot, 'fonts'),
};

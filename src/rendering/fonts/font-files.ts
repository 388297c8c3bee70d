import { readdirSync } from 'node:fs';
import path from 'node:path';
import { RenderError } from '../render-error.ts';

/**
 * Absolute paths of the shipped fonts.
 * @throws RenderError if there are none, because Typst would make blank pages without an error
 */
export function fontFiles(fontsFolder: string): string[] {
  const names = filesBelow(fontsFolder, '.ttf');
  if (names.length === 0) {
    throw new RenderError(`There are no fonts (.ttf) in ${fontsFolder}. Reinstall the package.`);
  }
  return names.map((name) => path.join(fontsFolder, name));
}

/** Sorted paths of files with one of the extensions, relative to the folder, with forward slashes. */
export function filesBelow(folder: string, ...extensions: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => extensions.includes(path.extname(name).toLowerCase()))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

/** Absolute paths of all font files that Typst can read in a folder. @throws file errors */
export function fontFilesBelow(folder: string): string[] {
  return filesBelow(folder, '.ttf', '.otf', '.ttc', '.otc').map((name) => path.join(folder, name));
}

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { RenderError } from '../render-error.ts';

/**
 * The shipped fonts, absolute.
 * @throws RenderError when there are none: Typst would set every page blank without a word.
 */
export function fontFiles(fontsFolder: string): string[] {
  const names = filesBelow(fontsFolder, '.ttf');
  if (names.length === 0) {
    throw new RenderError(`There are no fonts (.ttf) in ${fontsFolder}. Reinstall the package.`);
  }
  return names.map((name) => path.join(fontsFolder, name));
}

/** Files with one of the extensions, by their path relative to the folder, with forward slashes, sorted. */
export function filesBelow(folder: string, ...extensions: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => extensions.includes(path.extname(name).toLowerCase()))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

/** All that Typst can read in a folder, absolute. @throws file errors */
export function fontFilesBelow(folder: string): string[] {
  return filesBelow(folder, '.ttf', '.otf', '.ttc', '.otc').map((name) => path.join(folder, name));
}

import path from 'node:path';
import { RenderError } from '../render-error.ts';
import { filesBelow } from './files-below.ts';

/**
 * The shipped fonts, absolute.
 * @throws RenderError when there are none: Typst would set every page blank without a word.
 */
export function fontFiles(fontsFolder: string): string[] {
  const names = filesBelow(fontsFolder, '.ttf');
  if (names.length === 0) {
    throw new RenderError(`There are no fonts (.ttf) in ${fontsFolder}. Install the package again.`);
  }
  return names.map((name) => path.join(fontsFolder, name));
}

import path from 'node:path';
import { filesBelow } from '../typst/files-below.ts';

/** All that Typst can read in a folder, absolute. @throws file errors */
export function fontFilesBelow(folder: string): string[] {
  return filesBelow(folder, '.ttf', '.otf', '.ttc', '.otc').map((name) => path.join(folder, name));
}

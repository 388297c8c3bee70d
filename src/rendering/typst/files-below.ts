import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Files with an extension, by their path relative to the folder, with forward slashes, sorted. */
export function filesBelow(folder: string, extension: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

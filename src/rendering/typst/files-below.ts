import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Files with one of the extensions, by their path relative to the folder, with forward slashes, sorted. */
export function filesBelow(folder: string, ...extensions: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => extensions.includes(path.extname(name).toLowerCase()))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

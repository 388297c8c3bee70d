import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The themes in a folder, by name: every folder `name` that holds `name.typ` is one. */
export function listThemes(themesFolder: string): string[] {
  return readdirSync(themesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(themesFolder, mainFile(entry.name))))
    .map((entry) => entry.name)
    .sort();
}

/** Relative to the themes folder, with forward slashes. */
export function mainFile(theme: string): string {
  return `${theme}/${theme}.typ`;
}

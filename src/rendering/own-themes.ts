import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorReason } from '../contract/errors.ts';
import { listThemes, readTheme, type Theme } from './theme-registry.ts';
import { filesBelow } from './typst/files-below.ts';

/*
 * Themes that somebody made on this machine. Their Typst is compiled by WASM alone, which sees no file but theirs and
 * those of the package, and they are used only as they were when they passed the check.
 */

export interface OwnThemes {
  readonly folder: string;
  /** For the check itself: also those that were not checked. */
  readonly unchecked?: boolean | undefined;
}

/** In the folder of a theme: what it was when it passed. */
const checkedFile = 'checked.json';

export const themeName = /^[a-z][a-z0-9-]{0,63}$/;

/** Sorted. A name that the package has is the package's. */
export function ownThemeNames({ folder }: OwnThemes, packageThemes: readonly string[]): readonly string[] {
  if (!existsSync(folder)) return [];
  const taken = new Set([...packageThemes, 'parts']);
  return listThemes(folder).filter((name) => themeName.test(name) && !taken.has(name));
}

export interface OwnTheme extends Theme {
  /** Why it cannot be used as it is now, as a sentence; null when it can. */
  readonly unavailable: string | null;
}

/** @param name one of `ownThemeNames`. One whose theme.json is wrong is a theme without options, and says why. */
export function readOwnTheme(own: OwnThemes, name: string): OwnTheme {
  const folder = path.join(own.folder, name);
  const check = `resume-tailor themes check ${folder}`;
  try {
    const theme = readTheme(own.folder, name, ['typst']);
    if (isChecked(own, name)) return { ...theme, unavailable: null };
    const unavailable = `"${name}" has changed since it was checked, or never was; run ${check}`;
    return { ...theme, unavailable };
  } catch (error) {
    const reason = errorReason(error).replace(/\.$/, '');
    const unavailable = `"${name}" cannot be read: ${reason}; correct it, then run ${check}`;
    const thumbnail = path.join(folder, 'thumbnail.png');
    return { name, kind: 'typst', description: '', columns: 1, options: [], thumbnail, unavailable };
  }
}

function isChecked({ folder, unchecked = false }: OwnThemes, name: string): boolean {
  if (unchecked) return true;
  const file = path.join(folder, name, checkedFile);
  return existsSync(file) && readFileSync(file, 'utf8') === stampOf(path.join(folder, name));
}

/** Says that a theme passed, until one of its files changes. */
export function markChecked(themeFolder: string): void {
  writeFileSync(path.join(themeFolder, checkedFile), stampOf(themeFolder));
}

function stampOf(themeFolder: string): string {
  const hash = createHash('sha256');
  const files = ['theme.json', ...filesBelow(themeFolder, '.typ')];
  for (const name of files) hash.update(`${name}\n`).update(readFileSync(path.join(themeFolder, name)));
  return `${JSON.stringify({ sha256: hash.digest('hex') })}\n`;
}

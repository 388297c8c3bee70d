import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorReason } from '../../contract/errors.ts';
import type { OwnSources } from '../typst/typesetter.ts';
import { listThemes, manifest, readTheme, type Theme } from './theme-registry.ts';

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
    const unavailable = `"${name}" was never checked or has changed since; run ${check}`;
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

/** @param name one of `ownThemeNames`. What its Typst may see beside the files of the package. */
export function readOwnSources({ folder }: OwnThemes, name: string): OwnSources {
  const files = readFiles(path.join(folder, name));
  return {
    stamp: stamp(files),
    sources: files
      .filter(([file]) => file !== manifest)
      .map(([file, bytes]) => [`${name}/${file}`, bytes.toString('utf8')]),
  };
}

function stampOf(themeFolder: string): string {
  return stamp(readFiles(themeFolder));
}

function stamp(files: readonly ThemeFile[]): string {
  const hash = createHash('sha256');
  for (const [name, bytes] of files) hash.update(`${name}\n`).update(bytes);
  return `${JSON.stringify({ sha256: hash.digest('hex') })}\n`;
}

type ThemeFile = readonly [name: string, bytes: Buffer];

function readFiles(themeFolder: string): readonly ThemeFile[] {
  const names = [manifest, ...typstFilesIn(themeFolder)];
  return names.map((name) => [name, readFileSync(path.join(themeFolder, name))]);
}

/** Links are not followed: what they lead to is not the theme's. */
function typstFilesIn(themeFolder: string): readonly string[] {
  return readdirSync(themeFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && path.extname(entry.name).toLowerCase() === '.typ')
    .map((entry) => path.relative(themeFolder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

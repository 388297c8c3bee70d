import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorReason } from '../../values/system-error.ts';
import type { OwnSources } from '../typst/typesetter.ts';
import { listThemes, manifest, readTheme, type Theme } from './theme-registry.ts';

/*
 * Themes that the user made on this machine. They are compiled by the WASM Typst only, which sees no files but theirs
 * and the package's, and are available only if unchanged since they passed `themes check`.
 */

export interface OwnThemes {
  readonly folder: string;
  /** Includes themes that were not checked, for the check itself. */
  readonly unchecked?: boolean | undefined;
}

/** File in a theme's folder with the hash of its files when it passed the check. */
const checkedFile = 'checked.json';

export const themeName = /^[a-z][a-z0-9-]{0,63}$/;

/** Names of the user's own themes, sorted, without names of the package's themes. */
export function ownThemeNames({ folder }: OwnThemes, packageThemes: readonly string[]): readonly string[] {
  if (!existsSync(folder)) return [];
  const taken = new Set([...packageThemes, 'parts']);
  return listThemes(folder).filter((name) => themeName.test(name) && !taken.has(name));
}

export interface OwnTheme extends Theme {
  /** Why it cannot be used now, as a sentence; null if it can. */
  readonly unavailable: string | null;
}

/**
 * A theme with an invalid theme.json has no options and is unavailable.
 * @param name one of `ownThemeNames`
 */
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

/** Records that a theme passed the check. The record is invalid once a file of the theme changes. */
export function markChecked(themeFolder: string): void {
  writeFileSync(path.join(themeFolder, checkedFile), stampOf(themeFolder));
}

/**
 * The files that a theme's Typst may see in addition to the package's.
 * @param name one of `ownThemeNames`
 */
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

/** Paths of a theme's Typst files. Symbolic links are not followed. */
function typstFilesIn(themeFolder: string): readonly string[] {
  return readdirSync(themeFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && path.extname(entry.name).toLowerCase() === '.typ')
    .map((entry) => path.relative(themeFolder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

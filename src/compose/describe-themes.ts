import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { HomePaths } from '../config/home-paths.ts';
import { type CheckedResume, checkTheme } from '../rendering/check-theme.ts';
import {
  markChecked,
  type OwnTheme,
  ownThemeNames,
  readOwnTheme,
  themeName,
} from '../rendering/themes/own-themes.ts';
import { listThemes, readTheme } from '../rendering/themes/theme-registry.ts';
import { ValidationError } from '../values/validation-error.ts';
import { ownThemesFolder } from './open-renderer.ts';

/** The packaged themes by name, then those created on this machine. */
export function describeThemes(
  packageRoot: string,
  home: Pick<HomePaths, 'configFolder'>,
): readonly OwnTheme[] {
  const folder = path.join(packageRoot, 'themes');
  const names = listThemes(folder);
  const own = { folder: ownThemesFolder(home) };
  return [
    ...names.map((name) => ({ ...readTheme(folder, name), unavailable: null })),
    ...ownThemeNames(own, names).map((name) => readOwnTheme(own, name)),
  ];
}

/**
 * Creates a theme to edit: a copy of the packaged base theme under a new name.
 * @returns its folder. @throws ValidationError if the name is invalid or taken
 */
export function newTheme(packageRoot: string, home: Pick<HomePaths, 'configFolder'>, name: string): string {
  const taken = [...listThemes(path.join(packageRoot, 'themes')), 'parts'];
  const folder = path.join(ownThemesFolder(home), name);
  if (!themeName.test(name))
    throw refused('must be lower case letters, digits and hyphens, starting with a letter');
  if (taken.includes(name)) throw refused(`"${name}" is a built-in theme; choose another name`);
  if (existsSync(folder)) throw refused(`${folder} already exists; choose another name, or edit that one`);
  mkdirSync(folder, { recursive: true });
  const model = path.join(packageRoot, 'themes', 'ats');
  const { options } = JSON.parse(readFileSync(path.join(model, 'theme.json'), 'utf8'));
  const manifest = { kind: 'typst', description: `My own theme, based on ats`, options };
  writeFileSync(path.join(folder, 'theme.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(path.join(folder, `${name}.typ`), readFileSync(path.join(model, 'ats.typ')));
  return folder;
}

export interface ThemeCheck {
  readonly theme: string;
  readonly folder: string;
  readonly ok: boolean;
  readonly resumes: readonly CheckedResume[];
}

/** Tests a theme on the hard resumes; if it passes, it can be used until it changes. @throws ValidationError */
export async function proveTheme(packageRoot: string, folder: string): Promise<ThemeCheck> {
  const [parent, theme] = [path.dirname(folder), path.basename(folder)];
  const themesFolder = path.join(packageRoot, 'themes');
  const ownThemes = { folder: parent, unchecked: true };
  if (!ownThemeNames(ownThemes, listThemes(themesFolder)).includes(theme)) {
    throw refused(
      `${folder} is not a theme: it needs theme.json and ${theme}.typ, and a name that no built-in theme has`,
    );
  }
  const options = { themesFolder, fontsFolder: path.join(packageRoot, 'fonts'), ownThemes };
  const resumes = await checkTheme(options, theme);
  const ok = resumes.every(({ problems }) => problems.length === 0);
  if (ok) markChecked(folder);
  return { theme, folder, ok, resumes };
}

function refused(message: string): ValidationError {
  return new ValidationError([{ path: 'theme', message }]);
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type LookOptionName, lookOptionNames, lookOptionProblem, lookOptions } from '../../contract/look.ts';
import type { ThemeOption } from '../../contract/printing.ts';
import { errorReason } from '../../values/system-error.ts';
import { RenderError } from '../render-error.ts';

const kinds = ['typst', 'html'] as const;

/** A theme of the registry: a folder in `themes/` with a `theme.json`. */
export interface Theme {
  readonly name: string;
  /** Rendered by Typst or by a browser. */
  readonly kind: (typeof kinds)[number];
  /** One line, shown where a theme is chosen. */
  readonly description: string;
  /** One, or two if a sidebar has sections that are read before the others. */
  readonly columns: number;
  readonly options: readonly ThemeOption[];
  /** Absolute path of a small PNG of its first page. */
  readonly thumbnail: string;
}

/** Name of the file in a theme's folder that describes it. */
export const manifest = 'theme.json';

/** Names of the themes, sorted. Reads the folder, not the files in it. */
export function listThemes(themesFolder: string): string[] {
  return readdirSync(themesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(themesFolder, entry.name, manifest)))
    .map((entry) => entry.name)
    .sort();
}

/**
 * @param name one of `listThemes`
 * @param allowed the accepted kinds
 * @throws RenderError if its theme.json is invalid
 */
export function readTheme(
  themesFolder: string,
  name: string,
  allowed: readonly Theme['kind'][] = kinds,
): Theme {
  const folder = path.join(themesFolder, name);
  const file = path.join(folder, manifest);
  const { kind, description, columns = 1, options = {} } = readManifest(file);
  const known = allowed.find((one) => one === kind);
  if (known === undefined || typeof description !== 'string') {
    throw new RenderError(`${file} needs a "kind" (${allowed.join(', ')}) and a "description" (text).`);
  }
  return {
    name,
    kind: known,
    description,
    columns: columns === 2 ? 2 : 1,
    options: readOptions(options, file),
    thumbnail: path.join(folder, 'thumbnail.png'),
  };
}

/** The options of a host's theme: every theme supports the page size. */
export const anyThemesOptions: readonly ThemeOption[] = [themeOption('page_size', null)];

/** Reads the options of a manifest: names with the theme's default values. */
function readOptions(given: unknown, file: string): readonly ThemeOption[] {
  const own = new Map<string, unknown>(Object.entries(Object(given)));
  for (const [name, value] of own) {
    const known = lookOptionNames.includes(name as LookOptionName) && name !== 'page_size';
    const problem = known ? lookOptionProblem(name, String(value)) : 'is no option of a theme';
    if (problem !== null) throw new RenderError(`${file}: "options": ${name} ${problem}.`);
  }
  const listed = lookOptionNames.filter((name) => own.has(name) || name === 'page_size');
  return listed.map((name) => themeOption(name, own.has(name) ? String(own.get(name)) : null));
}

function themeOption(name: LookOptionName, usual: string | null): ThemeOption {
  const { kind, choices } = lookOptions[name];
  // The theme's own color is suggested first.
  const suggested =
    kind === 'color' && usual !== null ? [usual, ...choices.filter((one) => one !== usual)] : choices;
  return { name, kind, default: usual, choices: [...suggested] };
}

/** The Typst file of a theme, relative to the themes folder, with forward slashes. */
export function mainFile(theme: string): string {
  return `${theme}/${theme}.typ`;
}

function readManifest(file: string): Readonly<Record<string, unknown>> {
  const text = readFileSync(file, 'utf8');
  try {
    return Object(JSON.parse(text));
  } catch (error) {
    const reason = errorReason(error);
    throw new RenderError(`${file} is not JSON: ${reason}.`, { cause: error });
  }
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { errorReason } from '../contract/errors.ts';
import { RenderError } from './render-error.ts';

const kinds = ['typst', 'html'] as const;

/** One row of the registry: a folder below `themes/` with a `theme.json` of kind and description. */
export interface Theme {
  readonly name: string;
  /** Who sets it: Typst in process, or a browser. */
  readonly kind: (typeof kinds)[number];
  /** One line for people who choose. */
  readonly description: string;
  /** A small picture (PNG) of its first page, absolute. */
  readonly thumbnail: string;
}

const manifest = 'theme.json';

/** The names alone, sorted: nothing is read but the folder. */
export function listThemes(themesFolder: string): string[] {
  return readdirSync(themesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(themesFolder, entry.name, manifest)))
    .map((entry) => entry.name)
    .sort();
}

/** @param name one of `listThemes`. @throws RenderError when its theme.json does not say what it is. */
export function readTheme(themesFolder: string, name: string): Theme {
  const folder = path.join(themesFolder, name);
  const { kind, description } = readManifest(path.join(folder, manifest));
  const known = kinds.find((one) => one === kind);
  if (known === undefined || typeof description !== 'string') {
    throw new RenderError(
      `${path.join(folder, manifest)} needs a "kind" (${kinds.join(', ')}) and a "description" (text).`,
    );
  }
  return { name, kind: known, description, thumbnail: path.join(folder, 'thumbnail.png') };
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

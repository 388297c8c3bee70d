import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { JsonResume } from '../../documents/json-resume/to-json-resume.ts';
import { RenderError } from '../render-error.ts';

/** Third-party themes that the host allows by name: packages installed next to `server.yaml`. */
export interface HostThemes {
  readonly folder: string;
  readonly names: readonly string[];
}

export function isInstalled(themes: HostThemes, name: string): boolean {
  try {
    return hostThemeFile(themes, name) !== '';
  } catch {
    return false;
  }
}

/** @throws Error if it is not installed */
function hostThemeFile({ folder }: HostThemes, name: string): string {
  return createRequire(path.join(folder, 'server.yaml')).resolve(name);
}

type RenderHtml = (resume: JsonResume) => string | Promise<string>;

/**
 * Runs code of the package, so `name` must be one of the names that the host allows.
 * @throws RenderError if the package is not a theme
 */
export async function loadHostTheme(themes: HostThemes, name: string): Promise<RenderHtml> {
  const loaded: unknown = await import(pathToFileURL(hostThemeFile(themes, name)).href);
  const render = renderOf(loaded) ?? renderOf(Object(loaded).default);
  if (!render)
    throw new RenderError(
      `The package "${name}" has no render function, so it is not a JSON Resume theme. Choose another theme.`,
      { forCaller: true },
    );
  return render;
}

function renderOf(loaded: unknown): RenderHtml | null {
  const { render } = Object(loaded);
  return typeof render === 'function' ? render : null;
}

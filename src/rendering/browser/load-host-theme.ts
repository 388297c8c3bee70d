import { pathToFileURL } from 'node:url';
import type { JsonResume } from '../../documents/json-resume/json-resume.ts';
import { RenderError } from '../render-error.ts';
import { type HostThemes, hostThemeFile } from './host-themes.ts';

export type RenderHtml = (resume: JsonResume) => string | Promise<string>;

/**
 * Loads code that the host chose, and nobody else: a theme is never named by a resume.
 * @throws RenderError when it is no theme
 */
export async function loadHostTheme(themes: HostThemes, name: string): Promise<RenderHtml> {
  const loaded: unknown = await import(pathToFileURL(hostThemeFile(themes, name)).href);
  const render = renderOf(loaded) ?? renderOf(Object(loaded).default);
  if (!render)
    throw new RenderError(
      `The package "${name}" has no function render, so it is no theme of JSON Resume. Choose another theme.`,
      { forCaller: true },
    );
  return render;
}

function renderOf(loaded: unknown): RenderHtml | null {
  const { render } = Object(loaded);
  return typeof render === 'function' ? render : null;
}

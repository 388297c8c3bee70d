import { pathToFileURL } from 'node:url';
import { errorReason } from '../../contract/errors.ts';
import type { ResumeDocument } from '../../contract/resume-document.ts';
import type { JsonResume } from '../../documents/json-resume/json-resume.ts';
import { documentLanguage } from '../../documents/view/document-language.ts';
import { words as wordsOf } from '../../documents/view/words.ts';
import { RenderError } from '../render-error.ts';
import { evenResume } from './even-resume.ts';
import { type HostThemes, hostThemeFile } from './host-themes.ts';
import { htmlPage } from './html-page.ts';
import { restoreText } from './inert-text.ts';
import { themeResume } from './theme-resume.ts';

/**
 * The page of an HTML theme, ready to be printed: no text of the resume is markup in it, and it loads nothing.
 * @throws RenderError when the theme fails
 */
export async function themePage(
  theme: string,
  document: ResumeDocument,
  hostThemes: HostThemes | undefined,
): Promise<string> {
  const paper = document.metadata.page.format === 'letter' ? 'letter' : 'A4';
  const language = documentLanguage(document);
  if (hostThemes?.names.includes(theme)) {
    const html = await hostThemeHtml(hostThemes, theme, document);
    return htmlPage(html, { language, css: `@page{size:${paper}}` });
  }
  const { evenStyle, renderEven } = await import('../../../themes/even/even.ts');
  const html = renderEven(evenResume(document), wordsOf[language].headings);
  return htmlPage(restoreText(html), { language, css: evenStyle(paper) });
}

async function hostThemeHtml(themes: HostThemes, theme: string, document: ResumeDocument): Promise<string> {
  const render = await loadHostTheme(themes, theme);
  try {
    return restoreText(String(await render(themeResume(document))));
  } catch (error) {
    const reason = errorReason(error);
    throw new RenderError(`Theme "${theme}" failed: ${reason}.`, { cause: error });
  }
}

type RenderHtml = (resume: JsonResume) => string | Promise<string>;

/**
 * Loads code that the host chose, and nobody else: a theme is never named by a resume.
 * @throws RenderError when it is no theme
 */
async function loadHostTheme(themes: HostThemes, name: string): Promise<RenderHtml> {
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

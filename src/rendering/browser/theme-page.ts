import { errorReason } from '../../contract/error-reason.ts';
import type { ResumeDocument } from '../../contract/resume-document.ts';
import { documentLanguage } from '../../documents/view/document-language.ts';
import { words as wordsOf } from '../../documents/view/words.ts';
import { RenderError } from '../render-error.ts';
import { evenResume } from './even-resume.ts';
import type { HostThemes } from './host-themes.ts';
import { htmlPage } from './html-page.ts';
import { restoreText } from './inert-text.ts';
import { loadHostTheme } from './load-host-theme.ts';
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

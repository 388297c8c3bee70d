import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import { documentLanguage } from '../../documents/view/document-language.ts';
import { wordsFor } from '../../documents/view/words-for.ts';
import { errorReason } from '../../values/system-error.ts';
import { RenderError } from '../render-error.ts';
import { type HostThemes, loadHostTheme } from './host-themes.ts';
import { restoreText } from './inert-text.ts';
import { evenResume, themeResume } from './theme-resume.ts';

/**
 * The HTML of a theme, ready to print: no text of the resume is markup, and nothing is loaded.
 * @throws RenderError if the theme fails
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
  const html = renderEven(evenResume(document), wordsFor(document).headings);
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

interface PageStyle {
  /** BCP 47. */
  readonly language: string;
  readonly css: string;
}

/** Blocks all loading, including files of this machine. */
const policy =
  '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'; font-src data:">';
const script = /<script\b/gi;
const scriptEnd = /<\/script\s*>/gi;
const loading = /<(?:link|base|meta)\b/gi;

/** Removes scripts, links and redirects from a theme's page and adds our style after the theme's. */
function htmlPage(html: string, { language, css }: PageStyle): string {
  const inert = replaceTags(withoutScripts(html), loading, (tag) =>
    /^<meta\b/i.test(tag) && !/http-equiv/i.test(tag) ? tag : '',
  );
  const named = replaceTags(inert, /<html\b/i, (tag) =>
    tag.replace(/\slang="[^"]*"/i, '').replace(/^<html/i, `<html lang="${language}"`),
  );
  const style = `<style>${css}</style>`;
  const headed = replaceTags(named, /<head\b/i, (tag) => tag + policy);
  const first = headed === named ? policy + named : headed;
  return /<\/head\s*>/i.test(first) ? first.replace(/<\/head\s*>/i, (end) => style + end) : first + style;
}

/** Replaces the tags whose beginning matches `opening`, up to `>`; only the first if the pattern is not global. */
function replaceTags(html: string, opening: RegExp, replacement: (tag: string) => string): string {
  let replaced = '';
  let at = 0;
  for (const { index } of opening.global ? html.matchAll(opening) : [opening.exec(html)].filter(isFound)) {
    const end = html.indexOf('>', index) + 1;
    if (end === 0) break;
    if (index < at) continue;
    replaced += html.slice(at, index) + replacement(html.slice(index, end));
    at = end;
  }
  return replaced + html.slice(at);
}

function isFound(match: RegExpExecArray | null): match is RegExpExecArray {
  return match !== null;
}

function withoutScripts(html: string): string {
  let kept = '';
  let at = 0;
  for (const { index } of html.matchAll(script)) {
    if (index < at) continue;
    scriptEnd.lastIndex = index;
    const end = scriptEnd.exec(html);
    if (end === null) break;
    kept += html.slice(at, index);
    at = end.index + end[0].length;
  }
  return kept + html.slice(at);
}

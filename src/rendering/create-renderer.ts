import { didYouMean } from '../contract/nearest.ts';
import type { Renderer, RenderInput } from '../service/ports.ts';
import type { HtmlRenderer } from './browser/create-html-renderer.ts';
import { createFontChooser } from './fonts/choose-fonts.ts';
import type { FontFolders } from './fonts/font-finder.ts';
import { RenderError } from './render-error.ts';
import { mainFile } from './theme-registry.ts';
import { createThemes, type ThemeSources } from './themes.ts';
import { createTypesetters, type TypesetterOptions } from './typst/typesetters.ts';

export interface RendererOptions
  extends Omit<TypesetterOptions, 'extraFontFiles'>,
    FontFolders,
    ThemeSources {
  /** The theme of whoever asks for none. Default: `ats`. */
  readonly defaultTheme?: string | undefined;
}

/** Documents to PDF. Nothing is read or loaded before `themes` or `render` is used. */
export function createRenderer(options: RendererOptions): Renderer {
  const themes = createThemes(options);
  const typesetters = createTypesetters(options);
  const chooseFonts = createFontChooser(options);
  let htmlRenderer: Promise<HtmlRenderer> | null = null;

  async function typesetting({ document, theme }: Pick<RenderInput, 'document' | 'theme'>) {
    const { buildResumeView } = await import('../documents/view/build-resume-view.ts');
    const view = buildResumeView(document);
    const fonts = await chooseFonts(JSON.stringify(view));
    const data = JSON.stringify({ ...view, extraFonts: fonts?.families ?? [] });
    const typesetter = await typesetters.with(fonts?.files ?? []);
    return { typesetter, job: { mainFile: mainFile(theme), data }, fonts };
  }

  return {
    get themes() {
      return themes.names;
    },
    defaultTheme: options.defaultTheme ?? 'ats',
    whyUnavailable: (theme) => themes.whyUnavailable(theme),
    async render({ document, theme, check = true }) {
      if (!themes.names.includes(theme)) throw unknownTheme(theme, themes.names);
      if (themes.kindOf(theme) === 'html') {
        const reason = themes.whyUnavailable(theme);
        if (reason !== null) throw new RenderError(`No PDF: ${reason}.`, { forCaller: true });
        htmlRenderer ??= openHtmlRenderer(options);
        return (await htmlRenderer).render({ document, theme, check });
      }
      const { typesetter, job, fonts } = await typesetting({ document, theme });
      const pdf = await typesetter.typeset(job);
      if (!check) return { pdf };
      const { provePdf } = await import('./proof/prove-pdf.ts');
      return { pdf, check: provePdf({ pdf, document, fontsFolder: options.fontsFolder, extraFonts: fonts }) };
    },
    describe: (theme) => themes.describe(theme),
    draws: (theme) => themes.kindOf(theme) === 'typst',
    async draw({ document, theme }) {
      const { typesetter, job } = await typesetting({ document, theme });
      return typesetter.draw(job);
    },
    async close() {
      const closing = htmlRenderer;
      htmlRenderer = null;
      // One that could not be made was already reported to whoever asked for a PDF.
      const htmlClosed = closing?.then(
        (made) => made.close(),
        () => undefined,
      );
      await Promise.all([typesetters.close(), htmlClosed]);
    },
  };
}

async function openHtmlRenderer({ browser, hostThemes }: RendererOptions): Promise<HtmlRenderer> {
  const { createHtmlRenderer } = await import('./browser/create-html-renderer.ts');
  return createHtmlRenderer({ browser: browser ?? { named: null, files: [], caches: [] }, hostThemes });
}

function unknownTheme(theme: string, themes: readonly string[]): RenderError {
  return new RenderError(`There is no theme "${theme}"${didYouMean(theme, themes)}.`);
}

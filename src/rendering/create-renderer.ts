import { didYouMean } from '../contract/nearest.ts';
import type { Renderer } from '../service/ports.ts';
import { createFontChooser } from './fonts/choose-fonts.ts';
import type { FontFolders } from './fonts/font-finder.ts';
import { RenderError } from './render-error.ts';
import { listThemes, mainFile } from './theme-registry.ts';
import { createTypesetters, type TypesetterOptions } from './typst/typesetters.ts';

export interface RendererOptions extends Omit<TypesetterOptions, 'extraFontFiles'>, FontFolders {
  /** The theme of whoever asks for none. Default: `ats`. */
  readonly defaultTheme?: string | undefined;
}

/** Documents to PDF. Nothing is read or loaded before `themes` or `render` is used. */
export function createRenderer(options: RendererOptions): Renderer {
  let themes: readonly string[] | null = null;
  const typesetters = createTypesetters(options);
  const chooseFonts = createFontChooser(options);
  const knownThemes = () => {
    themes ??= listThemes(options.themesFolder);
    return themes;
  };
  return {
    get themes() {
      return knownThemes();
    },
    defaultTheme: options.defaultTheme ?? 'ats',
    async render({ document, theme, check = true }) {
      if (!knownThemes().includes(theme)) throw unknownTheme(theme, knownThemes());
      const { buildResumeView } = await import('../documents/view/resume-view.ts');
      const view = buildResumeView(document);
      const fonts = await chooseFonts(JSON.stringify(view));
      const data = JSON.stringify({ ...view, extraFonts: fonts?.families ?? [] });
      const typesetter = await typesetters.with(fonts?.files ?? []);
      const pdf = await typesetter.typeset({ mainFile: mainFile(theme), data });
      if (!check) return { pdf };
      const { provePdf } = await import('./proof/prove-pdf.ts');
      return { pdf, check: provePdf({ pdf, document, fontsFolder: options.fontsFolder, extraFonts: fonts }) };
    },
    close: () => typesetters.close(),
  };
}

function unknownTheme(theme: string, themes: readonly string[]): RenderError {
  return new RenderError(`There is no theme "${theme}"${didYouMean(theme, themes)}.`);
}

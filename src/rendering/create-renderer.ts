import {
  type Look,
  type LookOptions,
  lookOptionNames,
  lookOptions,
  lookOptionTexts,
} from '../contract/look.ts';
import type { ThemeOption } from '../contract/printing.ts';
import type { ResumeDocument } from '../contract/resume/resume-document.ts';
import type { RenderedPdf, Renderer, RenderInput } from '../service/ports.ts';
import { didYouMean } from '../values/nearest.ts';
import type { HtmlRenderer } from './browser/create-html-renderer.ts';
import { createFontChooser } from './fonts/choose-fonts.ts';
import type { FontFolders } from './fonts/font-finder.ts';
import { RenderError } from './render-error.ts';
import { mainFile } from './themes/theme-registry.ts';
import { createThemes, type ThemeSources, type Themes } from './themes/themes.ts';
import type { TypesettingJob } from './typst/typesetter.ts';
import { createTypesetters, type TypesetterOptions } from './typst/typesetters.ts';

export interface RendererOptions
  extends Omit<TypesetterOptions, 'extraFontFiles'>,
    FontFolders,
    ThemeSources {
  /** The theme of requests without one. Default: `ats`. */
  readonly defaultTheme?: string | undefined;
}

/** Renders documents as PDFs. Reads and loads nothing before the first use. */
export function createRenderer(options: RendererOptions): Renderer {
  const themes = createThemes(options);
  const typesetters = createTypesetters(options);
  const chooseFonts = createFontChooser(options);
  // Users' own themes run in WASM, which has no access to files.
  const ownTypesetters = createTypesetters({ ...options, engine: 'wasm' });
  let htmlRenderer: Promise<HtmlRenderer> | null = null;

  async function typesetting({ document, look }: Pick<RenderInput, 'document' | 'look'>) {
    const { buildResumeView } = await import('../documents/view/build-resume-view.ts');
    const { theme } = look;
    if (themes.isOwn(theme)) requireAvailable(themes, theme);
    const view = buildResumeView(onPaper(document, look));
    const fonts = await chooseFonts(JSON.stringify(view));
    const extraFonts = fonts?.families ?? [];
    const data = JSON.stringify({ ...view, extraFonts, look: themeLook(themes.optionsOf(theme), look) });
    const typesetter = await (themes.isOwn(theme) ? ownTypesetters : typesetters).with(fonts?.files ?? []);
    const job: TypesettingJob = { mainFile: mainFile(theme), data, own: themes.ownSourcesOf(theme) };
    return { typesetter, job, fonts };
  }

  async function renderHtml({ document, look, check }: Required<RenderInput>): Promise<RenderedPdf> {
    requireAvailable(themes, look.theme);
    htmlRenderer ??= openHtmlRenderer(options);
    return (await htmlRenderer).render({ document: onPaper(document, look), look, check });
  }

  async function renderTypst({ document, look, check }: Required<RenderInput>): Promise<RenderedPdf> {
    const { typesetter, job, fonts } = await typesetting({ document, look });
    const pdf = await typesetter.typeset(job);
    if (!check) return { pdf };
    const { provePdf } = await import('./proof/prove-pdf.ts');
    const hasColumns = themes.hasColumns(look.theme);
    const { fontsFolder } = options;
    return { pdf, check: provePdf({ pdf, document, fontsFolder, hasColumns, extraFonts: fonts }) };
  }

  return {
    get themes() {
      return themes.names;
    },
    defaultTheme: options.defaultTheme ?? 'ats',
    whyUnavailable: (theme) => themes.whyUnavailable(theme),
    async render({ document, look, check = true }) {
      const { theme } = look;
      if (!themes.names.includes(theme)) throw unknownTheme(theme, themes.names);
      const render = themes.kindOf(theme) === 'html' ? renderHtml : renderTypst;
      return withLookWarning(await render({ document, look, check }), themes.optionsOf(theme), look);
    },
    describe: (theme) => themes.describe(theme),
    options: (theme) => themes.optionsOf(theme),
    draws: (theme) => themes.kindOf(theme) === 'typst',
    async draw(input) {
      const { typesetter, job } = await typesetting(input);
      return typesetter.draw(job);
    },
    async close() {
      const closing = htmlRenderer;
      htmlRenderer = null;
      // A failure to create it was already reported with the PDF.
      const htmlClosed = closing?.then(
        (made) => made.close(),
        () => undefined,
      );
      await Promise.all([typesetters.close(), ownTypesetters.close(), htmlClosed]);
    },
  };
}

async function openHtmlRenderer({ browser, hostThemes }: RendererOptions): Promise<HtmlRenderer> {
  const { createHtmlRenderer } = await import('./browser/create-html-renderer.ts');
  return createHtmlRenderer({ browser: browser ?? { named: null, files: [], caches: [] }, hostThemes });
}

/** @throws RenderError */
function requireAvailable(themes: Themes, theme: string): void {
  const reason = themes.whyUnavailable(theme);
  if (reason !== null) throw new RenderError(`No PDF: ${reason}.`, { forCaller: true });
}

function unknownTheme(theme: string, themes: readonly string[]): RenderError {
  return new RenderError(`There is no theme "${theme}"${didYouMean(theme, themes)}.`, { forCaller: true });
}

/** The `resume.look` of a Typst theme: a value for each of its options. */
interface ThemeLook extends Omit<LookOptions, 'page_size'> {
  /** Names of the options that were chosen; the others have the theme's defaults. */
  readonly chosen: readonly string[];
}

function themeLook(options: readonly ThemeOption[], look: Look): ThemeLook {
  const chosen = options.map(({ name }) => name).filter((name) => look[name] !== undefined);
  const values = options
    .map(({ name, default: usual }) => [
      name,
      look[name] ?? (lookOptions[name].numeric ? Number(usual) : usual),
    ])
    .filter(([name]) => name !== 'page_size');
  return { ...Object.fromEntries(values), chosen };
}

/** Sets the chosen page size in the document, where all themes and checks read it. */
function onPaper(document: ResumeDocument, { page_size: format }: Look): ResumeDocument {
  if (format === undefined) return document;
  const { metadata } = document;
  return { ...document, metadata: { ...metadata, page: { ...metadata.page, format } } };
}

/** Adds a warning for chosen options that the theme does not have. */
function withLookWarning(rendered: RenderedPdf, options: readonly ThemeOption[], look: Look): RenderedPdf {
  const texts = lookOptionTexts(look);
  const unused = lookOptionNames.filter(
    (name) => texts[name] !== null && options.every((option) => option.name !== name),
  );
  if (!rendered.check || unused.length === 0) return rendered;
  const warning = `Theme "${look.theme}" does not take ${unused.join(', ')}.`;
  return { ...rendered, check: { ...rendered.check, warnings: [...rendered.check.warnings, warning] } };
}

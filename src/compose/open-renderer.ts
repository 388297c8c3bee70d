import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { environmentWith, withVariable } from '../config/environment.ts';
import type { HomePaths } from '../config/home-paths.ts';
import type { ServerSettings } from '../config/server-settings.ts';
import type { BrowserPlaces } from '../contract/browser-places.ts';
import { createRenderer, type RendererOptions } from '../rendering/create-renderer.ts';
import { fontFilesBelow } from '../rendering/fonts/font-files.ts';
import type { FontFolders } from '../rendering/fonts/font-finder.ts';
import type { RenderLimits } from '../rendering/pool/start-render-process.ts';
import { createThemes } from '../rendering/themes/themes.ts';
import { renderEnvironment } from '../rendering/typst/typesetters.ts';
import type { Renderer } from '../service/ports.ts';
import { createWorkSlots } from '../service/work-slots.ts';
import { ValidationError } from '../values/validation-error.ts';

export interface FontSources extends FontFolders {
  /** The source of the folder for error messages: `--font-dir`. */
  readonly namedBy?: string | undefined;
}

export interface OpenRendererOptions {
  readonly packageRoot: string;
  readonly home: Pick<HomePaths, 'configFolder'>;
  readonly settings: Pick<ServerSettings, 'theme' | 'html_themes'>;
  readonly fonts?: FontSources | undefined;
  readonly browser: BrowserPlaces | undefined;
  readonly renderIn: 'this-process' | 'child-processes' | undefined;
}

/** @throws ValidationError with the folder if it has no usable fonts */
function checkFontFolder({ fontFolder, namedBy = 'fonts' }: FontSources): void {
  if (fontFolder === undefined) return;
  const refuse = (reason: string) =>
    new ValidationError([{ path: namedBy, message: `${fontFolder} ${reason}` }]);
  if (!existsSync(fontFolder)) throw refuse('does not exist');
  if (fontFilesBelow(fontFolder).length === 0) throw refuse('holds no fonts (.ttf, .otf, .ttc)');
}

/** More processes than cores are not faster, and more than two are seldom worth their memory. */
const maxProcesses = 2;
const maxWaiting = 32;

/** The browser has its own limits within these: ten seconds to start, ten to print. */
const htmlLimits: Partial<RenderLimits> = { milliseconds: 25_000 };

/** Next to config.json. */
export function ownThemesFolder({ configFolder }: Pick<HomePaths, 'configFolder'>): string {
  return path.join(configFolder, 'themes');
}

/** The renderer with all themes. Child processes are for servers and for third-party themes. */
export async function openRenderer(options: OpenRendererOptions): Promise<Renderer> {
  const { packageRoot, home, settings, fonts = {}, browser, renderIn } = options;
  checkFontFolder(fonts);
  const fontsFolder = path.join(packageRoot, 'fonts');
  const variables = renderEnvironment(fontsFolder);
  const renderer: RendererOptions = {
    themesFolder: path.join(packageRoot, 'themes'),
    fontsFolder,
    withoutSystemFonts: (work) => withVariable('FONTCONFIG_FILE', variables.FONTCONFIG_FILE, work),
    defaultTheme: settings.theme,
    fontFolder: fonts.fontFolder,
    systemFontFolders: fonts.systemFontFolders,
    browser,
    ownThemes: { folder: ownThemesFolder(home) },
    hostThemes: { folder: home.configFolder, names: settings.html_themes },
  };
  const servesMany = renderIn === 'child-processes';
  if (!servesMany && settings.html_themes.length === 0) return createRenderer(renderer);
  const { createRendererPool, rendererByKind } = await import('../rendering/pool/create-renderer-pool.ts');
  const { renderOnce } = await import('../rendering/pool/render-once.ts');
  const slotsFor = (concurrency: number) => createWorkSlots({ concurrency, waiting: maxWaiting });
  const processes = Math.min(maxProcesses, availableParallelism());
  const typst = servesMany
    ? createRendererPool({
        renderer,
        slots: slotsFor(processes),
        environment: environmentWith(variables),
      })
    : createRenderer(renderer);
  // One process, so that there is only one browser.
  const html = createRendererPool({ renderer, slots: slotsFor(1), limits: htmlLimits });
  return renderOnce(rendererByKind(createThemes(renderer), typst, html));
}

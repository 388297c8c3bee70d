import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { ServerSettings } from '../config/server-settings.ts';
import { ValidationError } from '../contract/validation-error.ts';
import { createRenderer, type RendererOptions } from '../rendering/create-renderer.ts';
import { fontFilesBelow } from '../rendering/fonts/font-files-below.ts';
import type { FontFolders } from '../rendering/fonts/font-finder.ts';
import type { Renderer } from '../service/ports.ts';
import { createWorkSlots } from '../service/work-slots.ts';

export interface FontSources extends FontFolders {
  /** Who named the folder, for the message when it cannot be used: `--font-dir`. */
  readonly namedBy?: string | undefined;
}

export interface OpenRendererOptions {
  readonly packageRoot: string;
  readonly settings: Pick<ServerSettings, 'theme'>;
  readonly fonts?: FontSources | undefined;
  readonly renderIn: 'this-process' | 'child-processes' | undefined;
}

/** @throws ValidationError naming the folder when it holds nothing that could be used. */
function checkFontFolder({ fontFolder, namedBy = 'fonts' }: FontSources): void {
  if (fontFolder === undefined) return;
  const refuse = (reason: string) =>
    new ValidationError([{ path: namedBy, message: `${fontFolder} ${reason}` }]);
  if (!existsSync(fontFolder)) throw refuse('does not exist');
  if (fontFilesBelow(fontFolder).length === 0) throw refuse('holds no fonts (.ttf, .otf, .ttc)');
}

/** More processes than cores make nothing faster, and more than two seldom pay for their memory. */
const mostProcesses = 2;
const mostWaiting = 32;

/** The renderer of the package. Only a server loads what starts processes. */
export async function openRenderer({
  packageRoot,
  settings,
  fonts = {},
  renderIn,
}: OpenRendererOptions): Promise<Renderer> {
  checkFontFolder(fonts);
  const renderer: RendererOptions = {
    themesFolder: path.join(packageRoot, 'themes'),
    fontsFolder: path.join(packageRoot, 'fonts'),
    defaultTheme: settings.theme,
    fontFolder: fonts.fontFolder,
    systemFontFolders: fonts.systemFontFolders,
  };
  if (renderIn !== 'child-processes') return createRenderer(renderer);
  const { createRendererPool } = await import('../rendering/pool/create-renderer-pool.ts');
  const { renderOnce } = await import('../rendering/pool/render-once.ts');
  const concurrency = Math.min(mostProcesses, availableParallelism());
  const slots = createWorkSlots({ concurrency, waiting: mostWaiting });
  return renderOnce(createRendererPool({ renderer, slots }));
}

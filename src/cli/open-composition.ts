import path from 'node:path';
import type { FontSources, OpenRendererOptions } from '../compose/open-renderer.ts';
import type { ComposeOptions, Composition } from '../compose.ts';
import type { Config } from '../config/load-config.ts';
import { loadServerSettings } from '../config/load-server-settings.ts';
import type { FontSettings, ServerSettings } from '../config/server-settings.ts';
import type { Io } from './io.ts';
import { readTextFile } from './read-input.ts';

interface Place {
  readonly config: Config;
  readonly packageRoot: string;
  readonly io: Pick<Io, 'environment'>;
}

type Options = Pick<
  ComposeOptions,
  'reportFailure' | 'reportProgress' | 'renderIn' | 'tailorIn' | 'database' | 'fetchPosting'
> & {
  /** For the host of a database that several servers share: no account of this home is made in it. */
  readonly forHost?: boolean;
};

/** The service of this home, wired. Loaded only by what works on the store itself. */
export async function openComposition(
  { config, packageRoot, io: { environment } }: Place,
  { forHost = false, ...options }: Options = {},
): Promise<Composition> {
  const { compose } = await import('../compose.ts');
  const { insideHome } = await import('../compose/inside-home.ts');
  return insideHome(config.home, async () => {
    const settings = await loadServerSettings(config.home.serverFile, readTextFile);
    return compose({
      ...options,
      hasOwner: !forHost || (options.database ?? settings.database) === null,
      ...rendererSources({ config, packageRoot }, settings),
      home: config.home,
      settings,
      environment,
      loadFetch: async () => (await import('./model-fetch.ts')).createModelFetch(environment),
    });
  });
}

type RendererSources = Omit<OpenRendererOptions, 'renderIn'>;

/** What every PDF of this machine is made with, whichever command asks for it: themes, fonts and a browser. */
export function rendererSources(
  { config, packageRoot }: { readonly config: Config; readonly packageRoot: string },
  settings: ServerSettings,
): RendererSources {
  return {
    packageRoot,
    home: config.home,
    settings,
    fonts: fontSources(config, settings.fonts),
    browser: config.browser,
  };
}

/** The flag before the file. */
function fontSources({ home, fontDir, systemFontFolders }: Config, settings: FontSettings): FontSources {
  const system = { systemFontFolders: settings.system ? systemFontFolders : [] };
  if (fontDir.value !== null) return { ...system, fontFolder: fontDir.value, namedBy: '--font-dir' };
  if (settings.folder === undefined) return system;
  const fontFolder = path.resolve(home.configFolder, settings.folder);
  return { ...system, fontFolder, namedBy: `${home.serverFile}: fonts.folder` };
}

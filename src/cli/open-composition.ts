import path from 'node:path';
import type { FontSources } from '../compose/open-renderer.ts';
import type { ComposeOptions, Composition } from '../compose.ts';
import type { Config } from '../config/load-config.ts';
import { loadServerSettings } from '../config/load-server-settings.ts';
import type { FontSettings } from '../config/server-settings.ts';
import type { Io } from './io.ts';
import { readTextFile } from './read-text-file.ts';

interface Place {
  readonly config: Config;
  readonly packageRoot: string;
  readonly io: Pick<Io, 'environment'>;
}

type Options = Pick<ComposeOptions, 'reportFailure' | 'reportProgress' | 'renderIn'>;

/** The service of this home, wired. Loaded only by what works on the store itself. */
export async function openComposition(
  { config, packageRoot, io: { environment } }: Place,
  options: Options = {},
): Promise<Composition> {
  const { compose } = await import('../compose.ts');
  const { insideHome } = await import('../compose/inside-home.ts');
  return insideHome(config.home, async () => {
    const settings = await loadServerSettings(config.home.serverFile, readTextFile);
    return compose({
      ...options,
      home: config.home,
      browser: config.browser,
      settings,
      packageRoot,
      fonts: fontSources(config, settings.fonts),
      environment,
      loadFetch: async () => (await import('./model-fetch.ts')).createModelFetch(environment),
    });
  });
}

/** The flag before the file. */
function fontSources({ home, fontDir, systemFontFolders }: Config, settings: FontSettings): FontSources {
  const system = { systemFontFolders: settings.system ? systemFontFolders : [] };
  if (fontDir.value !== null) return { ...system, fontFolder: fontDir.value, namedBy: '--font-dir' };
  if (settings.folder === undefined) return system;
  const fontFolder = path.resolve(home.configFolder, settings.folder);
  return { ...system, fontFolder, namedBy: `${home.serverFile}: fonts.folder` };
}

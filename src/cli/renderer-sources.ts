import path from 'node:path';
import type { FontSources, OpenRendererOptions } from '../compose/open-renderer.ts';
import type { Config } from '../config/load-config.ts';
import type { FontSettings, ServerSettings } from '../config/server-settings.ts';

export type RendererSources = Omit<OpenRendererOptions, 'renderIn'>;

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

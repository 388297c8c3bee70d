import path from 'node:path';
import { type Environment, variable } from './environment.ts';

export interface FontSources {
  readonly environment: Environment;
  readonly platform: NodeJS.Platform;
  readonly homeFolder: string;
}

/** Where the platform keeps fonts, the person's own last. None of them need be there. */
export function systemFontFolders({ environment, platform, homeFolder }: FontSources): readonly string[] {
  const { join } = platform === 'win32' ? path.win32 : path.posix;
  if (platform === 'win32') {
    const windows = variable(environment, 'WINDIR') ?? 'C:\\Windows';
    const local = variable(environment, 'LOCALAPPDATA') ?? join(homeFolder, 'AppData', 'Local');
    return [join(windows, 'Fonts'), join(local, 'Microsoft', 'Windows', 'Fonts')];
  }
  if (platform === 'darwin') {
    return ['/System/Library/Fonts', '/Library/Fonts', join(homeFolder, 'Library', 'Fonts')];
  }
  const data = variable(environment, 'XDG_DATA_HOME') ?? join(homeFolder, '.local', 'share');
  return ['/usr/share/fonts', '/usr/local/share/fonts', join(homeFolder, '.fonts'), join(data, 'fonts')];
}

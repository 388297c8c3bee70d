import path from 'node:path';
import { type Environment, variable } from './environment.ts';

/** Absolute paths of all files on this machine. */
export interface HomePaths {
  readonly configFolder: string;
  readonly dataFolder: string;
  /** Saved by the command line: profiles and preferences. */
  readonly configFile: string;
  /** Edited by the host: plans, costs, engine, theme. */
  readonly serverFile: string;
  readonly storeFile: string;
  readonly filesFolder: string;
  readonly dashboardTokenFile: string;
  /** The API key of the owner, for the command line. */
  readonly ownerKeyFile: string;
  /** The address of the running server of this home. */
  readonly servingFile: string;
  /** One file per generate with an unknown outcome. */
  readonly pendingFolder: string;
  /** One journal per batch. */
  readonly batchesFolder: string;
  /** A cache that may be deleted at any time. */
  readonly compiledFolder: string;
}

export interface HomeSources {
  /** The value of `--home`. */
  readonly home?: string | undefined;
  readonly environment: Environment;
  readonly platform: NodeJS.Platform;
  readonly homeFolder: string;
  readonly cwd: string;
}

const folderName = 'resume-tailor';

/** All files in one folder with `--home` or RESUME_TAILOR_HOME, else in the platform's folders. */
export function homePaths(sources: HomeSources): HomePaths {
  const paths = sources.platform === 'win32' ? path.win32 : path.posix;
  const home = sources.home ?? variable(sources.environment, 'RESUME_TAILOR_HOME');
  if (home !== undefined) {
    const folder = paths.resolve(sources.cwd, home);
    return pathsIn(paths, { config: folder, data: folder, cache: folder });
  }
  return pathsIn(paths, platformFolders(sources, paths));
}

interface Folders {
  readonly config: string;
  readonly data: string;
  readonly cache: string;
}

function pathsIn(paths: path.PlatformPath, folders: Folders): HomePaths {
  const { config: configFolder, data: dataFolder, cache } = folders;
  return Object.freeze({
    configFolder,
    dataFolder,
    configFile: paths.join(configFolder, 'config.json'),
    serverFile: paths.join(configFolder, 'server.yaml'),
    storeFile: paths.join(dataFolder, 'store.db'),
    filesFolder: paths.join(dataFolder, 'files'),
    dashboardTokenFile: paths.join(dataFolder, 'dashboard.token'),
    ownerKeyFile: paths.join(dataFolder, 'owner.key'),
    servingFile: paths.join(dataFolder, 'serving.json'),
    pendingFolder: paths.join(dataFolder, 'pending'),
    batchesFolder: paths.join(dataFolder, 'batches'),
    compiledFolder: paths.join(cache, 'compiled'),
  });
}

function platformFolders(sources: HomeSources, paths: path.PlatformPath): Folders {
  const { environment, homeFolder, platform } = sources;
  const folder = (name: string, ...otherwise: string[]): string => {
    const set = variable(environment, name);
    // The XDG specification says to ignore relative values.
    const base = set !== undefined && paths.isAbsolute(set) ? set : paths.join(homeFolder, ...otherwise);
    return paths.join(base, folderName);
  };
  if (platform === 'win32') {
    const local = folder('LOCALAPPDATA', 'AppData', 'Local');
    return { config: folder('APPDATA', 'AppData', 'Roaming'), data: local, cache: local };
  }
  const isMac = platform === 'darwin';
  const onMac = ['Library', 'Application Support'];
  return {
    config: folder('XDG_CONFIG_HOME', ...(isMac ? onMac : ['.config'])),
    data: folder('XDG_DATA_HOME', ...(isMac ? onMac : ['.local', 'share'])),
    cache: folder('XDG_CACHE_HOME', ...(isMac ? ['Library', 'Caches'] : ['.cache'])),
  };
}

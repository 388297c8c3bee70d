import type { ComposeOptions, Composition } from '../compose.ts';
import type { Config } from '../config/load-config.ts';
import { loadServerSettings } from '../config/load-server-settings.ts';
import type { Io } from './io.ts';
import { readTextFile } from './read-text-file.ts';
import { rendererSources } from './renderer-sources.ts';

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

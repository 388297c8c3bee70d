import type { ComposeOptions, Composition } from '../compose.ts';
import type { Config } from '../config/load-config.ts';
import { loadServerSettings } from '../config/load-server-settings.ts';
import { readTextFile } from './read-text-file.ts';

/** The service of this home, wired. Loaded only by what works on the store itself. */
export async function openComposition(
  config: Config,
  packageRoot: string,
  reportFailure?: ComposeOptions['reportFailure'],
): Promise<Composition> {
  const settings = await loadServerSettings(config.home.serverFile, readTextFile);
  const { compose } = await import('../compose.ts');
  return compose({ home: config.home, settings, packageRoot, reportFailure });
}

import { loadServerSettings } from '../config/load-server-settings.ts';
import { hostDatabase } from '../config/server-variables.ts';
import type { Context } from './context.ts';
import { readTextFile } from './read-input.ts';

/**
 * The address of the database that servers of this home share, by flag, variable or server.yaml; null: everything is in
 * the home. A server.yaml that cannot be read is for the command that needs it to tell.
 */
export async function databaseOfServers(
  { io, config }: Context,
  flag: string | undefined,
): Promise<string | null> {
  const settings = await loadServerSettings(config.home.serverFile, readTextFile).catch(() => null);
  return hostDatabase(flag, io.environment) ?? settings?.database ?? null;
}

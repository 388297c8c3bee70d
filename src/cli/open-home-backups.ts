import type { HomeBackups } from '../compose/home-backups.ts';
import type { Context } from './context.ts';
import { UsageError } from './usage-error.ts';

/** Backups of this machine's home. @throws UsageError when a base URL names another store. */
export async function openHomeBackups({ config }: Context, command: string): Promise<HomeBackups> {
  if (config.baseUrl.value !== null) {
    throw new UsageError(
      `${command} needs the files of the store: run it on the server's machine, or add --profile local for the store of this machine (the base URL comes from ${config.baseUrl.place})`,
    );
  }
  const { homeBackups } = await import('../compose/home-backups.ts');
  return homeBackups(config.home);
}

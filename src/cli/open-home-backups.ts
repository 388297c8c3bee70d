import type { HomeBackups } from '../compose/home-backups.ts';
import type { Context } from './context.ts';
import { UsageError } from './usage-error.ts';

/** Backups of this machine's home. @throws UsageError when a base URL names another store. */
export async function openHomeBackups({ config }: Context, command: string): Promise<HomeBackups> {
  if (config.baseUrl.value !== null) {
    throw new UsageError(
      `${command} works on the files of the store, never over HTTP: run it on the server's machine without a base URL (this one comes from ${config.baseUrl.place}); --profile local is the store of this machine`,
    );
  }
  const { homeBackups } = await import('../compose/home-backups.ts');
  return homeBackups(config.home);
}

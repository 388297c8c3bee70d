import { loadServerSettings } from '../../config/load-server-settings.ts';
import { hostDatabase } from '../../config/server-variables.ts';
import type { Context } from '../context.ts';
import { readTextFile } from '../read-input.ts';
import { type Check, checked, pass, warn } from './checks.ts';

/** Each server holds eight connections; leave room for one more server and for repairs. */
const enoughConnections = 10;
const toleratedMilliseconds = 5 * 60_000;

/**
 * The database that servers share, where one is named: by the flag, by DATABASE_URL or in server.yaml.
 * @returns nothing where the store is the file in the home
 */
export async function databaseChecks(context: Context, flag: string | undefined): Promise<readonly Check[]> {
  const { io, config } = context;
  const named = hostDatabase(flag, io.environment);
  const url = named ?? (await loadServerSettings(config.home.serverFile, readTextFile)).database;
  if (url === null) return [];
  const fix = 'Check its address, its password (PGPASSWORD, ~/.pgpass), and that it runs.';
  return [await checked('database', fix, () => databaseCheck(url, context))];
}

async function databaseCheck(url: string, { io }: Context): Promise<Check> {
  const { examineDatabase, oldestRelease } = await import('../../compose/examine-database.ts');
  const found = await examineDatabase(url, () => io.now());
  const tables = found.hasTables ? 'it has its tables' : 'the first server creates its tables';
  const place = `${found.shownUrl} (PostgreSQL ${found.release}; ${tables})`;
  const fail = (message: string): Check => ({
    name: 'database',
    status: 'fail',
    message: `${place} ${message}`,
  });
  if (found.isOldRelease) return fail(`is too old. Move it to PostgreSQL ${oldestRelease} or newer`);
  if (found.isReadOnly) return fail('is read-only. Use the primary, or end read-only mode');
  if (found.schemaProblem !== null) return fail(`cannot be used: ${found.schemaProblem}`);
  if (found.losesCommits)
    return warn(
      'database',
      `${place} may lose confirmed writes when its machine stops. Set fsync and synchronous_commit to on`,
    );
  if (found.freeConnections < enoughConnections)
    return warn(
      'database',
      `${place} has ${found.freeConnections} connections left. Raise max_connections, or put PgBouncer in front of it`,
    );
  if (Math.abs(found.clockAhead) > toleratedMilliseconds)
    return warn(
      'database',
      `${place} has a clock ${Math.round(found.clockAhead / 1000)} seconds ahead of this machine. Set the clocks`,
    );
  return pass('database', `${place}. Back it up with pg_dump; resume-tailor backup does not include it`);
}

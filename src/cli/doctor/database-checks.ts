import { loadServerSettings } from '../../config/load-server-settings.ts';
import { hostDatabase } from '../../config/server-variables.ts';
import type { Context } from '../context.ts';
import { readTextFile } from '../read-input.ts';
import { type Check, checked, pass, warn } from './checks.ts';

/** Each server holds eight; a new one needs as many, and whoever repairs the database a few. */
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
  const mend = 'Look at its address, its password (PGPASSWORD, ~/.pgpass), and whether it runs.';
  return [await checked('database', mend, () => databaseCheck(url, context))];
}

async function databaseCheck(url: string, { io }: Context): Promise<Check> {
  const { examineDatabase, oldestRelease } = await import('../../compose/examine-database.ts');
  const found = await examineDatabase(url, () => io.now());
  const tables = found.hasTables ? 'its tables are there' : 'the first server makes its tables';
  const place = `${found.shownUrl} (PostgreSQL ${found.release}; ${tables})`;
  const fail = (message: string): Check => ({
    name: 'database',
    status: 'fail',
    message: `${place} ${message}`,
  });
  if (found.isOldRelease) return fail(`is too old. Move it to PostgreSQL ${oldestRelease} or newer`);
  if (found.isReadOnly) return fail('only reads. Name the primary, or end its read-only mode');
  if (found.schemaProblem !== null) return fail(`cannot be served: ${found.schemaProblem}`);
  if (found.losesCommits)
    return warn(
      'database',
      `${place} may lose what it acknowledged when its machine stops. Set fsync and synchronous_commit to on`,
    );
  if (found.freeConnections < enoughConnections)
    return warn(
      'database',
      `${place} has ${found.freeConnections} connections left. Raise max_connections, or put PgBouncer before it`,
    );
  if (Math.abs(found.clockAhead) > toleratedMilliseconds)
    return warn(
      'database',
      `${place} says another time than this machine, ${Math.round(found.clockAhead / 1000)} seconds ahead. Set the clocks`,
    );
  return pass('database', `${place}. Its backups are made by pg_dump, not by resume-tailor backup`);
}

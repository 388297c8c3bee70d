import { pg } from '../store/postgres/database.ts';
import { whySchemaUnusable } from '../store/postgres/migrate.ts';
import { openPostgres, shownUrl } from '../store/postgres/open-postgres.ts';

export { shownUrl };

export interface ExaminedDatabase {
  /** The address without password. */
  readonly shownUrl: string;
  /** As PostgreSQL writes it: `17.2`. */
  readonly release: string;
  readonly isOldRelease: boolean;
  /** The database accepts no changes. */
  readonly isReadOnly: boolean;
  /** The reason for which the tables cannot be used; null if they can, or if there are none yet. */
  readonly schemaProblem: string | null;
  readonly hasTables: boolean;
  /** Acknowledged commits can be lost when the machine stops. */
  readonly losesCommits: boolean;
  readonly freeConnections: number;
  /** Milliseconds by which its clock is ahead of ours. */
  readonly clockAhead: number;
}

/** The oldest release that the store is tested with. */
export const oldestRelease = 15;

interface State {
  readonly release: string;
  readonly number: number;
  readonly is_read_only: boolean;
  readonly has_tables: boolean;
  readonly loses_commits: boolean;
  readonly free_connections: number;
  readonly now: number;
}

/** Inspects a shared database without changing it. @throws Error if it cannot be reached */
export async function examineDatabase(url: string, now: () => number): Promise<ExaminedDatabase> {
  const database = await openPostgres({ url, connections: 1 });
  try {
    const [state] = await database.read<State>(pg`
      select current_setting('server_version') as release, current_setting('server_version_num')::bigint as number,
        pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as is_read_only,
        to_regclass('schema_version') is not null as has_tables,
        current_setting('synchronous_commit') = 'off' or current_setting('fsync') = 'off' as loses_commits,
        current_setting('max_connections')::bigint - (select count(*) from pg_stat_activity) as free_connections,
        (extract(epoch from clock_timestamp()) * 1000)::bigint as now`);
    if (!state) throw new Error('the database did not answer');
    return {
      shownUrl: shownUrl(url),
      release: state.release,
      isOldRelease: state.number < oldestRelease * 10_000,
      isReadOnly: state.is_read_only,
      hasTables: state.has_tables,
      schemaProblem: state.has_tables ? await whySchemaUnusable(database) : null,
      losesCommits: state.loses_commits,
      freeConnections: state.free_connections,
      clockAhead: state.now - now(),
    };
  } catch (cause) {
    const reason =
      cause instanceof Error ? cause.message || String(Reflect.get(cause, 'code')) : String(cause);
    throw new Error(`${shownUrl(url)}: ${reason}`, { cause });
  } finally {
    await database.close();
  }
}

import type { Clock } from '../../service/ports.ts';
import type { Store } from '../../service/store-port.ts';
import { ReadOnlyDatabase } from '../check-writing.ts';
import { createProcesses, type Processes } from '../process-identity.ts';
import { accounts, apiKeys } from './accounts.ts';
import { answeredTerms, proposals } from './answers.ts';
import { applications } from './applications.ts';
import { baseResumes } from './base-resumes.ts';
import { releaseOrphans, usage } from './credits.ts';
import { type PostgresDatabase, pg } from './database.ts';
import { openDatabaseClock } from './database-clock.ts';
import { generations } from './generations.ts';
import { migrate, whySchemaUnusable } from './migrate.ts';
import { openPostgres, type PostgresSettings, shownUrl } from './open-postgres.ts';
import { rateLimits } from './rate-limits.ts';
import { resumes } from './resumes.ts';
import { modelAnswers, serverSecrets } from './server-wide.ts';

export interface PostgresStore {
  readonly store: Store;
  /** The database's time, the same for all servers that share it. */
  readonly clock: Clock;
  readonly connections: PostgresDatabase['connections'];
}

/** @throws Error with the database (without password) and the problem */
export async function openPostgresStore(
  settings: PostgresSettings,
  processes: Processes = createProcesses(),
): Promise<PostgresStore> {
  const database = await openPostgres(settings);
  try {
    await migrate(database);
    await releaseOrphans(database, processes);
    const { clock, stop } = await openDatabaseClock(database);
    const close = async (): Promise<void> => {
      stop();
      await database.close();
    };
    return {
      store: { ...createPostgresStore(database, processes), close },
      clock,
      connections: database.connections,
    };
  } catch (cause) {
    await database.close();
    const reason =
      cause instanceof Error ? cause.message || String(Reflect.get(cause, 'code')) : String(cause);
    throw new Error(`Cannot open the database ${shownUrl(settings.url)}: ${reason}`, { cause });
  }
}

function createPostgresStore(database: PostgresDatabase, processes: Processes): Omit<Store, 'close'> {
  return {
    ...accounts(database),
    ...apiKeys(database),
    ...rateLimits(database),
    ...usage(database, processes),
    ...generations(database, processes),
    ...resumes(database),
    ...answeredTerms(database),
    ...applications(database),
    ...proposals(database),
    ...baseResumes(database),
    ...modelAnswers(database),
    ...serverSecrets(database),
    checkWriting: () => checkWriting(database),
    whySchemaUnusable: () => whySchemaUnusable(database),
  };
}

/** @throws ReadOnlyDatabase if the database answers but cannot be written */
export async function checkWriting({ read }: Pick<PostgresDatabase, 'read'>): Promise<void> {
  const [state] = await read<{ readonly is_standby: boolean; readonly read_only: string }>(pg`
    select pg_is_in_recovery() as is_standby, current_setting('transaction_read_only') as read_only`);
  if (state?.is_standby) throw new ReadOnlyDatabase('the database is a read-only standby');
  if (state?.read_only === 'on') throw new ReadOnlyDatabase('the database is set to read-only');
}

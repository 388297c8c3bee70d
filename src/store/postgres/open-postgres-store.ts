import type { Clock } from '../../service/ports.ts';
import type { Store } from '../../service/store-port.ts';
import { createProcesses, type Processes } from '../process-identity.ts';
import { releaseOrphans } from './abandoned-generations.ts';
import { accounts } from './accounts.ts';
import { answeredTerms } from './answered-terms.ts';
import { apiKeys } from './api-keys.ts';
import { applications } from './applications.ts';
import { baseResumes } from './base-resumes.ts';
import { checkWriting } from './check-writing.ts';
import { openDatabaseClock } from './database-clock.ts';
import { generations } from './generations.ts';
import { migrate, whySchemaUnusable } from './migrate.ts';
import { modelAnswers } from './model-answers.ts';
import { openPostgres, type PostgresDatabase, type PostgresSettings } from './open-postgres.ts';
import { proposals } from './proposals.ts';
import { rateLimits } from './rate-limits.ts';
import { resumes } from './resumes.ts';
import { serverSecrets } from './server-secrets.ts';
import { shownUrl } from './shown-url.ts';
import { usage } from './usage.ts';

export interface PostgresStore {
  readonly store: Store;
  /** The time of the database, the same for every server that shares it. */
  readonly clock: Clock;
  readonly connections: PostgresDatabase['connections'];
}

/** @throws Error naming the database, without its password, and what is wrong with it. */
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

import type { Store } from '../service/store-port.ts';
import { releaseOrphans } from './abandoned-generations.ts';
import { accounts } from './accounts.ts';
import { answeredTerms } from './answered-terms.ts';
import { apiKeys } from './api-keys.ts';
import { applications } from './applications.ts';
import { baseResumes } from './base-resumes.ts';
import { checkStoreWriting } from './check-writing.ts';
import { existingResumes } from './existing-resumes.ts';
import { generations } from './generations.ts';
import { migrate, whySchemaUnusable } from './migrate.ts';
import { modelAnswers } from './model-answers.ts';
import type { Processes } from './process-identity.ts';
import { proposals } from './proposals.ts';
import { rateLimits } from './rate-limits.ts';
import { resumes } from './resumes.ts';
import { serverSecrets } from './server-secrets.ts';
import type { SqlDatabase } from './sql-database.ts';
import { usage } from './usage.ts';

/** The store on any open database. What processes that died left in flight is given back first. */
export async function createStore(database: SqlDatabase, processes: Processes): Promise<Store> {
  await migrate(database);
  await releaseOrphans(database, processes);
  return {
    ...accounts(database),
    ...apiKeys(database),
    ...rateLimits(database),
    ...usage(database, processes),
    ...generations(database, processes),
    ...resumes(database),
    ...existingResumes(database),
    ...answeredTerms(database),
    ...applications(database),
    ...proposals(database),
    ...baseResumes(database),
    ...modelAnswers(database),
    ...serverSecrets(database),
    checkWriting: () => checkStoreWriting(database),
    whySchemaUnusable: () => whySchemaUnusable(database),
    close: () => database.close(),
  };
}

import type { TestProject } from 'vitest/node';
import { type PostgresServer, postgresPrograms, startPostgres } from './postgres-server.ts';

/**
 * A PostgreSQL server for all tests of a run, when there is one to be had: that of TEST_DATABASE_URL, else one that is
 * started here from the installed programs.
 */
export async function setup({ name }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_DATABASE_URL']) return undefined;
  const programs = postgresPrograms();
  if (!programs) {
    console.log(
      `${name}: PostgreSQL is not on this machine, so what needs one was not run (docs/scaling.md says how to get it).`,
    );
    return undefined;
  }
  const server: PostgresServer = await startPostgres(programs);
  process.env['TEST_DATABASE_URL'] = server.url;
  return () => server.remove();
}

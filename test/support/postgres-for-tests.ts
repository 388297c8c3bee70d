import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { type PostgresServer, postgresPrograms, startPostgres } from './postgres-server.ts';

/**
 * A PostgreSQL server for all tests of a run, when there is one to be had: that of TEST_DATABASE_URL, else one that is
 * started from the installed programs as soon as a file of tests asks for it.
 */
export async function setup({ name }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_DATABASE_URL']) return undefined;
  let started: Promise<PostgresServer | null> | undefined;
  const start = async (): Promise<PostgresServer | null> => {
    const programs = postgresPrograms();
    if (programs) return startPostgres(programs);
    console.log(
      `${name}: PostgreSQL is not on this machine, so what needs one was not run (docs/scaling.md says how to get it).`,
    );
    return null;
  };
  const asked = createServer((_request, response) => {
    started ??= start();
    started.then(
      (server) => response.end(server?.url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  asked.listen(0, '127.0.0.1');
  await once(asked, 'listening');
  process.env['TEST_POSTGRES_STARTER'] = `http://127.0.0.1:${(asked.address() as AddressInfo).port}`;
  return async () => {
    asked.close();
    await (await started)?.remove();
  };
}

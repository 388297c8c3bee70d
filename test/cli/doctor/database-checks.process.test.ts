import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPostgresStore } from '../../../src/store/postgres/open-store.ts';
import { command, createDatabase, dropDatabase, testServer } from '../../support/postgres-databases.ts';
import { createTestTerminal, type RunOptions } from '../memory-io.ts';

let url = '';

async function databaseCheck(
  argv: readonly string[],
  options: RunOptions = {},
  terminal = createTestTerminal(),
) {
  const ran = await terminal.run(['doctor', '--json', ...argv], options);
  const { checks } = JSON.parse(ran.stdout) as {
    checks: { readonly name: string; readonly status: string; readonly message: string }[];
  };
  return checks.find(({ name }) => name === 'database');
}

describe('doctor on a database that cannot be reached', () => {
  it('names it without its password, and says what to check', async () => {
    const check = await databaseCheck(['--database', 'postgres://ada:secret@127.0.0.1:1/none']);
    expect(check).toMatchObject({ status: 'fail', message: expect.stringContaining('ada@127.0.0.1:1/none') });
    expect(check?.message).toMatch(/ECONNREFUSED.*PGPASSWORD/);
    expect(check?.message).not.toContain('secret');
  });
});

if (testServer === null) {
  it('the database checks need a PostgreSQL server', () => expect(testServer).toBeNull());
} else {
  describe('doctor on a server database', () => {
    beforeEach(async () => {
      url = await createDatabase();
    });
    afterEach(() => dropDatabase(url));

    it('says before the first server that tables will be created, creates none, and later passes them', async () => {
      expect(await databaseCheck(['--database', url])).toMatchObject({
        message: expect.stringContaining('the first server creates its tables'),
      });
      expect(await command(url, "select to_regclass('accounts') as accounts")).toEqual([{ accounts: null }]);
      await (await openPostgresStore({ url })).store.close();
      const options: RunOptions = { environment: { DATABASE_URL: url } };
      expect(await databaseCheck([], options)).toMatchObject({
        message: expect.stringContaining('it has its tables'),
      });
    });

    it('names tables that this release cannot use, and a read-only database', async () => {
      await (await openPostgresStore({ url })).store.close();
      await command(url, 'update schema_version set version = 99, serves_from = 98');
      expect(await databaseCheck(['--database', url])).toMatchObject({
        status: 'fail',
        message: expect.stringContaining('Update resume-tailor'),
      });
      const readOnly = `${url}?options=-c%20default_transaction_read_only%3Don`;
      expect(await databaseCheck(['--database', readOnly])).toMatchObject({
        status: 'fail',
        message: expect.stringContaining('is read-only'),
      });
    });

    it('is found in server.yaml, where backup says that it is not in the backup', async () => {
      const terminal = createTestTerminal();
      mkdirSync(terminal.home, { recursive: true, mode: 0o700 });
      writeFileSync(path.join(terminal.home, 'server.yaml'), `database: ${url}\n`, { mode: 0o600 });
      expect(await databaseCheck([], {}, terminal)).toMatchObject({ name: 'database' });
      const refused = await terminal.run(['backup', 'one.backup']);
      expect(refused.exitCode).toBe(2);
      expect(refused.stderr).toContain('pg_dump --format=custom');
    });
  });
}

import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Ended, runBuilt } from '../../support/built-command-line.ts';
import { createDatabase, dropDatabase, testServer } from '../../support/postgres-databases.ts';
import { createTestTerminal } from '../memory-io.ts';

let url = '';

if (testServer === null) {
  it('the test of migrate needs a PostgreSQL server', () => expect(testServer).toBeNull());
} else {
  describe('migrate', () => {
    beforeEach(async () => {
      url = await createDatabase();
    });
    afterEach(() => dropDatabase(url));

    it('reports after an interruption that the next run continues, and moves the accounts of a home', async () => {
      const terminal = createTestTerminal();
      // In its own process: the prebuilt driver closes late, and a file in use is not moved.
      const run = (...argv: readonly string[]): Promise<Ended> =>
        runBuilt(argv, { folder: terminal.folder, environment: { RESUME_TAILOR_HOME: terminal.home } });
      expect((await run('accounts', 'create', 'Ada Example')).stderr).toContain('only this once');
      copyFileSync(path.join(terminal.home, 'store.db'), path.join(terminal.folder, 'copy.db'));
      const interrupt = new AbortController();
      interrupt.abort('SIGINT');
      const stopped = await terminal.run(['migrate', '--from', 'copy.db', '--to', url], { interrupt });
      expect(stopped.stderr).toContain(
        'Cancelled: what was moved is complete; run the command again to continue.',
      );
      expect(stopped.exitCode).toBe(130);
      expect((await run('migrate', '--to', url)).stdout).toMatch(/^\d+ rows of \d+ tables moved/);
      expect((await run('accounts', '--database', url, 'list')).stdout).toContain('Ada Example');
      await terminal.run(['accounts', '--database', url, 'create', 'Bo Example']);
      const deleted = await terminal.run(['accounts', '--database', url, 'delete', 'Ada Example', '--yes']);
      expect(deleted.stderr).toContain('Its PDFs can no longer be opened');
      expect((await run('accounts', 'delete', 'Ada Example', '--yes')).stderr).not.toContain('PDFs');
      writeFileSync(path.join(terminal.home, 'server.yaml'), `database: ${url}\n`);
      const named = await terminal.run(['accounts', 'delete', 'Bo Example', '--yes']);
      expect(named.stderr).toContain('Its PDFs can no longer be opened');
    });
  });
}

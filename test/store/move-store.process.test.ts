import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { moveBetween } from '../../src/compose/move-store.ts';
import { command, createDatabase, dropDatabase, testServer } from '../support/postgres-databases.ts';
import { openLocation } from './open-location.ts';
import {
  base,
  cycle,
  day,
  fill,
  generateAtOnce,
  keyed,
  live,
  resumeId,
  start,
  stranger,
  test as testScope,
} from './samples.ts';

let folder = '';
let url = '';
const options = { report: () => undefined, signal: new AbortController().signal };

if (testServer === null) {
  it('the tests of moving a store need a PostgreSQL server', () => expect(testServer).toBeNull());
} else {
  describe('a moved store', () => {
    beforeEach(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'move-'));
      url = await createDatabase();
    });
    afterEach(async () => {
      await dropDatabase(url);
      await rm(folder, { recursive: true, force: true });
    });
    describeMove();
  });
}

function describeMove(): void {
  const file = (name: string) => path.join(folder, name);

  /** Two accounts, 450 resumes, an answered Idempotency-Key and a revoked API key. */
  async function fillSource(): Promise<void> {
    const store = await openLocation(file('filled.db'));
    await fill(store);
    await store.putBase(live, base('v2', '{"basics":{"name":"Ada Ångström 🙂"}}'));
    for (let number = 1; number <= 250; number += 1) await generateAtOnce(store, resumeId(number));
    await generateAtOnce(store, resumeId(900), keyed('k', { creditsTotal: 5000 }));
    await store.revokeApiKey('acc_two', 'apikey_acc_two_1', start);
    await store.secret('pdf_links', () => 'secret of the source');
    await store.close();
    // The prebuilt driver closes the file late, so this process would count as still using it.
    await copyFile(file('filled.db'), file('one.db'));
  }

  async function contentOf(location: string): Promise<unknown> {
    const store = await openLocation(location);
    const times = { now: start, cycleStart: cycle, generatedSince: start - day };
    const content = {
      accounts: await store.listAccounts(),
      resumes: (await store.listResumes(live, { limit: 1000 })).data,
      keys: [await store.findApiKey('hash of acc_one 1'), await store.findApiKey('hash of acc_two 1')],
      token: await store.findDashboardAccount('token of acc_two'),
      bases: [
        await store.findBase(live),
        await store.findBase(testScope, 'v1'),
        await store.findBase(stranger),
      ],
      tailoring: await store.findTailoring(live, resumeId(7)),
      usage: await store.usage(live, times),
      replay: await store.lookAhead(keyed('k')),
      secret: await store.secret('pdf_links', () => 'made anew'),
    };
    await store.close();
    return content;
  }

  it('has the same content on PostgreSQL and back in a file', async () => {
    await fillSource();
    const content = await contentOf(file('filled.db'));
    const moved = await moveBetween({ from: file('one.db'), to: url }, options);
    expect(moved.rows).toBeGreaterThan(750);
    expect(await contentOf(url)).toEqual(content);
    expect(await moveBetween({ from: url, to: file('two.db') }, options)).toEqual(moved);
    expect(await contentOf(file('two.db'))).toEqual(content);
  });

  it('is complete when an interrupted move is repeated', async () => {
    await fillSource();
    const stop = new AbortController();
    const report = (news: string) => news.startsWith('tailorings') && stop.abort();
    const half = moveBetween({ from: file('one.db'), to: url }, { report, signal: stop.signal });
    await expect(half).rejects.toThrow();
    const [counts] = await command(
      url,
      'select (select count(*)::int from resumes) as resumes, (select count(*)::int from tailorings) as tailorings',
    );
    expect(counts).toEqual({ resumes: 251, tailorings: 0 });
    await copyFile(file('filled.db'), file('again.db'));
    await moveBetween({ from: file('again.db'), to: url }, options);
    expect(await contentOf(url)).toEqual(await contentOf(file('filled.db')));
  });

  it('is refused by a target with other data, which stays unchanged', async () => {
    await fillSource();
    const used = await openLocation(url);
    await used.secret('pdf_links', () => 'of another server');
    await used.close();
    const moving = moveBetween({ from: file('one.db'), to: url }, options);
    await expect(moving).rejects.toThrow('already has data (table server_secrets, row pdf_links)');
    expect(await command(url, 'select value from server_secrets')).toEqual([{ value: 'of another server' }]);
  });

  it('is refused while it is in use, or if it does not exist', async () => {
    const store = await openLocation(file('one.db'));
    await fill(store);
    const inUse = moveBetween({ from: file('one.db'), to: url }, options);
    await expect(inUse).rejects.toThrow('is in use');
    await store.close();
    await expect(moveBetween({ from: file('none.db'), to: url }, options)).rejects.toThrow('does not exist');
    const shared = await openLocation(url);
    await fill(shared);
    await shared.beginGeneration(keyed('k'));
    await shared.close();
    await expect(moveBetween({ from: url, to: file('two.db') }, options)).rejects.toThrow('is in use');
  });
}

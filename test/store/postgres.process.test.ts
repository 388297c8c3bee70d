import { describe, expect, it } from 'vitest';
import { openPostgresStore } from '../../src/store/postgres/open-store.ts';
import {
  command,
  createDatabase,
  emptyDatabase,
  giveBackDatabase,
  isBehindPooler,
  testServer,
} from '../support/postgres-databases.ts';
import { base, generateAtOnce, keyed, live, resumeId, start } from './samples.ts';
import { type StoreHarness, useStore } from './store-harness.ts';
import { describeStore } from './store-suite.ts';

const harness: StoreHarness = {
  makeLocation: emptyDatabase,
  makeNewLocation: () => createDatabase(),
  open: async (url, processes) => (await openPostgresStore({ url }, processes)).store,
  remove: giveBackDatabase,
};

// Without a server, the global setup prints a line about it.
if (testServer === null) {
  it('the tests of the PostgreSQL store need a server', () => expect(testServer).toBeNull());
} else {
  describeStore('the store on PostgreSQL', harness);
  describe('the PostgreSQL database', () => describeDatabase());
}

function describeDatabase(): void {
  const place = useStore(harness);
  const ask = <Row>(text: string) => command<Row>(place.location, text);

  it('keeps no deleted content in any table', async () => {
    await generateAtOnce(place.store, resumeId(1), keyed('k'));
    await place.store.deleteResume(live, resumeId(1));
    await place.store.deleteBase(live);
    const left = await ask(
      'select (select count(*) from base_contents) + (select count(*) from tailorings) + (select count(*) from resumes) as left_over',
    );
    expect(left).toEqual([{ left_over: '0' }]);
    expect(await ask('select state, answer from idempotency_keys')).toEqual([
      { state: 'resume_deleted', answer: null },
    ]);
  });

  it('gives base resumes that are stored at once different sequence numbers', async () => {
    const versions = Array.from({ length: 6 }, (_, index) => `v${index}`);
    await Promise.all(versions.map((version) => place.store.putBase(live, base(version))));
    expect(await ask('select count(distinct sequence)::int as sequences from base_versions')).toEqual([
      { sequences: 7 - 1 },
    ]);
  });

  it('uses no named statements, so that it works behind a pooler', async () => {
    await generateAtOnce(place.store, resumeId(1), keyed('k'));
    const store = (await openPostgresStore({ url: place.location, connections: 1 })).store;
    await generateAtOnce(store, resumeId(2));
    expect(await ask('select name from pg_prepared_statements')).toEqual([]);
    await store.close();
  });

  it('keeps working when its connections are closed', async () => {
    const cut =
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()';
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(Array.from({ length: 4 }, () => place.store.findBase(live)));
      await ask(cut);
      expect(await place.store.findBase(live)).toEqual(base());
      expect(await generateAtOnce(place.store, resumeId(round))).toMatchObject({ outcome: 'stored' });
    }
  });

  it('names the window that a request was counted in when another server is already in the next one', async () => {
    expect(await place.store.countRequest(live, 8)).toEqual({ window: 8, requests: 1 });
    expect(await place.store.countRequest(live, 7)).toEqual({ window: 8, requests: 2 });
    const counting = { requests: 2, most: 3 };
    const refused = { window: 8, requests: 2, isCounted: false };
    expect(await place.store.countRequests(live, 7, counting)).toEqual(refused);
    expect(await place.store.countRequest(live, 9)).toEqual({ window: 9, requests: 1 });
  });

  it('gives the time of the database', async () => {
    const { clock, store } = await openPostgresStore({ url: place.location });
    const [row] = await ask<{ readonly now: string }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::bigint as now',
    );
    expect(Math.abs(clock.now() - Number(row?.now))).toBeLessThan(1000);
    await store.close();
  });

  it('is named without its password when it cannot be opened', async () => {
    const failure = openPostgresStore({ url: 'postgres://ada:secret@127.0.0.1:1/none', pauses: [] });
    await expect(failure).rejects.toThrow('Cannot open the database postgres://ada@127.0.0.1:1/none: ');
    await expect(failure).rejects.not.toThrow('secret');
  });

  it('is refused by a release that it no longer supports, and accepted by one that it supports', async () => {
    const [own] = await ask<{ readonly version: number }>('select version from schema_version');
    await ask('update schema_version set version = 99');
    expect(await place.store.whySchemaUnusable()).toBeNull();
    await (await openPostgresStore({ url: place.location })).store.close();
    await ask('update schema_version set serves_from = 98');
    expect(await place.store.whySchemaUnusable()).toContain('Update resume-tailor');
    await expect(openPostgresStore({ url: place.location })).rejects.toThrow(
      /schema 99.*Update resume-tailor/,
    );
    // Other tests use this database again.
    await ask(`update schema_version set version = ${own?.version}, serves_from = 1`);
  });

  it('is not writable while it is read-only', async () => {
    // A pooler does not pass on the settings of a session.
    if (isBehindPooler) return;
    const readOnly = `${place.location}?options=-c%20default_transaction_read_only%3Don`;
    const { store } = await openPostgresStore({ url: readOnly });
    await expect(store.checkWriting()).rejects.toThrow('read-only');
    expect(await store.findBase(live)).toEqual(base());
    await store.close();
  });

  it('finds nothing under a name that contains a NUL, without failing', async () => {
    expect(await place.store.findResume(live, 'res_\0')).toBeNull();
    expect(await place.store.findBase(live, '\0')).toBeNull();
    expect(await place.store.requestsInWindow(live, start)).toBe(0);
  });
}

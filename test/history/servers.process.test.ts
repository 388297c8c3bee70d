import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as moment } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { runBuilt, temporaryFolders } from '../support/built-command-line.ts';
import { runs, seed } from '../support/how-long.ts';
import { command } from '../support/postgres-databases.ts';
import { postgresPrograms, startPostgres } from '../support/postgres-server.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { type Clients, type Credentials, startClients } from './clients.ts';
import { allReady, createFleet, type Fleet, hasFaketime } from './fleet.ts';
import { type FinalState, type Seen, violations } from './history.ts';
import { createNemesis, type Nemesis } from './nemesis.ts';

const faults = Number(process.env['TEST_FAULTS'] ?? runs(8, 10_000));
/** Each round has a seed, a database and a history of its own, so that one that fails can be looked at, and run again, alone. */
const mostOfRound = 500;
const rounds = Array.from({ length: Math.ceil(faults / mostOfRound) }, (_, round) => ({
  roundSeed: seed + round,
  roundFaults: Math.min(mostOfRound, faults - round * mostOfRound),
}));
const size = runs(2, 3);
const creditsOfEach = 2;
const limit = 60;

const programs = postgresPrograms();

// A server of its own: it is stopped, and it crashes.
if (programs === null) {
  it('is written where PostgreSQL is', () => expect(programs).toBeNull());
} else {
  const clocks = hasFaketime ? 'five minutes apart' : 'right, for want of faketime';
  describe(`what clients of several servers see, clocks ${clocks}`, () => {
    it.each(rounds)(
      'is what was promised, through $roundFaults faults of servers, connections and database (TEST_SEED=$roundSeed)',
      (round) => throughFaults(programs, round),
      60 * 60_000,
    );
  });
}

type Round = (typeof rounds)[number];

async function throughFaults(bin: string, { roundSeed, roundFaults }: Round): Promise<void> {
  const database = await startPostgres(bin);
  const { url } = database;
  const random = seededRandom(roundSeed);
  const fleet = createFleet(database, url);
  try {
    // All at once, on a database without tables.
    await Promise.all(Array.from({ length: size }, () => fleet.add()));
    const owner = await createAccount(url, 'pro');
    const limited = await createAccount(url, 'free');
    await command(url, `update accounts set credits = 1000000000 where plan = 'free'`);
    await putBase(fleet, owner);
    const nemesis = createNemesis({ fleet, database, url, random });
    const clients = startClients(fleet, random, { clients: 6, owner, limited, limit });
    for (let next = 0; next < roundFaults; next += 1) {
      await meetWork(clients);
      await nemesis.next();
      // A newer release that only adds is on its way: those that run, and those that are started again, go on.
      if (next === Math.floor(roundFaults / 2)) await expandSchema(url);
    }
    await clients.stop();
    await nemesis.end();
    await allReady(fleet);
    await clients.settle();
    await clients.exhaust();
    const state = await finalState(fleet, url, owner, nemesis);
    const found = violations(clients.history, state);
    const figures = figuresOf(clients, nemesis, state);
    const lost = fleet.lostCommits();
    console.log(
      JSON.stringify({
        seed: roundSeed,
        faults: roundFaults,
        ...figures,
        lostCommits: lost,
        found: found.length,
      }),
    );
    if (found.length > 0) console.log(`What the clients saw: ${keep(clients.history)}`);
    expect(found, fleet.log()).toEqual([]);
    expect(nemesis.exitCodes.filter((code) => code !== 0)).toEqual([]);
    const outcomes = new Set(clients.history.map(({ what, outcome }) => `${what}: ${outcome}`));
    for (const outcome of ['generate: ok', 'generate: unknown', 'count: refused'])
      expect(outcomes).toContain(outcome);
    expect(nemesis.faults.size).toBe(8);
  } finally {
    await fleet.close();
    await database.remove();
  }
}

async function createAccount(url: string, plan: string): Promise<Credentials> {
  const { folder, home } = temporaryFolders();
  const made = await runBuilt(['accounts', '--database', url, 'create', plan, '--plan', plan, '--json'], {
    folder,
    environment: { RESUME_TAILOR_HOME: home },
  });
  if (made.code !== 0) throw new Error(made.stderr);
  const { api_key: apiKey, dashboard_token: dashboardToken } = JSON.parse(made.stdout);
  return { apiKey, dashboardToken };
}

async function putBase({ servers: [server] }: Fleet, { apiKey }: Credentials): Promise<void> {
  const answer = await fetch(`${server?.origin}/api/v1/base-resume`, {
    method: 'PUT',
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      basics: { name: 'Ada Example', label: 'Engineer' },
      work: [
        {
          name: 'Initech',
          position: 'Engineer',
          startDate: '2020-01',
          highlights: ['Wrote software that people rely on'],
        },
      ],
    }),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

/** A fault on servers that rest tries nothing; where a fault holds all of them up, the next one comes all the same. */
async function meetWork(clients: Clients): Promise<void> {
  const wanted = clients.answered + 1;
  for (let look = 0; look < 200 && clients.answered < wanted; look += 1) await moment(10);
}

async function expandSchema(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await command(
        url,
        'begin; alter table resumes add column of_a_newer_release text; update schema_version set version = version + 1; commit',
      );
      return;
    } catch (error) {
      if (attempt > 20) throw error;
      await moment(100);
    }
  }
}

async function finalState(
  fleet: Fleet,
  url: string,
  { apiKey }: Credentials,
  { crashes }: Nemesis,
): Promise<FinalState> {
  const ask = async (origin: string, path: string) =>
    (await fetch(`${origin}/api/v1${path}`, { headers: { 'x-api-key': apiKey } })).json() as Promise<
      Record<string, unknown>
    >;
  const listed = await Promise.all(
    fleet.servers.map(async ({ origin }) => {
      const ids = new Set<string>();
      for (let after = ''; ; ) {
        const page = await ask(origin, `/resumes?limit=100${after && `&after=${after}`}`);
        const data = page['data'] as { readonly id: string }[];
        for (const { id } of data) ids.add(id);
        after = data.at(-1)?.id ?? '';
        if (page['has_more'] !== true) return ids;
      }
    }),
  );
  const rows = await command<{ readonly id: string; readonly position: string }>(
    url,
    'select id, position from resumes',
  );
  const usage = await ask(String(fleet.servers[0]?.origin), '/usage');
  return {
    listed,
    keyOf: new Map(rows.map(({ id, position }) => [id, position])),
    creditsUsed: Number(usage['credits_used']),
    creditsOfEach,
    limit,
    crashes,
  };
}

function figuresOf(clients: Clients, { faults: byKind }: Nemesis, { keyOf }: FinalState) {
  const seen: Record<string, number> = {};
  for (const { what, outcome } of clients.history)
    seen[`${what}: ${outcome}`] = (seen[`${what}: ${outcome}`] ?? 0) + 1;
  return {
    byKind: Object.fromEntries(byKind),
    clientsGone: clients.goneAway,
    resumes: keyOf.size,
    seen,
  };
}

/** @returns the file, a line for each thing that a client saw */
function keep(history: readonly Seen[]): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'resume-tailor-history-')), 'history.jsonl');
  writeFileSync(file, history.map((seen) => `${JSON.stringify(seen)}\n`).join(''));
  return file;
}

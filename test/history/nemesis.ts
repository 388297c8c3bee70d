import { setTimeout as moment } from 'node:timers/promises';
import { command } from '../support/postgres-databases.ts';
import type { PostgresServer } from '../support/postgres-server.ts';
import type { SeededRandom } from '../support/seeded-random.ts';
import type { Fleet } from './fleet.ts';

export interface Nemesis {
  /** Faults so far, by kind. */
  readonly faults: ReadonlyMap<string, number>;
  /** How often the database crashed in each window of the rate limit, by the Unix seconds of its end. */
  readonly crashes: ReadonlyMap<number, number>;
  /** Exit codes of servers that were told to stop. */
  readonly exitCodes: readonly (number | null)[];
  next(): Promise<void>;
  /** Everything runs again. */
  end(): Promise<void>;
}

export interface NemesisPlan {
  readonly fleet: Fleet;
  readonly database: PostgresServer;
  /** Straight to the database. */
  readonly url: string;
  readonly random: SeededRandom;
}

/** How often each kind comes; those that start a process take a second. */
const weights = {
  'a backend of the database is ended': 30,
  'connections to the database are cut': 25,
  'the answer to a commit is lost': 35,
  'a server stands still': 6,
  'a server is killed': 1,
  'a server is replaced': 1,
  'the database starts again': 0.5,
  'the database crashes': 0.5,
} as const;

type Kind = keyof typeof weights;

/** Does one thing after the other to servers and database; each kind once before any comes again. */
export function createNemesis({ fleet, database, url, random }: NemesisPlan): Nemesis {
  const faults = new Map<string, number>();
  const crashes = new Map<number, number>();
  const exitCodes: (number | null)[] = [];
  const standing: Promise<void>[] = [];
  let firsts = shuffled(Object.keys(weights) as Kind[], random);

  const replaceDatabase = async (mode: 'fast' | 'immediate'): Promise<void> => {
    const before = windowEnd();
    await database.stop(mode);
    await database.start();
    if (mode === 'fast') return;
    for (const end of new Set([before, windowEnd()])) crashes.set(end, (crashes.get(end) ?? 0) + 1);
  };

  const act: Readonly<Record<Kind, () => Promise<unknown>>> = {
    'a backend of the database is ended': () =>
      command(
        url,
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name = 'resume-tailor'
          order by md5(pid::text || '${random.next()}') limit ${1 + random.below(3)}`,
      ),
    'connections to the database are cut': async () => random.pick(fleet.servers).proxy.cut(),
    'the answer to a commit is lost': async () => random.pick(fleet.servers).proxy.loseNextCommit(),
    async 'a server stands still'() {
      const server = random.pick(fleet.servers);
      server.signal('SIGSTOP');
      // Nothing waits for it: other faults come meanwhile.
      standing.push(moment(50 + random.below(400)).then(() => server.signal('SIGCONT')));
    },
    async 'a server is killed'() {
      const server = random.pick(fleet.servers);
      await server.end('SIGKILL');
      fleet.leaveOut(server);
      await fleet.add();
    },
    // As a deployment does it: the new one takes work, then the old one is told to stop.
    async 'a server is replaced'() {
      const [oldest] = fleet.servers;
      await fleet.add();
      if (!oldest) return;
      fleet.leaveOut(oldest);
      exitCodes.push(await oldest.end('SIGTERM'));
    },
    'the database starts again': () => replaceDatabase('fast'),
    'the database crashes': () => replaceDatabase('immediate'),
  };

  return {
    faults,
    crashes,
    exitCodes,
    async next() {
      const [first, ...others] = firsts;
      const kind = first ?? weighted(random);
      firsts = others;
      await act[kind]();
      faults.set(kind, (faults.get(kind) ?? 0) + 1);
    },
    async end() {
      await Promise.all(standing);
      for (const { proxy } of fleet.servers) proxy.spare();
    },
  };
}

/** Unix seconds at which the running window of the rate limit ends. */
function windowEnd(): number {
  return (Math.floor(Date.now() / 60_000) + 1) * 60;
}

function shuffled<Item>(items: readonly Item[], random: SeededRandom): readonly Item[] {
  return items
    .map((item) => ({ item, at: random.next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

function weighted(random: SeededRandom): Kind {
  const kinds = Object.keys(weights) as Kind[];
  let left = random.next() * kinds.reduce((sum, kind) => sum + weights[kind], 0);
  for (const kind of kinds) {
    left -= weights[kind];
    if (left < 0) return kind;
  }
  return 'the answer to a commit is lost';
}

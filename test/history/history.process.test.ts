import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PostgresDatabase } from '../../src/store/postgres/database.ts';
import { migrate } from '../../src/store/postgres/migrate.ts';
import { openPostgres } from '../../src/store/postgres/open-postgres.ts';
import { runs, sample, seed } from '../support/how-long.ts';
import { createDatabase, dropDatabase, testServer } from '../support/postgres-databases.ts';
import { defects } from './defects.ts';
import { runExperiment } from './experiment.ts';
import { violations } from './history.ts';

let url = '';

if (testServer === null) {
  it('is written where a server is', () => expect(testServer).toBeNull());
} else {
  describe('what clients of several servers see while connections are cut', () => {
    beforeEach(async () => {
      url = await createDatabase();
    });
    afterEach(() => dropDatabase(url));
    describeHistory();
  });
}

function describeHistory(): void {
  const clients = 6;

  it.each([
    ['with the rules', false],
    ['with work that takes long', true],
  ])(
    'is what was promised, %s',
    async (_, takesLong) => {
      const plan = { url, seed, takesLong, clients, rounds: runs(12, 400) };
      const { history, state } = await runExperiment(plan);
      const figures = { seed, stored: state.keyOf.size, seen: history.length };
      expect(violations(history, state), JSON.stringify(figures)).toEqual([]);
      const outcomes = new Set(history.map(({ what, outcome }) => `${what}: ${outcome}`));
      expect(outcomes).toContain('generate: ok');
      expect(outcomes).toContain('generate: unknown');
      expect(outcomes).toContain('count: refused');
    },
    runs(60_000, 30 * 60_000),
  );

  it.each(sample(Object.entries(defects), 3))(
    'shows when %s',
    async (_, { finds, takesLong = false, ...defect }) => {
      let found = '';
      // Two clients have to meet, which one run in three brings about: eight in a row without it were seen.
      for (let run = 0; run < 40 && !finds.test(found); run += 1) {
        const plan = { url, seed: seed + run, takesLong, defect, clients, rounds: 12 };
        const { history, state } = await runExperiment(plan);
        found = violations(history, state).join('\n');
      }
      expect(found).toMatch(finds);
    },
  );

  it('shows when migrations take no lock', async () => {
    const databases = await Promise.all(
      Array.from({ length: 6 }, () => openPostgres({ url, connections: 1 })),
    );
    const started = await Promise.allSettled(databases.map((database) => migrate(withoutLock(database))));
    expect(started.filter(({ status }) => status === 'rejected')).not.toEqual([]);
    for (const database of databases) {
      await migrate(database);
      await database.close();
    }
  });
}

function withoutLock(database: PostgresDatabase): PostgresDatabase {
  return {
    ...database,
    transaction: (work) =>
      database.transaction((query) =>
        work(async (statement) => (statement.text.includes('advisory') ? [] : query(statement))),
      ),
  };
}

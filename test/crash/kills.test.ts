import { setTimeout as moment } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { temporaryFolders } from '../support/built-command-line.ts';
import { runs, seed } from '../support/how-long.ts';
import { type SeededRandom, seededRandom } from '../support/seeded-random.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { audit } from './audit.ts';
import { type Books, createBooks } from './books.ts';
import { type Load, startLoad, startSharedLoad, warmUp } from './load.ts';
import { storeFaults } from './stored-state.ts';

/** High limits: these tests are not about the rate limit or the balance. */
const settings = 'plans:\n  pro: { requests_per_minute: 10000000, credits: 10000000 }\n';

/** Milliseconds: long enough for several generates, with and without PDF. */
const maxLoadLength = 150;

const kills = runs(3, 100);
const handOvers = runs(1, 15);

/** Minimum kills that interrupt a generate; the test continues until it has that many, because others prove nothing. */
const leastHalfWay = runs(1, 10);

interface Experiment {
  readonly random: SeededRandom;
  readonly home: string;
  readonly books: Books;
}

async function killAtRandom(
  server: ServerProcess,
  loads: readonly Load[],
  { books, random }: Experiment,
): Promise<void> {
  await moment(random.next() * maxLoadLength);
  expect(await server.stop('SIGKILL')).toBe(null);
  for (const load of loads) load.stop();
  await Promise.all(loads.map(({ ended }) => ended));
  const halfWay = books.pending.size;
  books.figures.kills += 1;
  books.figures.generatesHalfWay += halfWay;
  if (halfWay > 0) books.figures.killsHalfWay += 1;
}

async function begin(firstRandom: number): Promise<Experiment & { readonly server: ServerProcess }> {
  const { home } = temporaryFolders();
  const books = createBooks();
  const server = await startServerProcess({ home, settings });
  const random = seededRandom(firstRandom);
  await warmUp(server, books, random);
  return { home, books, random, server };
}

async function end(server: ServerProcess, { home, books }: Experiment): Promise<void> {
  expect(storeFaults(home)).toBe(0);
  expect(await server.stop()).toBe(0);
  console.log(`TEST_SEED=${seed}`, books.figures);
}

describe('a killed server', () => {
  it(`loses nothing, charges nothing twice and reserves nothing: at least ${kills} times under load`, async () => {
    const { server: first, ...experiment } = await begin(seed);
    const { books, random, home } = experiment;
    let server = first;
    while (books.figures.kills < kills || books.figures.killsHalfWay < leastHalfWay) {
      await killAtRandom(server, [startLoad(server, books, random)], experiment);
      server = await startServerProcess({ home });
      await audit(server, books);
      await warmUp(server, books, random);
    }
    await end(server, experiment);
    expect(books.figures.killsHalfWay).toBeGreaterThanOrEqual(leastHalfWay);
  }, 300_000);

  it('lets another server on the same home use its keys and credits at once', async () => {
    const { server: first, ...experiment } = await begin(seed + 1);
    const { books, random, home } = experiment;
    let survivor = first;
    for (let round = 0; round < handOvers || books.figures.retriedKeys === 0; round += 1) {
      const second = await startServerProcess({ home });
      const both = [survivor, second];
      const loads = [
        startLoad(survivor, books, random),
        startSharedLoad(both, books, random),
        startSharedLoad(both, books, random),
      ];
      await killAtRandom(survivor, loads, experiment);
      survivor = second;
      await audit(survivor, books);
    }
    await end(survivor, experiment);
    expect(books.figures.retriedKeys).toBeGreaterThan(0);
  }, 120_000);
});

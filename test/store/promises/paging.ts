import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Store } from '../../../src/service/store-port.ts';
import { runs } from '../../support/how-long.ts';
import { attempt, end, generate, live, resumeId, stranger, test as testScope } from '../samples.ts';
import { type StoreHarness, useStore } from '../store-harness.ts';

type Direction = 'after' | 'before';

/** Walks page by page. `between` runs after each page and may delete resumes. */
async function walk(
  store: Store,
  direction: Direction,
  limit: number,
  between: (page: number) => Promise<void>,
) {
  const seen: string[] = [];
  let cursor = direction === 'after' ? resumeId(9999) : resumeId(0);
  for (let page = 0; ; page += 1) {
    const { data, hasMore } = await store.listResumes(live, { limit, [direction]: cursor });
    const ids = data.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted().reverse());
    seen.push(...(direction === 'after' ? ids : ids.toReversed()));
    if (!hasMore) return seen;
    cursor = seen.at(-1) ?? cursor;
    await between(page);
  }
}

export function describePaging(harness: StoreHarness): void {
  const place = useStore(harness);
  const idsOf = async (page: Parameters<Store['listResumes']>[1]) =>
    (await place.store.listResumes(live, page)).data.map(({ id }) => id);

  it('starts with the newest resumes and says whether older ones follow', async () => {
    for (const number of [1, 2, 3]) await generate(place.store, resumeId(number));
    expect(await idsOf({ limit: 2 })).toEqual([resumeId(3), resumeId(2)]);
    expect((await place.store.listResumes(live, { limit: 2 })).hasMore).toBe(true);
    expect((await place.store.listResumes(live, { limit: 3 })).hasMore).toBe(false);
  });

  it('returns the resumes just newer than `before`, newest first, and says whether newer ones follow', async () => {
    for (const number of [1, 2, 3, 4]) await generate(place.store, resumeId(number));
    const page = await place.store.listResumes(live, { limit: 2, before: resumeId(1) });
    expect(page.data.map(({ id }) => id)).toEqual([resumeId(3), resumeId(2)]);
    expect(page.hasMore).toBe(true);
    expect((await place.store.listResumes(live, { limit: 2, before: resumeId(2) })).hasMore).toBe(false);
  });

  it('uses a cursor as a position, even if its resume is deleted or never existed', async () => {
    for (const number of [1, 2, 4]) await generate(place.store, resumeId(number));
    await place.store.deleteResume(live, resumeId(2));
    expect(await idsOf({ limit: 5, after: resumeId(2) })).toEqual([resumeId(1)]);
    expect(await idsOf({ limit: 5, after: resumeId(3) })).toEqual([resumeId(1)]);
    expect(await idsOf({ limit: 5, before: resumeId(3) })).toEqual([resumeId(4)]);
  });

  it('lists resumes and applications with at least a given score, page by page', async () => {
    for (const [index, atsScore] of [70, 69, 0, 100].entries()) {
      const id = resumeId(index + 1);
      await place.store.storeGeneration(attempt({ creditsTotal: 1000 }), {
        ...end(id, { atsScore }),
        creditsTotal: 1000,
      });
      await place.store.addApplicationStep(
        live,
        id,
        { status: index === 0 ? 'offer' : 'applied', date: '2026-11-03', note: null, pdf: null },
        10,
      );
    }
    const [first, second, third, fourth] = [1, 2, 3, 4].map(resumeId);
    expect(await idsOf({ limit: 9 })).toEqual([fourth, third, second, first]);
    expect(await idsOf({ limit: 9, min_score: 0 })).toEqual([fourth, third, second, first]);
    expect(await idsOf({ limit: 9, min_score: 70 })).toEqual([fourth, first]);
    expect(await idsOf({ limit: 9, min_score: 70, after: fourth })).toEqual([first]);
    expect(await idsOf({ limit: 9, min_score: 70, before: first })).toEqual([fourth]);
    expect(await idsOf({ limit: 9, min_score: 70, q: 'nitec', status: 'offer' })).toEqual([first]);
    expect((await place.store.listResumes(live, { limit: 1, min_score: 70 })).hasMore).toBe(true);
    expect((await place.store.listResumes(live, { limit: 2, min_score: 70 })).hasMore).toBe(false);
    const { data } = await place.store.listApplications(live, { limit: 9, min_score: 70 });
    expect(data.map(({ resume }) => resume.id)).toEqual([fourth, first]);
  });

  it('searches regardless of case and accents in every script', async () => {
    const target = { companyName: 'Électricité ÖSTLING', position: 'ＤＢ Инженер Straße' };
    await place.store.storeGeneration(attempt({ creditsTotal: 1000 }), {
      ...end(resumeId(1), target),
      creditsTotal: 1000,
    });
    for (const q of ['électricité ös', 'ELECTRICITE OS', 'db инж', 'ИНЖЕНЕР', 'strasse', 'ｄｂ'])
      expect([q, await idsOf({ limit: 5, q })]).toEqual([q, [resumeId(1)]]);
    for (const q of ['%', '_', 'ostlinger']) expect([q, await idsOf({ limit: 5, q })]).toEqual([q, []]);
  });

  it('does not show resumes of another account or mode', async () => {
    await generate(place.store, resumeId(1));
    for (const scope of [stranger, testScope]) {
      expect(await place.store.listResumes(scope, { limit: 5 })).toEqual({ data: [], hasMore: false });
    }
  });

  it('visits every remaining resume exactly once, in both directions, while others are deleted', async () => {
    let made = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 5 }),
        fc.constantFrom<Direction>('after', 'before'),
        fc.array(fc.integer({ min: 0, max: 11 }), { maxLength: 6 }),
        async (limit, direction, deletions) => {
          made += 12;
          const ids = Array.from({ length: 12 }, (_, index) => resumeId(made + index));
          for (const id of ids) await generate(place.store, id);
          const deleted = new Set<string>();
          const seen = await walk(place.store, direction, limit, async (page) => {
            const id = ids[deletions[page] ?? -1];
            if (id && (await place.store.deleteResume(live, id))) deleted.add(id);
          });
          expect(new Set(seen).size).toBe(seen.length);
          expect(seen.filter((id) => !deleted.has(id)).toSorted()).toEqual(
            ids.filter((id) => !deleted.has(id)),
          );
          for (const id of ids) await place.store.deleteResume(live, id);
        },
      ),
      { numRuns: runs(6, 15) },
    );
  });
}

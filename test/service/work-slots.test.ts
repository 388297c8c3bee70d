import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWorkSlots, type WorkSlots } from '../../src/service/work-slots.ts';
import { failureOf } from './failure-of.ts';

/** Work that starts when it gets a slot and ends when the test says so. */
function heldWork(slots: WorkSlots, begun: { end(): void; fail(): void }[]): Promise<unknown> {
  return slots.run(
    () =>
      new Promise<void>((resolve, reject) => {
        begun.push({ end: resolve, fail: () => reject(new Error('the work broke')) });
      }),
  );
}

describe('the slots', () => {
  it('never run more work than the limit, refuse only when full, and are all free in the end', async () => {
    const limits = fc.record({
      concurrency: fc.integer({ min: 1, max: 4 }),
      waiting: fc.integer({ min: 0, max: 4 }),
    });
    const steps = fc.array(fc.constantFrom('start', 'start', 'end', 'fail' as const), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(limits, steps, async ({ concurrency, waiting }, taken) => {
        const slots = createWorkSlots({ concurrency, waiting });
        const begun: { end(): void; fail(): void }[] = [];
        let inside = 0;
        let refused = 0;
        let expectedRefusals = 0;
        const settle = (error: unknown) => {
          if (String(error).includes('busy')) refused += 1;
        };
        const step = async (name: 'start' | 'end' | 'fail') => {
          if (name === 'start') {
            if (inside === concurrency + waiting) expectedRefusals += 1;
            else inside += 1;
            void heldWork(slots, begun).catch(settle);
          } else if (inside > 0) {
            inside -= 1;
            begun.shift()?.[name]();
          }
          // One turn to get a slot, the next to start the work.
          await nextTurn();
          await nextTurn();
          expect(begun).toHaveLength(Math.min(inside, concurrency));
          expect(refused).toBe(expectedRefusals);
        };
        for (const name of taken) await step(name);
        while (inside > 0) await step('end');
        for (let free = 0; free < concurrency; free += 1) await step('start');
        expect(begun).toHaveLength(concurrency);
      }),
      { numRuns: 200 },
    );
  });

  it('let the event loop run between two starts, so that other tasks are not blocked', async () => {
    const slots = createWorkSlots({ concurrency: 3 });
    const order: string[] = [];
    const someoneElse = () => {
      order.push('someone else');
      if (order.length < 12) setImmediate(someoneElse);
    };
    setImmediate(someoneElse);
    await Promise.all([1, 2, 3].map((number) => slots.run(async () => order.push(`work ${number}`))));
    const [first, second, third] = [1, 2, 3].map((number) => order.indexOf(`work ${number}`));
    expect(order.slice(first, second)).toContain('someone else');
    expect(order.slice(second, third)).toContain('someone else');
  });

  it('are given in the order of the requests', async () => {
    const slots = createWorkSlots({ concurrency: 1 });
    const done: number[] = [];
    await Promise.all([1, 2, 3, 4].map((number) => slots.run(async () => done.push(number))));
    expect(done).toEqual([1, 2, 3, 4]);
  });

  it('are passed to waiting work between two pieces of long work, which is never refused', async () => {
    const slots = createWorkSlots({ concurrency: 1, waiting: 1 });
    const done: string[] = [];
    const long = slots.run(async (letOthers) => {
      done.push('first piece');
      await letOthers();
      done.push('second piece');
    });
    const other = slots.run(async () => {
      done.push('another work');
      expect(await failureOf(slots.run(async () => undefined))).toMatchObject({ status: 429 });
    });
    await Promise.all([long, other]);
    expect(done).toEqual(['first piece', 'another work', 'second piece']);
    expect(await slots.run(async () => 'still free')).toBe('still free');
  });

  it('pass on the result of the work and the error it throws', async () => {
    const slots = createWorkSlots({ concurrency: 1, waiting: 0 });
    expect(await slots.run(async () => 'a resume')).toBe('a resume');
    const broken = () => {
      throw new Error('at once');
    };
    await expect(slots.run(broken)).rejects.toThrow('at once');
    expect(await slots.run(async () => 'still free')).toBe('still free');
  });

  it('refuse with an error that names the seconds to wait', async () => {
    const slots = createWorkSlots({ concurrency: 1, waiting: 0 });
    const first = heldWork(slots, []);
    expect(await failureOf(slots.run(async () => first))).toMatchObject({
      name: 'rate_limit_exceeded',
      status: 429,
      retryAfterSeconds: 2,
      message: 'The service is busy with other requests. Nothing was charged.',
    });
  });
});

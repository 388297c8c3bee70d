import { describe, expect, it } from 'vitest';
import { inOrder } from '../../../src/cli/batch/run-batch.ts';

/** Work that the test ends. */
function controlledWork() {
  const ends: ((fails?: boolean) => void)[] = [];
  const work = (item: number): Promise<string> =>
    new Promise((resolve, reject) => {
      ends[item] = (fails = false) =>
        fails ? reject(new Error(`${item} failed`)) : resolve(`result ${item}`);
    });
  return { ends, work };
}

describe('work in order', () => {
  it('gives results in the order of the items, even if later ones end first', async () => {
    const { ends, work } = controlledWork();
    const results = collect(inOrder([0, 1, 2], 3, work));
    await Promise.resolve();
    for (const item of [2, 0, 1]) ends[item]?.();
    expect(await results).toEqual(['result 0', 'result 1', 'result 2']);
  });

  it('never runs more items at once than allowed', async () => {
    let now = 0;
    let most = 0;
    const work = async (item: number): Promise<number> => {
      now += 1;
      most = Math.max(most, now);
      await Promise.resolve();
      now -= 1;
      return item;
    };
    const items = Array.from({ length: 20 }, (_, index) => index);
    expect(await collect(inOrder(items, 3, work))).toEqual(items);
    expect(most).toBe(3);
  });

  it('ends at a failure, starts no other item, and lets running ones finish', async () => {
    const begun: number[] = [];
    const ended: number[] = [];
    const work = async (item: number): Promise<number> => {
      begun.push(item);
      await Promise.resolve();
      if (item === 0) throw new Error('no server');
      ended.push(item);
      return item;
    };
    await expect(collect(inOrder([0, 1, 2, 3], 2, work))).rejects.toThrow('no server');
    expect({ begun, ended }).toEqual({ begun: [0, 1], ended: [1] });
  });
});

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

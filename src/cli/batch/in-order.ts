/** The results in the order of the items, while the work on so many of them goes on at once. */
export async function* inOrder<Item, Result>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result, void, void> {
  const running: Promise<Result>[] = [];
  try {
    for (const item of items) {
      const one = work(item);
      // Awaited in its turn; until then a failure must not count as unhandled.
      one.catch(() => undefined);
      running.push(one);
      if (running.length < atOnce) continue;
      const [first] = running;
      if (first) yield await first;
      running.shift();
    }
    for (const one of running) yield await one;
  } finally {
    // Whoever stops early leaves nothing half-done behind.
    await Promise.allSettled(running);
  }
}

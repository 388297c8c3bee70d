import { expect, it } from 'vitest';
import { pairsFromDistances } from '../../build/page-tables.ts';
import { scriptPairs } from '../../src/text/script-pairs.ts';

it('the page has the same simplified and traditional characters as the source', async () => {
  const module = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(pairsFromDistances())}`
  );
  const scripts = (pairs: string) =>
    [0, 1].map((script) =>
      Array.from(pairs)
        .filter((_, at) => at % 2 === script)
        .sort()
        .join(''),
    );
  expect(scripts(module.scriptPairs)).toEqual(scripts(scriptPairs));
});

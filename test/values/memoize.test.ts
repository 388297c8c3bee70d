import { expect, it } from 'vitest';
import { memoize } from '../../src/values/memoize.ts';

it('entries in use stay cached', () => {
  const computed: string[] = [];
  const upper = memoize(2, (text) => {
    computed.push(text);
    return text.toUpperCase();
  });
  for (let index = 0; index < 20; index += 1) {
    upper('in use');
    upper(`other ${index}`);
  }
  expect(computed.filter((text) => text === 'in use')).toHaveLength(1);
});

it('entries that were not used for long are computed again', () => {
  let count = 0;
  const upper = memoize(2, (text) => {
    count += 1;
    return text.toUpperCase();
  });
  for (const text of ['a', 'b', 'c', 'd', 'e', 'a']) upper(text);
  expect(count).toBe(6);
});

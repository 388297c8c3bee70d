import { expect, test } from 'vitest';
import { countWords } from '../../src/text/count-words.ts';

test.each([
  ['two words', 2],
  ['front-end work', 2],
  ['负责Java后端', 5],
  ['', 0],
])('"%s" counts as %i', (text, words) => {
  expect(countWords(text)).toBe(words);
});

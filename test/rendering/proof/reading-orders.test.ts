import { describe, expect, it } from 'vitest';
import { findText } from '../../../src/rendering/proof/reading-orders.ts';

describe('a text is found', () => {
  it.each([
    ['across a line break between words', 'led the\nteam', 'led the team'],
    ['across a line break after its own hyphen', 'an on-\ncall rota', 'on-call rota'],
    [
      'across a line break in a word that is too long for a line',
      `${'a'.repeat(20)}\n${'a'.repeat(20)}`,
      'a'.repeat(40),
    ],
    ['across a line break in a script without spaces', '负责支付\n系统', '负责支付系统'],
    ['beside punctuation', 'Go, Rust', 'Go'],
    ['after a longer word that contains it', 'Google, Go', 'Go'],
  ])('%s', (_name, page, text) => {
    expect(findText(page, text, 0)).not.toBeNull();
  });
});

describe('a text is not found', () => {
  it.each([
    ['with an added hyphen', 'the depart-\nment', 'department'],
    ['without its hyphen', 'an on\ncall rota', 'on-call'],
    ['cut in two', 'the depart\nment', 'department'],
    ['glued together', 'ledthe team', 'led the team'],
    ['inside a longer word', 'JavaScript', 'Java'],
    ['before the place where the search starts', 'xx Go', 'xx'],
  ])('%s', (_name, page, text) => {
    expect(findText(page, text, text === 'xx' ? 1 : 0)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { findText } from '../../../src/rendering/proof/reading-orders.ts';

describe('a text is found', () => {
  it.each([
    ['where a line ends between its words', 'led the\nteam', 'led the team'],
    ['where a line ends after its own hyphen', 'an on-\ncall rota', 'on-call rota'],
    ['where a word is too long for a line', `${'a'.repeat(20)}\n${'a'.repeat(20)}`, 'a'.repeat(40)],
    ['where a script has no spaces', '负责支付\n系统', '负责支付系统'],
    ['beside punctuation', 'Go, Rust', 'Go'],
    ['after a longer word that holds it', 'Google, Go', 'Go'],
  ])('%s', (_name, page, text) => {
    expect(findText(page, text, 0)).not.toBeNull();
  });
});

describe('a text is not found', () => {
  it.each([
    ['with a hyphen that was added', 'the depart-\nment', 'department'],
    ['without its hyphen', 'an on\ncall rota', 'on-call'],
    ['cut in two', 'the depart\nment', 'department'],
    ['glued together', 'ledthe team', 'led the team'],
    ['inside a longer word', 'JavaScript', 'Java'],
    ['before the place where the search starts', 'xx Go', 'xx'],
  ])('%s', (_name, page, text) => {
    expect(findText(page, text, text === 'xx' ? 1 : 0)).toBeNull();
  });
});

import { expect, test } from 'vitest';
import { bondsIn } from '../../src/posting/phrases/bonds.ts';
import type { Language } from '../../src/text/language.ts';
import { tokenize } from '../../src/text/tokenize.ts';

/** The text with a sign at each bond: `~` for a loose one, `=` for a firm one. */
function marked(text: string, language: Language): string {
  const tokens = tokenize(text);
  const bondAt = bondsIn(text, tokens, language);
  const signs = { none: language === 'zh' ? '' : ' ', loose: '~', firm: '=' };
  return tokens.map((token, index) => (index === 0 ? '' : signs[bondAt(index)]) + token.text).join('');
}

test.each([
  ['fr', 'tournées matinales de livraison', 'tournées~matinales de livraison'],
  ['fr', 'maçonnerie et petite charpente', 'maçonnerie et petite~charpente'],
  ['fr', 'soudure, brasage fin', 'soudure brasage~fin'],
  ['fr', 'logiciel Lexora', 'logiciel Lexora'],
  ['es', 'hornos industriales a gas', 'hornos~industriales a gas'],
  ['es', 'poda, riego y abono', 'poda riego y abono'],
  ['de', 'Wartung hydraulischer Winden', 'Wartung hydraulischer~Winden'],
  ['de', 'Winden warten', 'Winden warten'],
  ['en', 'hydraulic winches', 'hydraulic winches'],
] as const)('a noun has a loose bond with its adjective: %s, %s', (language, text, bonds) => {
  expect(marked(text, language)).toBe(bonds);
});

test.each([
  ['组织设备检查', '组=织设=备检=查'],
  ['计算机管理', '计=算=机管=理'],
  ['熟悉CAD设计', '熟=悉CAD设=计'],
])('the characters of a Chinese word have a firm bond: %s', (text, bonds) => {
  expect(marked(text, 'zh')).toBe(bonds);
});

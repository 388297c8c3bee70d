import { describe, expect, it } from 'vitest';
import { foldText } from '../../../src/rendering/proof/fold-text.ts';

const folded = (text: string) => foldText(text, () => true);

describe('spellings that look the same', () => {
  it.each([
    ['an ideograph and its radical', '长期开发商户对账', '⻓期开发商⼾对账'],
    ['a traditional ideograph and its radical', '長期客戶', '⻑期客⼾'],
    ['a letter and its two parts', 'Zoë', 'Zoe\u0308'],
    ['hyphens', 'on-call', 'on\u2010call'],
  ])('are equal after folding: %s', (_name, text, printed) => {
    expect(folded(printed)).toBe(folded(text));
  });

  it('do not include spellings that look different', () => {
    expect(folded('长期')).not.toBe(folded('車期'));
  });
});

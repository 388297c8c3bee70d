import { describe, expect, it } from 'vitest';
import { cleanText, withoutRadicals } from '../../../src/documents/text/clean-text.ts';

describe('A radical that a PDF has instead of an ideograph', () => {
  it.each([
    ['⼋年Java,⻓期负责', '八年Java,长期负责'],
    ['开发商⼾对账和退款接⼝', '开发商户对账和退款接口'],
    ['長期客⼾經理', '長期客戶經理'],
    ['⻔⻋⻚⻛⻢⻰⻮', '门车页风马龙齿'],
    ['Ångström 株式会社 값', 'Ångström 株式会社 값'],
  ])('is replaced by the ideograph: %s', (printed, meant) => {
    expect(withoutRadicals(printed)).toBe(meant);
    expect(cleanText(printed)).toBe(meant);
  });

  it('is replaced by the variant in the script of the whole document', () => {
    expect(withoutRadicals('客⼾', '負責長期客⼾')).toBe('客戶');
    expect(withoutRadicals('客⼾', '负责长期客⼾')).toBe('客户');
  });
});

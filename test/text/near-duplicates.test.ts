import { describe, expect, it } from 'vitest';
import { nearDuplicates } from '../../src/text/near-duplicates.ts';

const long = Array.from({ length: 200 }, (_, index) => `word${index}`).join(' ');

describe('nearDuplicates', () => {
  it.each([
    ['the same text', [long, long], [null, 0]],
    [
      'another date, other spaces and letters',
      [`${long} 1 May`, `${long.toUpperCase()}\n\n2 May`],
      [null, 0],
    ],
    ['a third of other words', [long, long.replaceAll(/word1\d\d/g, 'other')], [null, null]],
    ['short texts', ['Night baker', 'Day baker', 'Night baker'], [null, null, 0]],
    ['texts without words', ['', '—'], [null, 0]],
    ['the first of three', [long, `${long} a`, `${long} b`], [null, 0, 0]],
  ] as const)('%s', (_name, texts, same) => {
    expect(nearDuplicates(texts)).toEqual(same);
  });

  it('knows Chinese, which has no spaces', () => {
    const text = '负责每天凌晨制作面包并管理原料库存保持厨房清洁与设备安全同时培训新员工';
    expect(nearDuplicates([text, `${text}。`, '招聘夜班司机负责城市配送'])).toEqual([null, 0, null]);
  });
});

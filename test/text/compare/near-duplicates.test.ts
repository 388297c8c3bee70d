import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearDuplicates } from '../../../src/text/compare/near-duplicates.ts';

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

  /** As many words of four in a row as both have, of all that either has: sketches of such texts hold all of them. */
  const overlap = (first: readonly string[], second: readonly string[]) => {
    const runs = (words: readonly string[]) =>
      new Set(words.slice(0, Math.max(1, words.length - 3)).map((_, at) => words.slice(at, at + 4).join()));
    const [mine, theirs] = [runs(first), runs(second)];
    const shared = [...mine].filter((run) => theirs.has(run)).length;
    return shared / (mine.size + theirs.size - shared);
  };

  it('allows at most a fifth of different words', () => {
    const text = fc.array(fc.constantFrom('bake', 'bread', 'night', 'shift', 'oven'), {
      minLength: 4,
      maxLength: 40,
    });
    const pair = fc
      .tuple(text, fc.nat(40), fc.nat(3), text)
      .map(
        ([words, at, gone, more]) => [words, words.toSpliced(at, gone, ...more.slice(0, 1 + gone))] as const,
      );
    const compare = ([first, second]: readonly [readonly string[], readonly string[]]) => {
      const same = overlap(first, second) >= 0.8;
      expect(nearDuplicates([first.join(' '), second.join(' ')])).toEqual([null, same ? 0 : null]);
    };
    fc.assert(fc.property(pair, compare), { numRuns: 300, seed: 25 });
  });

  it('knows Chinese, which has no spaces', () => {
    const text = '负责每天凌晨制作面包并管理原料库存保持厨房清洁与设备安全同时培训新员工';
    expect(nearDuplicates([text, `${text}。`, '招聘夜班司机负责城市配送'])).toEqual([null, 0, null]);
  });
});

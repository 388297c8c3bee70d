import { describe, expect, it } from 'vitest';
import { lostWords } from '../../../src/rendering/proof/lost-texts.ts';

const group = (text: string) => [{ path: 'basics', anywhere: [text], inOrder: [] }];

describe('a right-to-left word', () => {
  it.each([
    ['in the visual order of the file', 'מרים כהן', 'ןהכ םירמ'],
    ['with a reversed ligature', 'الأنظمة', 'ةمظنلأا'],
    ['beside numbers and punctuation', 'ב-40% מהזמן', '%40-ב ןמזהמ'],
  ])('is found %s', (_name, text, printed) => {
    expect(lostWords(group(text), printed)).toEqual([]);
  });

  it.each([
    ['if it is missing', 'מרים כהן', 'ןהכ'],
    ['if a letter is missing', 'מרים כהן', 'ןהכ םיר'],
    ['if it is split', 'מרים כהן', 'ןהכ םי רמ'],
  ])('is lost %s', (_name, text, printed) => {
    expect(lostWords(group(text), printed)).toEqual(['"מרים" (basics)']);
  });
});

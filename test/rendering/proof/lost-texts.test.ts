import { describe, expect, it } from 'vitest';
import { lostWords } from '../../../src/rendering/proof/lost-texts.ts';

const group = (text: string) => [{ path: 'basics', anywhere: [text], inOrder: [] }];

describe('a word from right to left', () => {
  it.each([
    ['as the file gives it, from the left', 'מרים כהן', 'ןהכ םירמ'],
    ['with a ligature the other way round', 'الأنظمة', 'ةمظنلأا'],
    ['beside figures and signs', 'ב-40% מהזמן', '%40-ב ןמזהמ'],
  ])('is found %s', (_name, text, printed) => {
    expect(lostWords(group(text), printed)).toEqual([]);
  });

  it.each([
    ['when it is not there', 'מרים כהן', 'ןהכ'],
    ['when a letter is not there', 'מרים כהן', 'ןהכ םיר'],
    ['when it was cut in two', 'מרים כהן', 'ןהכ םי רמ'],
  ])('is lost %s', (_name, text, printed) => {
    expect(lostWords(group(text), printed)).toEqual(['"מרים" (basics)']);
  });
});

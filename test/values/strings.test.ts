import { describe, expect, it } from 'vitest';
import { trimEndOf } from '../../src/values/strings.ts';

describe('a text without the marks at its end', () => {
  it.each([
    ['done. . ', /[.\s]/, 'done'],
    ['...', /\./, ''],
    ['a.b', /\./, 'a.b'],
    ['', /\s/, ''],
    ['word 😀', /[^\p{L}]/u, 'word'],
    ['𐐷!', /[^\p{L}]/u, '𐐷'],
  ])('keeps of %j what stands before them', (text, mark, kept) => {
    expect(trimEndOf(text, mark)).toBe(kept);
  });
});

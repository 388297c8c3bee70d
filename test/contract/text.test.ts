import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineOfText, longText } from '../../src/contract/fields.ts';
import { codePoints } from '../../src/values/strings.ts';
import { anyCharacter } from '../support/any-character.ts';

const long = longText({ min: 5, max: 10 }, 'A text.');
const line = lineOfText({ min: 1, max: 10 }, 'A line.');

describe('codePoints', () => {
  it('counts what JSON Schema counts', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        expect(codePoints(text)).toBe([...text].length);
      }),
    );
  });
});

describe('longText', () => {
  it.each([
    ['abcde', []],
    ['abcdefghij', []],
    ['a👩👩👩👩', []],
    ['ab\n\r\tcd', []],
    ['ab\f\vcd', []],
    ['\u3164\u3164\u3164\u3164\u3164', ['must contain at least one letter']],
    ['日本語です', []],
    ['    a', []],
    ['abcd', ['must have at least 5 characters, has 4']],
    ['abcdefghijk', ['must have at most 10 characters, has 11']],
    ['a👩👩', ['must have at least 5 characters, has 3']],
    ['12345', ['must contain at least one letter']],
    ['abcd\u0000', ['must not contain control characters, has U+0000 as character 5']],
    ['a👩cd\u0085', ['must not contain control characters, has U+0085 as character 5']],
    ['abcd\ud800', ['must be well-formed Unicode (it has a lone surrogate)']],
    [
      '\u0000',
      [
        'must have at least 5 characters, has 1',
        'must not contain control characters, has U+0000 as character 1',
        'must contain at least one letter',
      ],
    ],
  ])('%j: %j', (text, problems) => {
    expect(long.safeParse(text).error?.issues.map(({ message }) => message) ?? []).toEqual(problems);
  });
});

describe('lineOfText', () => {
  it.each([
    ['a', []],
    ['Müller & S', []],
    ['', ['must not be empty']],
    ['  ', ['must not be blank']],
    ['a\fb\v', []],
    ['\f\v', ['must not be blank']],
    ['\u200B', ['must not be blank']],
    ['\u00AD \u200D\uFEFF', ['must not be blank']],
    ['\u2060\u2800\u3164\u115F', ['must not be blank']],
    ['\u{E0041}\u202E', ['must not be blank']],
    ['\u200Ba', []],
    ['a\nb', ['must be one line']],
    ['a\u2028b', ['must be one line']],
    ['a\rb', ['must be one line']],
    ['12345678901', ['must have at most 10 characters, has 11']],
  ])('%j: %j', (text, problems) => {
    expect(line.safeParse(text).error?.issues.map(({ message }) => message) ?? []).toEqual(problems);
  });
});

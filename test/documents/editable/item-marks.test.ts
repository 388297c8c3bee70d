import { describe, expect, it } from 'vitest';
import { markFinder, marksOf, readMark, withLostSigns } from '../../../src/documents/editable/item-marks.ts';

const ids = ['rabcdefgh1', 'rabcdefgh2', 'rxyz123456', 'rxyz123456'];

describe('Marks of entries', () => {
  it('are the shortest unique prefixes of ids, of at least six letters, with a number for a repeated id', () => {
    expect(marksOf(ids)).toEqual(['rabcdefgh1', 'rabcdefgh2', 'rxyz12', 'rxyz12-2']);
  });

  it.each([
    ['rabcdefgh2', 1],
    ['rxyz12', 2],
    ['rxyz12-2', 3],
    ['rabcde', null],
    ['rab', null],
    ['constructor', null],
  ])('%s finds the id at %j', (mark, at) => {
    expect(markFinder(ids)(mark)).toBe(at);
  });

  it('are found with more or fewer letters than they have, so they stay valid if entries are added or removed', () => {
    expect(markFinder(['rabcdefgh1'])('rabcdefgh1')).toBe(0);
    expect(markFinder(['rabcdefgh1'])('rabcdefg')).toBe(0);
  });

  it.each([
    ['Northgate {#rabcde}', 'Northgate', 'rabcde', false],
    ['Northgate {#rabcde hidden}', 'Northgate', 'rabcde', true],
    ['Quay {hidden}', 'Quay', null, true],
    ['{#rabcde}', '', 'rabcde', false],
    ['Quay {b} {#rabcde}', 'Quay {b}', 'rabcde', false],
    ['Quay {b c}', 'Quay {b c}', null, false],
    ['Quay {}', 'Quay {}', null, false],
    ['Quay \\{#rabcde}', 'Quay \\{#rabcde}', null, false],
    ['Quay { #rabcde,  Hidden }', 'Quay', 'rabcde', true],
  ])('are read from %s', (line, text, mark, isHidden) => {
    expect(readMark(line)).toEqual({ text, mark, isHidden, damaged: null });
  });

  it.each([
    ['Quay {#rabcde hidden', 'Quay', 'rabcde', true, '{#rabcde hidden'],
    ['Quay {#rabcde} GmbH', 'Quay  GmbH', 'rabcde', false, '{#rabcde}'],
    ['Quay {#rabcde}.', 'Quay .', 'rabcde', false, '{#rabcde}'],
    ['Quay {#rabcde old}', 'Quay', 'rabcde', false, '{#rabcde old}'],
    ['Quay {#x} {#rabcde}', 'Quay', 'rabcde', false, '{#x}'],
    ['Quay {#}', 'Quay', null, false, '{#}'],
  ])('are damaged in %s', (line, text, mark, isHidden, damaged) => {
    expect(readMark(line)).toEqual({ text, mark, isHidden, damaged });
  });

  it('are found without a brace or # if they are known', () => {
    const mark = (line: string) => withLostSigns(readMark(line), (one) => one === 'rabcde').mark;
    for (const line of ['Quay {rabcde}', 'Quay {rabcde', 'Quay #rabcde', 'Quay #rabcde hidden}']) {
      expect([line, mark(line)]).toEqual([line, 'rabcde']);
    }
    for (const line of ['Quay {other1}', 'Quay \\{rabcde}', 'Quay rabcde', 'Quay {rabcde} b']) {
      expect([line, mark(line)]).toEqual([line, null]);
    }
  });
});

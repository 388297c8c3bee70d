import { describe, expect, it } from 'vitest';
import { markFinder, marksOf, readMark } from '../../../src/documents/editable/item-marks.ts';

const ids = ['rabcdefgh1', 'rabcdefgh2', 'rxyz123456', 'rxyz123456'];

describe('marks', () => {
  it('are the shortest beginnings that differ, of at least six letters, with a number for a repeated id', () => {
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

  it('are found by more letters than they have, so they outlast entries that came or went', () => {
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
  ])('are read off %s', (line, text, mark, isHidden) => {
    expect(readMark(line)).toEqual({ text, mark, isHidden });
  });
});

import { describe, expect, it } from 'vitest';
import {
  lookOptionNames,
  lookOptionProblem,
  lookOptions,
  printLookOptions,
  readLookOptions,
  withLookOptions,
} from '../../src/contract/look.ts';

describe('the options of a look', () => {
  it('keep what was chosen before, take what is asked for now, and forget what is to be as the theme has it', () => {
    const kept = { accent: '#112233', density: 'tight', font_size: 10.5 } as const;
    expect(withLookOptions(kept, { accent: 'ABCDEF', density: 'default', page_size: 'letter' })).toEqual({
      accent: '#abcdef',
      font_size: 10.5,
      page_size: 'letter',
    });
    expect(withLookOptions(kept, {})).toEqual(kept);
  });

  it('are stored beside the theme and read again', () => {
    const look = { theme: 'ats', accent: '#112233', font_size: 9.5 };
    expect(readLookOptions(printLookOptions(look))).toEqual({ accent: '#112233', font_size: 9.5 });
  });

  it.each([
    ['accent', '#0f5c5c', null],
    ['accent', '0F5C5C', null],
    ['accent', 'default', null],
    ['accent', 'teal', 'must be a color of six hexadecimal digits'],
    ['accent', '#fff', 'must be a color'],
    ['font_size', '10.5', null],
    ['font_size', '10x5', 'must be one of 9, 9.5, 10'],
    ['font_size', '13', 'must be one of'],
    ['page_size', 'legal', 'must be one of a4, letter, default'],
    ['density', 'airy', 'must be one of tight, normal, relaxed, default'],
  ])('%s %s: %s', (name, text, problem) => {
    const found = lookOptionProblem(name, text);
    if (problem === null) expect(found).toBeNull();
    else expect(found).toContain(problem);
  });

  it('have values that their patterns take', () => {
    for (const name of lookOptionNames) {
      for (const value of lookOptions[name].choices) expect(lookOptionProblem(name, value)).toBeNull();
    }
  });
});

import { describe, expect, it } from 'vitest';
import { withDrawnLetters } from '../../../src/documents/pdf/drawn-letters.ts';

const hyphenCodes = { showText: 44, showSpacedText: 45 };

/** Drawn letters, one call per text; spaces may be drawn as gaps. */
function steps(...shown: readonly string[]) {
  const glyphs = shown.map((text) => [[-250, ...[...text].map((unicode) => ({ unicode }))]]);
  return { functions: shown.map(() => hyphenCodes.showText), values: glyphs, codes: hyphenCodes };
}

describe('hyphens that the library drops', () => {
  it.each<[string, readonly string[], readonly string[], readonly string[]]>([
    ['inside words', ['cross\u00ADcluster'], ['crosscluster'], ['cross-cluster']],
    ['at the end of a line', ['multi\u00AD', 'account'], ['multi', 'account'], ['multi-', 'account']],
    ['between dates', ['2021\u00AD2023'], ['2021 2023'], ['2021 - 2023']],
    ['beside ligatures', ['\uFB01x\u00ADup'], ['fixup'], ['fix-up']],
    ['behind what is no text', ['\u2022', 'on\u00ADcall'], ['oncall'], ['on-call']],
    ['that are there', ['on-call'], ['on-call'], ['on-call']],
    ['in texts that do not agree', ['on\u00ADcall'], ['something else'], ['something else']],
  ])('%s', (_, drawn, texts, whole) => expect(withDrawnLetters(texts, steps(...drawn))).toEqual(whole));
});

describe('letter-spaced text', () => {
  it.each<[string, readonly string[], readonly string[], readonly string[]]>([
    [
      'are words again, where the blanks are drawn',
      ['DATA SCIENCE'],
      ['D A T A S C I E N C E'],
      ['DATA SCIENCE'],
    ],
    ['one text for each word', ['un', ' ', 'stage'], ['u n', ' ', ' s t a g e'], ['un', ' ', ' stage']],
    ['two close capitals among them', ['CREATION OF'], ['C R E AT I O N O F'], ['CREATION OF']],
    ['with typed blanks', ['S K I L L S', 'in use'], ['S K I L L S', 'in use'], ['SKILLS', 'in use']],
    ['with typed blanks, several words', ['M Y  J O B S'], ['M Y J O B S'], ['MY JOBS']],
    ['stay where no blank is drawn', ['DATASCIENCE'], ['D A T A S C I E N C E'], ['D A T A S C I E N C E']],
    [
      'stay where they are a few or numbers',
      ['A B C', '1 2 3 4 5 6'],
      ['A B C', '1 2 3 4 5 6'],
      ['A B C', '1 2 3 4 5 6'],
    ],
  ])('%s', (_, drawn, texts, whole) => expect(withDrawnLetters(texts, steps(...drawn))).toEqual(whole));
});

import { describe, expect, it } from 'vitest';
import { withDrawnLetters } from '../../../src/documents/pdf/drawn-letters.ts';

const hyphenCodes = { showText: 44, showSpacedText: 45 };

/** Drawn letters, one call per text; spaces may be drawn as gaps. */
function steps(...shown: readonly string[]) {
  const glyphs = shown.map((text) => [[-250, ...[...text].map((unicode) => ({ unicode }))]]);
  return { functions: shown.map(() => hyphenCodes.showText), values: glyphs, codes: hyphenCodes };
}

describe('Hyphens that the library drops', () => {
  it.each<[string, readonly string[], readonly string[], readonly string[]]>([
    ['are restored inside words', ['cross\u00ADcluster'], ['crosscluster'], ['cross-cluster']],
    [
      'are restored at the end of a line',
      ['multi\u00AD', 'account'],
      ['multi', 'account'],
      ['multi-', 'account'],
    ],
    ['are restored between dates', ['2021\u00AD2023'], ['2021 2023'], ['2021 - 2023']],
    ['are restored beside ligatures', ['\uFB01x\u00ADup'], ['fixup'], ['fix-up']],
    ['are restored after a symbol', ['\u2022', 'on\u00ADcall'], ['oncall'], ['on-call']],
    ['are not added twice', ['on-call'], ['on-call'], ['on-call']],
    ['are not restored if drawing and text differ', ['on\u00ADcall'], ['something else'], ['something else']],
  ])('%s', (_, drawn, texts, whole) => expect(withDrawnLetters(texts, steps(...drawn))).toEqual(whole));
});

describe('Letter-spaced text', () => {
  it.each<[string, readonly string[], readonly string[], readonly string[]]>([
    ['is joined to words at the drawn spaces', ['DATA SCIENCE'], ['D A T A S C I E N C E'], ['DATA SCIENCE']],
    ['is joined per text', ['un', ' ', 'stage'], ['u n', ' ', ' s t a g e'], ['un', ' ', ' stage']],
    ['is joined even if two capitals are close', ['CREATION OF'], ['C R E AT I O N O F'], ['CREATION OF']],
    [
      'is joined if the spaces are typed',
      ['S K I L L S', 'in use'],
      ['S K I L L S', 'in use'],
      ['SKILLS', 'in use'],
    ],
    ['is joined to several words if the spaces are typed', ['M Y  J O B S'], ['M Y J O B S'], ['MY JOBS']],
    [
      'is not joined if no space is drawn',
      ['DATASCIENCE'],
      ['D A T A S C I E N C E'],
      ['D A T A S C I E N C E'],
    ],
    [
      'is not joined if it has few letters or only numbers',
      ['A B C', '1 2 3 4 5 6'],
      ['A B C', '1 2 3 4 5 6'],
      ['A B C', '1 2 3 4 5 6'],
    ],
  ])('%s', (_, drawn, texts, whole) => expect(withDrawnLetters(texts, steps(...drawn))).toEqual(whole));
});

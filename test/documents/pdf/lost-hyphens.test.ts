import { describe, expect, it } from 'vitest';
import { withLostHyphens } from '../../../src/documents/pdf/lost-hyphens.ts';

const hyphenCodes = { showText: 44, showSpacedText: 45 };

/** What is drawn, one call for each text; spaces may be drawn as gaps. */
function steps(...shown: readonly string[]) {
  const glyphs = shown.map((text) => [[-250, ...[...text].map((unicode) => ({ unicode }))]]);
  return { functions: shown.map(() => hyphenCodes.showText), values: glyphs, codes: hyphenCodes };
}

describe('hyphens that the library leaves out', () => {
  it.each<[string, readonly string[], readonly string[], readonly string[]]>([
    ['inside words', ['cross\u00ADcluster'], ['crosscluster'], ['cross-cluster']],
    ['at the end of a line', ['multi\u00AD', 'account'], ['multi', 'account'], ['multi-', 'account']],
    ['between dates', ['2021\u00AD2023'], ['2021 2023'], ['2021 - 2023']],
    ['beside ligatures', ['\uFB01x\u00ADup'], ['fixup'], ['fix-up']],
    ['behind what is no text', ['\u2022', 'on\u00ADcall'], ['oncall'], ['on-call']],
    ['that are there', ['on-call'], ['on-call'], ['on-call']],
    ['in texts that do not agree', ['on\u00ADcall'], ['something else'], ['something else']],
  ])('%s', (_, drawn, texts, whole) => expect(withLostHyphens(texts, steps(...drawn))).toEqual(whole));
});

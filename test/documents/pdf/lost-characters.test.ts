import { describe, expect, it } from 'vitest';
import { withLostHyphens, withLostLigatures } from '../../../src/documents/pdf/lost-characters.ts';

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

const codes = { showText: 44, showSpacedText: 45, setFont: 37 };
const widths: Readonly<Record<string, number>> = { f: 300, i: 220, l: 220 };

/** A page in one font; `[n]` is a letter without a name, drawn this wide. */
function page(text: string, font = 'body') {
  const glyphs = [...text.matchAll(/\[(\d+)\]|(.)/g)].map(([, width, letter = '\0']) => ({
    unicode: letter,
    width: Number(width ?? widths[letter] ?? 500),
    originalCharCode: Number(width ?? 0),
  }));
  const steps = { functions: [codes.setFont, codes.showText], values: [[font, 10], [glyphs]], codes };
  return { texts: [glyphs.map(({ unicode }) => unicode).join('')], steps };
}

const read = (...texts: readonly string[]) => withLostLigatures(texts.map((text) => page(text))).flat();

describe('ligatures that the file has no name for', () => {
  it('are told by their width among the letters of their font', () => {
    expect(read('fil staff: e[820]cient, o[600]er, pro[510]les')).toEqual([
      'fil staff: efficient, offer, profiles',
    ]);
  });

  it('with an i or an l of one width are told by what follows them', () => {
    expect(read('fil: work[519]ow, [519]oat, [519]uent')).toEqual(['fil: workflow, float, fluent']);
    expect(read('fil: quali[519]ed, certi[519]cate, [519]rst')).toEqual([
      'fil: qualified, certificate, first',
    ]);
    expect(read('fil: [519]nal', 'veri[519]er')).toEqual(['fil: final', 'verifier']);
  });

  it('are shown as unknown inside of words where their font does not tell, and are pictures elsewhere', () => {
    expect(read('o[600]er [600] x')).toEqual(['o\uFFFDer  x']);
  });

  it('may be texts for themselves', () => {
    const whole = page('fil e[820]cient');
    const texts = ['fil e', '\0', 'cient'];
    expect(withLostLigatures([{ ...whole, texts }])).toEqual([['fil e', 'ffi', 'cient']]);
  });

  it('that are drawn and not read leave the texts as they are', () => {
    const whole = page('fil [519]nal');
    expect(withLostLigatures([{ ...whole, texts: ['fil final'] }])).toEqual([['fil final']]);
  });
});

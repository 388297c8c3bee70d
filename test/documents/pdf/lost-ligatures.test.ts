import { describe, expect, it } from 'vitest';
import { withLostLigatures } from '../../../src/documents/pdf/lost-ligatures.ts';

const codes = { showText: 44, showSpacedText: 45, setFont: 37 };
const widths: Readonly<Record<string, number>> = { f: 300, i: 220, l: 220 };

/** Builds a page in one font; `[n]` is a letter without a name, of that width. */
function page(text: string, font = 'body') {
  const glyphs = [...text.matchAll(/\[(\d+)\]|(.)/g)].map(([, width, letter = '\0']) => ({
    unicode: letter,
    width: Number(width ?? widths[letter] ?? 500),
    originalCharCode: Number(width ?? 0),
  }));
  const steps = { functions: [codes.setFont, codes.showText], values: [[font, 10], [glyphs]], codes };
  return { texts: [glyphs.map(({ unicode }) => unicode).join('')], lineEnds: [true], steps };
}

const read = (...texts: readonly string[]) => withLostLigatures(texts.map((text) => page(text))).flat();

describe('Ligatures without a name in the file', () => {
  it('are identified by width among the letters of their font', () => {
    expect(read('fil staff: e[820]cient, o[600]er, pro[510]les')).toEqual([
      'fil staff: efficient, offer, profiles',
    ]);
  });

  it('of the same width with i or l are identified by the next letter', () => {
    expect(read('fil: work[519]ow, [519]oat, [519]uent')).toEqual(['fil: workflow, float, fluent']);
    expect(read('fil: quali[519]ed, certi[519]cate, [519]rst')).toEqual([
      'fil: qualified, certificate, first',
    ]);
    expect(read('fil: [519]nal', 'veri[519]er')).toEqual(['fil: final', 'verifier']);
  });

  it('that are not identified are shown as unknown inside words and as icons elsewhere', () => {
    expect(read('o[600]er [600] x')).toEqual(['o\uFFFDer  x']);
    expect(read('grade 95[250]2%, [600]in 2024[250]02')).toEqual(['grade 95\uFFFD2%, in 2024\uFFFD02']);
  });

  it('can be separate texts', () => {
    const whole = page('fil e[820]cient');
    const texts = ['fil e', '\0', 'cient'];
    expect(withLostLigatures([{ ...whole, texts, lineEnds: [false, false, true] }])).toEqual([
      ['fil e', 'ffi', 'cient'],
    ]);
  });

  it('are not changed if drawing and text differ', () => {
    const whole = page('fil [519]nal');
    expect(withLostLigatures([{ ...whole, texts: ['fil final'] }])).toEqual([['fil final']]);
  });
});

/** Builds a page in which the file gives `[n]` a wrong letter; widths are unknown. */
function named(text: string, letter: string) {
  const { steps, lineEnds } = page(text);
  const glyphs = [...text.matchAll(/\[(\d+)\]|(.)/g)].map(([, code, own = letter]) => ({
    unicode: own,
    width: code === undefined ? 500 : Number.NaN,
    originalCharCode: Number(code ?? own.charCodeAt(0)),
  }));
  return {
    texts: [glyphs.map(({ unicode }) => unicode).join('')],
    lineEnds,
    steps: { ...steps, values: [['body', 10], [glyphs]] },
  };
}

const replaced = (text: string, letter = '\uFFFD') => withLostLigatures([named(text, letter)])[0]?.[0];

describe('Ligatures with a wrong name in the file', () => {
  it.each([
    ['English', 'cer[9]fica[9]on, produc[9]on, regula[9]ons', 'certification, production, regulations'],
    [
      'German',
      'Mo[9]va[9]on, Zerti[8]zierung, Administra[9]on',
      'Motivation, Zertifizierung, Administration',
    ],
    ['French', 'ges[9]on, administra[9]on, certi[8]cation', 'gestion, administration, certification'],
    [
      'several kinds',
      'a[7]achments, commi[7]ee, so[6]ware, produc[9]on',
      'attachments, committee, software, production',
    ],
  ])('are identified by the words they complete: %s', (_, text, whole) => {
    expect(replaced(text)).toBe(whole);
    expect(replaced(text, '\uE012')).toBe(whole);
    expect(replaced(text, '\u0012')).toBe(whole);
  });

  it('are also replaced in an unknown word', () => {
    expect(replaced('produc[9]on, regula[9]ons at Quan[9]vox')).toBe('production, regulations at Quantivox');
  });

  it('are identified by other words if one has two readings', () => {
    expect(replaced('bu[9]er, a[9]achment')).toBe('butter, attachment');
  });

  it('are identified across the end of a line', () => {
    const whole = named('certi-[8]cate', '\uFFFD');
    const texts = ['certi-', '\uFFFDcate'];
    expect(withLostLigatures([{ ...whole, texts, lineEnds: [true, true] }])).toEqual([['certi-', 'ficate']]);
  });

  it('are identified per word if the drawing does not distinguish letters', () => {
    const texts = ['produc\uFFFDon of so\uFFFDware in Xy\uFFFDzuv'];
    const { steps } = page('');
    expect(withLostLigatures([{ texts, lineEnds: [true], steps }])).toEqual([
      ['production of software in Xy\uFFFDzuv'],
    ]);
  });

  it.each([
    ['if two words are possible', 'a bu[9]er'],
    ['if they can be letters with an accent', '[9]ber Se[8]or ma[8]ana'],
    ['if only names contain them', 'Quan[9]vox'],
    ['if only complete words are beside them', '[9]me'],
  ])('are not changed %s', (_, text) => {
    expect(replaced(text)).toBe(text.replace(/\[\d\]/g, '\uFFFD'));
  });

  it('are not identified if the font has one character for all missing letters', () => {
    expect(replaced('produc[0]on regula[0]on so[0]ware')).toBe('production regulation software');
  });
});

/* Fonts that draw Greek letters or pictures instead of Latin letters. */

const latin =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz\u00A3\u00AE\u00B0\u00B1\u00B3\u00B4\u00B9\u00BB';
const drawnAs = [...'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖαβχδεφγηιϕκλμνοπθρστυϖωξψζ≤→°±≥×≠≈'];
const greek = new Map([...latin].map((letter, index) => [letter, drawnAs[index] ?? '']));
const wingdings = new Map([
  ['\u00AB', '★'],
  ['\u00E0', '→'],
  ['\u00FC', '✓'],
]);
/** Replaces any other picture: an icon or a list marker. */
const picture = '•';

const pictureFonts = /^(?:wingdings|webdings|zapf ?dingbats|monotype sorts)/i;

export function isSymbolFont(font: string): boolean {
  return font === 'Symbol' || pictureFonts.test(font);
}

/** The characters that a symbol font draws for a text; others are unchanged. */
export function symbolText(text: string, font: string): string {
  const drawn = font === 'Symbol' ? greek : wingdings;
  return Array.from(text, (sign) => {
    const code = codeOf(sign);
    if (code === null || /\s/.test(sign)) return sign;
    const letter = String.fromCharCode(code);
    return drawn.get(letter) ?? (font === 'Symbol' && /[\d.,:;()+/%&-]/.test(letter) ? letter : picture);
  }).join('');
}

/**
 * Word stores letters of such fonts in the private-use area, other programs as the Latin letters with the same code.
 */
function codeOf(sign: string): number | null {
  const code = sign.codePointAt(0) ?? 0;
  if (code >= 0xf000 && code <= 0xf0ff) return code - 0xf000;
  return code < 0x100 ? code : null;
}

/* Letters of fonts that draw something else than the letter: Greek, or pictures. */

const latin =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz\u00A3\u00AE\u00B0\u00B1\u00B3\u00B4\u00B9\u00BB';
const drawnAs = [...'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖαβχδεφγηιϕκλμνοπθρστυϖωξψζ≤→°±≥×≠≈'];
const greek = new Map([...latin].map((letter, index) => [letter, drawnAs[index] ?? '']));
const wingdings = new Map([
  ['\u00AB', '★'],
  ['\u00E0', '→'],
  ['\u00FC', '✓'],
]);
/** Any other picture: an icon or the mark of an item. */
const picture = '•';

const pictureFonts = /^(?:wingdings|webdings|zapf ?dingbats|monotype sorts)/i;

export function isSymbolFont(font: string): boolean {
  return font === 'Symbol' || pictureFonts.test(font);
}

/** What letters of a symbol font show; those that it does not have are themselves. */
export function symbolText(text: string, font: string): string {
  const drawn = font === 'Symbol' ? greek : wingdings;
  return Array.from(text, (sign) => {
    const code = codeOf(sign);
    if (code === null || /\s/.test(sign)) return sign;
    const letter = String.fromCharCode(code);
    return drawn.get(letter) ?? (font === 'Symbol' && /[\d.,:;()+/%&-]/.test(letter) ? letter : picture);
  }).join('');
}

/** Word keeps the letters of such fonts in a private range, other programs as the letters that share their place. */
function codeOf(sign: string): number | null {
  const code = sign.codePointAt(0) ?? 0;
  if (code >= 0xf000 && code <= 0xf0ff) return code - 0xf000;
  return code < 0x100 ? code : null;
}

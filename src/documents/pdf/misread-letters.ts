import { lazy } from '../../values/memoize.ts';

/*
 * Some programs (Ghostscript) write TrueType fonts as symbols, without an encoding, with the codes of Windows-1252. The
 * library takes them for codes of Mac OS Roman: `f‰llig` for `fällig`, `expÈrience` for `expérience`.
 */

/** Codes 0x80 to 0x9F; `TextDecoder` of Node 20 returns control characters for them. Source: Windows-1252. */
const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** The letter that was meant, by the one that the library returns. */
const meant = lazy((): ReadonlyMap<string, string> => {
  const codes = Array.from({ length: 128 }, (_, index) => 128 + index);
  const shown = [...new TextDecoder('macintosh').decode(Uint8Array.from(codes))];
  return new Map(
    shown.map((letter, index) => [letter, windowsSigns[index] ?? String.fromCharCode(128 + index)]),
  );
});

const insideWord = /(?<=\p{L})[^\p{ASCII}](?=\p{Ll})/gu;
const small = /^\p{Ll}$/u;
const accented = /^[ß-öø-ÿ]$/;
/** A single sign inside a word may be meant. */
const minMisread = 3;

/** True if signs and capitals are in the middle of words where small letters are meant, and none is right as it is. */
export function areMisread(texts: readonly string[]): boolean {
  let misread = 0;
  for (const [letter] of texts.join('\n').matchAll(insideWord)) {
    const isMeant = accented.test(meant().get(letter) ?? '');
    // `ﬂ` is no sign of either: it is a ligature, or `ß`.
    if (small.test(letter) && !isMeant) return false;
    if (isMeant && !small.test(letter)) misread += 1;
  }
  return misread >= minMisread;
}

/** The text as the program meant it, if it was misread. */
export function asMeant(text: string): string {
  return [...text].map((letter) => meant().get(letter) ?? letter).join('');
}

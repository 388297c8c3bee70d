import { isTraditionalChinese } from '../../text/chinese-script.ts';
import { plainBreaks } from '../../values/strings.ts';

/*
 * Cleans every text that comes in: removes characters that confuse PDFs, applicant tracking systems and matching, but
 * no words.
 */

const lineBreaks = /[\u2028\u2029\u0085]/g;
const spaces = /[\u00A0\u2000-\u200A\u202F\u205F]/g;
/** Control characters except line feed and tab. */
const controls = /[^\P{Cc}\n\t]/gu;
/** Soft hyphens, zero-width spaces, bidi controls, annotation marks and invisible tag letters. */
const invisible =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]|[\u{E0000}-\u{E007F}]/gu;
/** Joiners shape Arabic and Indic letters and emoji; next to other characters they only split words. */
const strayJoiner =
  /(?<=^|[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{N}\p{P}\s])[\u200C\u200D]+/gu;
const loneSurrogate = /\p{Surrogate}/gu;
const ligature = /[\uFB00-\uFB06]/g;

/** Most texts have only these characters, which are never changed. */
const cleanAlready = /^[\n\t\u0020-\u007E]*$/;

/** Cleans text of several lines; line feeds and tabs are kept. Idempotent. */
export function cleanText(text: string): string {
  if (cleanAlready.test(text)) return text;
  return withoutRadicals(withoutMojibake(plainBreaks(text)))
    .replace(lineBreaks, '\n')
    .replace(spaces, ' ')
    .replace(controls, '')
    .replace(invisible, '')
    .replace(loneSurrogate, '')
    .replace(strayJoiner, '')
    .replace(ligature, (letter) => letter.normalize('NFKC'))
    .normalize('NFC');
}

/** Cleans text to one line: line breaks and tabs become spaces, both ends are trimmed. Idempotent. */
export function cleanLine(text: string): string {
  const clean = cleanText(text);
  if (!/[\n\t]/.test(clean)) return clean.trim();
  return clean
    .split(/[\n\t]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
}

/** Characters of Windows-1252 for the bytes 80 to 9F. */
const shownFor = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const byteOf: ReadonlyMap<string, number> = new Map(
  [...shownFor].map((letter, index) => [letter, 0x80 + index]),
);

/** Garbled accented letters and typographic characters: dashes, quotation marks, ellipses. */
const garbled = /[ÂÃ][\u0080-\u00BF]|â€[\u0080-\u00BF\u0152-\u0178\u02C6\u02DC\u2013-\u2122]/g;
/** A non-breaking space, and a wide character between words, whose last byte was lost. */
const lostBlank = /(?<=[\p{Ll}\p{P}\s])Â(?=\s|$)/gu;
const lostSign = /(?<=\s)ï¼(?=\s)/g;

/** Repairs UTF-8 that was read as Windows-1252: `FranÃ§ais â€“ Deutsch` becomes `Français – Deutsch`. */
function withoutMojibake(text: string): string {
  if (!/[ÂÃâï]/.test(text)) return text;
  const read = text.replace(garbled, decoded);
  // Text may have been garbled twice.
  if (read !== text) return withoutMojibake(read);
  return read.replace(lostBlank, '').replace(lostSign, '–');
}

function decoded(letters: string): string {
  const bytes = [...letters].map((letter) => byteOf.get(letter) ?? letter.charCodeAt(0));
  const text = new TextDecoder().decode(new Uint8Array(bytes));
  return text.includes('\uFFFD') ? letters : text;
}

const radical = /[\u2E80-\u2FD5]/g;

/**
 * Pairs of radical and ideograph that compatibility decomposition does not change, or changes to the traditional form.
 */
const pairs =
  '⺠民⻁虎⻄西⻅见⻆角⻉贝⻋车⻑長⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻲亀';
const ideographs: ReadonlyMap<string, string> = new Map(
  [...pairs.matchAll(/(.)(.)/gu)].map(([, from = '', to = '']) => [from, to]),
);

/** The radical of `户` and, in traditional script, of `戶`. */
const door = '⼾';

/**
 * Replaces radicals by ideographs: fonts have one glyph for both, and browsers write the first of its names into a PDF
 * (`⻓期` for `长期`). Searching for the word would not find it.
 * @param document what the text is part of, whose script decides between variants
 */
export function withoutRadicals(text: string, document = text): string {
  return text.replace(radical, (letter) => {
    if (letter === door) return isTraditionalChinese(document) ? '戶' : '户';
    return ideographs.get(letter) ?? letter.normalize('NFKC');
  });
}

import { plainBreaks } from '../../contract/strings.ts';
import { withoutMojibake } from './mojibake.ts';
import { withoutRadicals } from './radicals.ts';

/*
 * Hygiene for every text that comes in: what a PDF, an ATS or a matcher would trip over goes, the words stay.
 */

const lineBreaks = /[\u2028\u2029\u0085]/g;
const spaces = /[\u00A0\u2000-\u200A\u202F\u205F]/g;
/** Control characters but line feed and tab. */
const controls = /[^\P{Cc}\n\t]/gu;
/** Soft hyphens, zero-width spaces, bidi controls, annotation marks and the invisible tag letters. */
const invisible =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]|[\u{E0000}-\u{E007F}]/gu;
/** Joiners shape Arabic and Indic letters and emoji; next to anything else they only split words. */
const strayJoiner =
  /(?<=^|[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{N}\p{P}\s])[\u200C\u200D]+/gu;
const loneSurrogate = /\p{Surrogate}/gu;
const ligature = /[\uFB00-\uFB06]/g;

/** Most texts hold nothing but these signs, none of which is changed. */
const cleanAlready = /^[\n\t\u0020-\u007E]*$/;

/** Cleans text of several lines: line feeds and tabs stay. Idempotent. */
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

/** Cleans text of one line: line breaks and tabs become spaces, the ends are trimmed. Idempotent. */
export function cleanLine(text: string): string {
  const clean = cleanText(text);
  if (!/[\n\t]/.test(clean)) return clean.trim();
  return clean
    .split(/[\n\t]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
}

import { trimEndOf } from '../values/strings.ts';
import { knownCompany, knownPosition } from './job-title.ts';

/** File systems allow 255 bytes; three parts of this length, a number and an extension fit. */
const maxPartBytes = 60;

/** Latin letters that do not decompose into a plain letter and a mark. */
const ownLetters: ReadonlyMap<string, string> = new Map(
  Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', ð: 'd', đ: 'd', þ: 'th', ı: 'i' }),
);

const encoder = new TextEncoder();

/**
 * Lower-case letters and digits, separated by hyphens. Latin letters become ASCII, which upload forms handle best;
 * others stay.
 */
function fileNamePart(text: string): string {
  const plain = text
    .replace(/[ßæœøłðđþı]/gi, (letter) => ownLetters.get(letter.toLowerCase()) ?? letter)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    // Lower-cased again, because some capitals decompose into marked letters.
    .toLowerCase()
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+|(?<![\p{L}\p{M}\p{N}])\p{M}+/gu, '-');
  return trimEndOf(cut(plain).replace(/^-+/, ''), /-/);
}

/** Cuts to the maximum bytes without separating a letter from its marks. */
function cut(text: string): string {
  let [kept, bytes] = ['', 0];
  for (const [letter] of text.matchAll(/\P{M}\p{M}*/gu)) {
    bytes += encoder.encode(letter).length;
    if (bytes > maxPartBytes) break;
    kept += letter;
  }
  return kept;
}

/** Device names on Windows, reserved with any extension. */
function isDeviceName(name: string): boolean {
  return /^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(name);
}

interface NamedDocument {
  readonly person: string;
  readonly company: string;
  readonly position: string;
}

/** `<name>-<company>-<position>`: the file name of a resume without extension. */
export function documentName({ person, company, position }: NamedDocument): string {
  const parts = [person, knownCompany(company), knownPosition(position)]
    .map(fileNamePart)
    .filter((part) => part !== '');
  const name = parts.join('-') || 'resume';
  return isDeviceName(name) ? `${name}-resume` : name;
}

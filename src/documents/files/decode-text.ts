import { ownValue } from '../../values/own-value.ts';
import { extensionOf } from './file-text.ts';

/* Decodes text files that are not all in UTF-8 and often do not name their encoding. */

export interface DecodedText {
  readonly text: string;
  /** The guessed encoding of a file that is not UTF-8 and does not name one; otherwise null. */
  readonly guessed: 'windows-1252' | 'gb18030' | null;
}

/** Error text after the name of a file. */
/** Formats that are no text, by the ending of the name. */
const documents: Readonly<Record<string, string>> = {
  '.pdf': 'PDF',
  '.docx': 'Word document',
  '.odt': 'OpenDocument text',
  '.rtf': 'RTF document',
  '.zip': 'zip archive',
};

/** What a file should be by its name, if that is no text: `Word document`. */
export function documentNamed(name: string): string | undefined {
  return ownValue(documents, extensionOf(name));
}

/** The problem of a file that is not text. */
export function notText(name: string): string {
  const document = documentNamed(name);
  return document === undefined
    ? 'is not a readable text file; save it in UTF-8'
    : `is not a readable ${document}; save or export it again`;
}

/** The text of a file; null if it is binary or its encoding cannot be determined. */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const marked = markOf(bytes);
  if (marked !== null) return known(decoded(bytes, marked));
  if (bytes.includes(0)) return null;
  const utf8 = decoded(bytes, 'utf-8');
  if (utf8 !== null) return known(utf8);
  const named = charsetOf(bytes);
  const said = named === undefined ? null : decoded(bytes, named);
  if (said !== null) return known(said);
  return guessedText(bytes);
}

/** A note about a guessed encoding; null if it was not guessed. */
export function encodingNote({ guessed }: DecodedText): string | null {
  return guessed === null ? null : `read as ${guessed}; if letters are wrong, save the file in UTF-8`;
}

function known(text: string | null): DecodedText | null {
  return text === null ? null : { text, guessed: null };
}

function markOf([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    const decoder = new TextDecoder(encoding, { fatal: true });
    const text = decoder.decode(bytes);
    return decoder.encoding === 'windows-1252' ? text.replace(/\p{Cc}/gu, signOfWindows) : text;
  } catch {
    // An unknown name is ignored.
    return null;
  }
}

/** Characters of Windows-1252 for the bytes 80 to 9F; some versions of Node decode these as Latin-1. */
const signsOfWindows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function signOfWindows(control: string): string {
  return signsOfWindows.charAt(control.charCodeAt(0) - 0x80) || control;
}

/** Bytes that are searched for an encoding, as in browsers. */
const headLength = 1024;
const ofPage = /<meta\s[^<>]{0,200}?charset\s?=[\s"']{0,3}([\w.:-]{2,40})/iu;
const ofXml = /^<\?xml\s[^<>]{0,100}?encoding\s?=\s?["']([\w.:-]{2,40})/iu;

/** The encoding that a web page or XML file names. */
function charsetOf(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, headLength));
  return (ofXml.exec(head) ?? ofPage.exec(head))?.[1];
}

function guessedText(bytes: Uint8Array): DecodedText | null {
  const chinese = decoded(bytes, 'gb18030');
  if (chinese !== null && isChinese(chinese, bytes)) return { text: chinese, guessed: 'gb18030' };
  const western = decoded(bytes, 'windows-1252') ?? '';
  return isWestern(western) ? { text: western, guessed: 'windows-1252' } : null;
}

/** Minimum number of high bytes per character. Chinese has two; an accented letter in Western text has one. */
const bytesPerSign = 1.8;
/** Characters that every Chinese resume and posting has; other two-byte languages hardly have several of them. */
const common = ['的', '年', '月', '工', '作', '学', '大', '司', '负', '责', '经', '电', '话', '名', '业'];
const minCommon = 3;

function isChinese(text: string, bytes: Uint8Array): boolean {
  const high = bytes.reduce((count, byte) => (byte >= 0x80 ? count + 1 : count), 0);
  const signs = text.match(/[^\p{ASCII}]/gu) ?? [];
  return (
    high >= bytesPerSign * signs.length && common.filter((sign) => text.includes(sign)).length >= minCommon
  );
}

/** Maximum share of accented letters; no Western language has more, so others are of a different alphabet. */
const maxAccented = 0.3;
const fewAccented = 3;
/** A sign between letters is a letter in a different encoding: `Wroc³aw`. */
const signInWord = /\p{L}[£¥¯³¹¼¾¿](?=\p{Ll})/u;

function isWestern(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const accented = text.match(/[À-ÿŒœŠšŽžŸ]/gu) ?? [];
  const hasControls = /\p{Cc}/u.test(text.replace(/[\t-\r]/g, ''));
  return (
    !hasControls && !signInWord.test(text) && accented.length <= fewAccented + maxAccented * letters.length
  );
}

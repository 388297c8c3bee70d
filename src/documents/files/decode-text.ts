/* Text files of other programs and other times: not all of them are in UTF-8, and few say what they are in. */

export interface DecodedText {
  readonly text: string;
  /** What was taken for its encoding because it is neither UTF-8 nor says what it is; null where that is known. */
  readonly guessed: 'windows-1252' | 'gb18030' | null;
}

/** To follow the name of a file that no encoding fits. */
export const notText = 'is not a text file that can be read; save it with the encoding UTF-8';

/** The text of a file; null where it is none, or in an encoding that nothing tells. */
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

/** What to say of a text whose encoding was guessed. */
export function encodingNote({ guessed }: DecodedText): string | null {
  return guessed === null ? null : `read as ${guessed}; save it with the encoding UTF-8 if letters are wrong`;
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
    // A name that nobody knows is as good as none.
    return null;
  }
}

/** What Windows has at 80 to 9F; some versions of Node decode these as if they were Latin-1. */
const signsOfWindows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function signOfWindows(control: string): string {
  return signsOfWindows.charAt(control.charCodeAt(0) - 0x80) || control;
}

/** Browsers look no further either. */
const headLength = 1024;
const ofPage = /<meta\s[^<>]{0,200}?charset\s?=[\s"']{0,3}([\w.:-]{2,40})/iu;
const ofXml = /^<\?xml\s[^<>]{0,100}?encoding\s?=\s?["']([\w.:-]{2,40})/iu;

/** What a page or an XML file says that it is in. */
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

/** Two bytes make a sign, both of them high; accents in a Western text stand alone among letters. */
const bytesPerSign = 1.8;
/** Signs that no resume and no posting is without; text in other languages of two bytes hardly has several of them. */
const common = ['的', '年', '月', '工', '作', '学', '大', '司', '负', '责', '经', '电', '话', '名', '业'];
const fewestCommon = 3;

function isChinese(text: string, bytes: Uint8Array): boolean {
  const high = bytes.reduce((count, byte) => (byte >= 0x80 ? count + 1 : count), 0);
  const signs = text.match(/[^\p{ASCII}]/gu) ?? [];
  return (
    high >= bytesPerSign * signs.length && common.filter((sign) => text.includes(sign)).length >= fewestCommon
  );
}

/** More letters with accents than any Western language has are letters of another alphabet. */
const mostAccented = 0.3;
const fewAccented = 3;
/** `Wroc³aw`: between letters these are letters of another encoding. */
const signInWord = /\p{L}[£¥¯³¹¼¾¿](?=\p{Ll})/u;

function isWestern(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const accented = text.match(/[À-ÿŒœŠšŽžŸ]/gu) ?? [];
  const hasControls = /\p{Cc}/u.test(text.replace(/[\t-\r]/g, ''));
  return (
    !hasControls && !signInWord.test(text) && accented.length <= fewAccented + mostAccented * letters.length
  );
}

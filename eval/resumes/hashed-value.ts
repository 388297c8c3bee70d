import { createHash, createHmac } from 'node:crypto';

/** Hashes a value of one file: HMAC-SHA-256, keyed with the SHA-512 of the file's bytes, 16 hex digits. */
export type HashValue = (value: string) => string;

export function hashOfValuesIn(file: Uint8Array): HashValue {
  const key = createHash('sha512').update(file).digest();
  return (value) => createHmac('sha256', key).update(value).digest('hex').slice(0, 16);
}

/** Normalizes text for comparison: no case, white space and punctuation. `C`, `C++` and `C#` remain different. */
export function comparableText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+#]/gu, '');
}

export function comparablePhone(text: string): string {
  return text.replace(/\D/g, '').replace(/^00/, '');
}

export function comparableLink(text: string): string {
  const address = text
    .trim()
    .toLowerCase()
    .replace(/^(?:https?:)?\/\//, '')
    .replace(/^www\./, '');
  return comparableText(address);
}

/** The first four and the last four words of a text. */
export function endsOf(text: string): readonly string[] {
  const words = text.split(/\s+/).filter((word) => comparableText(word) !== '');
  return [words.slice(0, 4), words.slice(-4)].map((four) => comparableText(four.join('')));
}

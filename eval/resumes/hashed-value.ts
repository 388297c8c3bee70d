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

/** The longest clause, in letters, that begins or ends a Chinese summary in its label. */
const maxHanClause = 40;

/**
 * All spellings of the beginning and the end of a Chinese text: without blanks it has no four words, so its labels have
 * clauses of any length. Empty for other texts.
 */
export function hanEndsOf(text: string): readonly string[] {
  const letters = comparableText(text);
  if (2 * (letters.match(/\p{Script=Han}/gu) ?? []).length < letters.length) return [];
  const lengths = Array.from({ length: Math.min(maxHanClause, letters.length) }, (_, index) => index + 1);
  return lengths.flatMap((first) =>
    lengths.map((last) => letters.slice(0, first) + letters.slice(letters.length - last)),
  );
}

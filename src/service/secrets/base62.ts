import type { Randomness } from '../ports.ts';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** The largest multiple of 62 that a byte can hold: bytes from here on would favour the first letters. */
const unbiased = 248;

export function randomBase62(length: number, randomness: Randomness): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomness.bytes(length)) {
      if (byte < unbiased && text.length < length) text += alphabet.charAt(byte % 62);
    }
  }
  return text;
}

/** The number with leading zeros. */
export function base62(value: number, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest = Math.floor(rest / 62)) {
    text = alphabet.charAt(rest % 62) + text;
  }
  return text;
}

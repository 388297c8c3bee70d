import { timingSafeEqual } from 'node:crypto';
import { apiKeyPattern, type Mode, shownKeyLength } from '../contract/identifiers.ts';
import type { Randomness } from './ports.ts';

const keyPattern = new RegExp(apiKeyPattern);
const secretLength = 32;
const headLength = 'key_live_'.length;

/** `key_live_` or `key_test_` + 32 base62 characters (190 bits) + 6 of their CRC-32. */
export function createApiKeySecret(mode: Mode, randomness: Randomness): string {
  const random = randomBase62(secretLength, randomness);
  return `key_${mode}_${random}${checksum(random)}`;
}

/** The mode of a key; null if it is malformed or mistyped. */
export function modeOfApiKey(secret: string): Mode | null {
  if (!keyPattern.test(secret)) return null;
  const random = secret.slice(headLength, headLength + secretLength);
  if (checksum(random) !== secret.slice(headLength + secretLength)) return null;
  return secret.startsWith('key_live_') ? 'live' : 'test';
}

/** The part of a key that may be shown. */
export function apiKeyPrefix(secret: string): string {
  return `${secret.slice(0, shownKeyLength)}…`;
}

const tokenPattern = /^dash_([\w-]{43})([0-9A-Za-z]{6})$/;

/** `dash_` + 43 base64url characters (256 bits) + 6 base62 of their CRC-32. */
export function createDashboardToken(randomness: Randomness): string {
  const random = Buffer.from(randomness.bytes(32)).toString('base64url');
  return `dash_${random}${checksum(random)}`;
}

export function isDashboardToken(token: string): boolean {
  const [, random, sum] = tokenPattern.exec(token) ?? [];
  return random !== undefined && checksum(random) === sum;
}

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** The largest multiple of 62 in a byte: higher bytes would favor the first letters. */
const unbiased = 248;

function randomBase62(length: number, randomness: Randomness): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomness.bytes(length)) {
      if (byte < unbiased && text.length < length) text += alphabet.charAt(byte % 62);
    }
  }
  return text;
}

/** Base 62 with leading zeros. */
function base62(value: number, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest = Math.floor(rest / 62)) {
    text = alphabet.charAt(rest % 62) + text;
  }
  return text;
}

const polynomial = 0xedb88320;

/** The CRC-32 of ASCII text, because importing node:zlib would slow down every start. */
export function crc32(text: string): number {
  let remainder = 0xffffffff;
  for (const character of text) {
    remainder ^= character.charCodeAt(0);
    for (let bit = 0; bit < 8; bit += 1) {
      remainder = remainder & 1 ? (remainder >>> 1) ^ polynomial : remainder >>> 1;
    }
  }
  return ~remainder >>> 0;
}

/** Six base62 characters of the CRC-32, so that mistyped secrets are refused without a lookup. */
function checksum(text: string): string {
  return base62(crc32(text), 6);
}

/** Compares in constant time. */
export function isSameSecret(given: string, known: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(known)];
  return a.length === b.length && timingSafeEqual(a, b);
}

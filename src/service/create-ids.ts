import type { Clock, Randomness } from './ports.ts';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const characters = 26;
const randomBytes = 10;
/** Leaves 64 of the 80 random bits. */
const stepShift = 16n;

/** `newest`: the highest stored id; the new one is higher, even if the clock was set back. */
export type NewId = (prefix: string, newest?: string | null) => string;

/**
 * Creates `prefix` + lower-case ULID: 48 bits of time and 80 of randomness in Crockford's base 32. Ids of one
 * generator always increase, even within a millisecond or if the clock is set back.
 */
export function createIds(clock: Clock, randomness: Randomness): NewId {
  let last = 0n;
  return (prefix, newest) => {
    const random = BigInt(`0x${Buffer.from(randomness.bytes(randomBytes)).toString('hex')}`);
    const fresh = (BigInt(clock.now()) << 80n) | random;
    const known = newest ? decode(newest.slice(prefix.length)) : 0n;
    const highest = known > last ? known : last;
    // A random step, because another process may start from the same id.
    last = fresh > highest ? fresh : highest + 1n + (random >> stepShift);
    return prefix + encode(last);
  };
}

function decode(text: string): bigint {
  return [...text].reduce(
    (value, letter) => (value << 5n) | BigInt(Math.max(0, alphabet.indexOf(letter))),
    0n,
  );
}

function encode(value: bigint): string {
  let text = '';
  for (let rest = value; text.length < characters; rest >>= 5n) {
    text = alphabet.charAt(Number(rest & 31n)) + text;
  }
  return text;
}

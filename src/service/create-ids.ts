import type { Clock, Randomness } from './ports.ts';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const characters = 26;
const randomBytes = 10;

/**
 * Makes `prefix` + lower-case ULID: 48 bits of time, 80 of randomness, in Crockford's base 32.
 * Ids of one maker only grow, also within a millisecond and when the clock steps back.
 */
export function createIds(clock: Clock, randomness: Randomness): (prefix: string) => string {
  let last = 0n;
  return (prefix) => {
    const random = BigInt(`0x${Buffer.from(randomness.bytes(randomBytes)).toString('hex')}`);
    const fresh = (BigInt(clock.now()) << 80n) | random;
    last = fresh > last ? fresh : last + 1n;
    return prefix + encode(last);
  };
}

function encode(value: bigint): string {
  let text = '';
  for (let rest = value; text.length < characters; rest >>= 5n) {
    text = alphabet.charAt(Number(rest & 31n)) + text;
  }
  return text;
}

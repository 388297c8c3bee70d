import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apiKeyPattern, modes } from '../../src/contract/identifiers.ts';
import {
  apiKeyPrefix,
  createApiKeySecret,
  createDashboardToken,
  isDashboardToken,
  modeOfApiKey,
} from '../../src/service/secrets.ts';

const bytes = fc.uint8Array({ minLength: 64, maxLength: 64 });
/** Returns the drawn bytes, then sevens. The first byte is always 7, below the limit for base62. */
const randomnessOf = (drawn: Uint8Array) => ({
  bytes: (count: number) => Uint8Array.from({ length: count }, (_, index) => drawn[index] ?? 7).with(0, 7),
});

describe('an API key', () => {
  it('has the published form and names its mode', () => {
    fc.assert(
      fc.property(bytes, fc.constantFrom(...modes), (drawn, mode) => {
        const secret = createApiKeySecret(mode, randomnessOf(drawn));
        expect(secret).toMatch(new RegExp(apiKeyPattern));
        expect(modeOfApiKey(secret)).toBe(mode);
      }),
    );
  });

  it('ends with the CRC-32 of its random part', () => {
    // Calculated with Python's zlib: the CRC-32 of "7" and 31 zeros, in base62.
    const secret = createApiKeySecret('live', randomnessOf(new Uint8Array(64)));
    expect(secret).toBe(`key_live_7${'0'.repeat(31)}0Rhx49`);
  });

  it('is not recognized when any character is changed', () => {
    const secret = createApiKeySecret('test', randomnessOf(Uint8Array.from({ length: 64 }, (_, n) => n * 3)));
    for (let at = 0; at < secret.length; at += 1) {
      const wrong = secret[at] === 'x' ? 'y' : 'x';
      expect(modeOfApiKey(secret.slice(0, at) + wrong + secret.slice(at + 1))).toBeNull();
    }
  });

  it('is shown by its first 13 characters only', () => {
    const secret = createApiKeySecret('live', randomnessOf(new Uint8Array(64)));
    expect(apiKeyPrefix(secret)).toBe(`${secret.slice(0, 13)}…`);
  });
});

describe('a dashboard token', () => {
  it('has 256 random bits and a checksum', () => {
    fc.assert(
      fc.property(bytes, (drawn) => {
        const token = createDashboardToken(randomnessOf(drawn));
        expect(token).toMatch(/^dash_[\w-]{43}[0-9A-Za-z]{6}$/);
        expect(isDashboardToken(token)).toBe(true);
        expect(isDashboardToken(`${token}0`)).toBe(false);
        expect(isDashboardToken(token.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')))).toBe(false);
      }),
    );
  });
});

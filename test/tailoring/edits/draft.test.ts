import fc from 'fast-check';
import { expect, it } from 'vitest';
import { copyData } from '../../../src/tailoring/edits/draft.ts';

it('equals the original and shares no part with it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const written = JSON.stringify(value);
      const copy = copyData(value);
      expect(JSON.stringify(copy)).toBe(written);
      expect(partsOf(copy).some((part) => partsOf(value).includes(part))).toBe(false);
    }),
  );
});

it('copies a key named __proto__ like any other', () => {
  const value = JSON.parse('{"__proto__": {"visible": true}}');
  expect(JSON.stringify(copyData(value))).toBe('{"__proto__":{"visible":true}}');
  expect(copyData(value).visible).toBeUndefined();
});

function partsOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(partsOf)] : [];
}

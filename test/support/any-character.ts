import fc from 'fast-check';

const surrogates = { first: 0xd800, count: 0x800 };

/** Any of Unicode: for texts as fast-check's unit `binary` gives them, which takes a second to set up in each worker. */
export const anyCharacter: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0x10ffff - surrogates.count })
  .map((code) => String.fromCodePoint(code < surrogates.first ? code : code + surrogates.count));

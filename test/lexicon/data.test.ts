import { expect, it } from 'vitest';
import { root } from '../../build/root.ts';
import { readPacked } from '../../src/lexicon/packed/packed-file.ts';
import { packedFile } from '../../src/lexicon/packed/packed-lexicon.ts';
import { checkLexicon } from '../../tools/lexicon/check-lexicon.ts';
import { packLexicon } from '../../tools/lexicon/pack-lexicon.ts';

it('no row of the data breaks a rule', () => {
  expect(checkLexicon()).toEqual([]);
});

it('the file that the engine reads is made of the data as it is now', () => {
  expect(readPacked(packedFile(root))).toEqual(packLexicon());
});

import { expect, it } from 'vitest';
import { createLexicon, standardLexicon } from '../../src/lexicon/lexicon.ts';
import { packedSkills } from '../../src/lexicon/packed/packed-lexicon.ts';
import { readText } from '../../src/lexicon/read-text.ts';
import { indexOwnTerms } from '../../src/lexicon/skills/own-terms.ts';

it('a text is read by the lexicon that is asked, whatever another made of it before', () => {
  const own = indexOwnTerms([{ name: 'Frobnicator Suite', kind: 'tool' }], packedSkills());
  const lexicons = [standardLexicon(), createLexicon([own]), standardLexicon()];
  const named = lexicons.map((lexicon) => readText(lexicon, 'Ran the Frobnicator Suite').terms);
  expect(named.map((terms) => terms.map(({ canonical }) => canonical))).toEqual([
    [],
    ['Frobnicator Suite'],
    [],
  ]);
});

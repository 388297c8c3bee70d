import { expect, it } from 'vitest';
import { createLexicon, standardLexicon, withLexicon } from '../../src/lexicon/lexicon.ts';
import { packedSkills } from '../../src/lexicon/packed/packed-lexicon.ts';
import { readText } from '../../src/lexicon/read-text.ts';
import { indexOwnTerms } from '../../src/lexicon/skills/own-terms.ts';

it('a text is read by the lexicon that is asked, whatever another made of it before', () => {
  const own = indexOwnTerms([{ name: 'Frobnicator Suite', kind: 'tool' }], packedSkills());
  const lexicons = [standardLexicon(), createLexicon([own]), standardLexicon()];
  const termsIn = (text: string) => readText(text).terms.map(({ canonical }) => canonical);
  const named = lexicons.map((lexicon) => withLexicon(lexicon, () => termsIn('Ran the Frobnicator Suite')));
  expect(named).toEqual([[], ['Frobnicator Suite'], []]);
});

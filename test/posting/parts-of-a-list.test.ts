import { expect, test } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { analyzePosting } from '../../src/posting/analysis.ts';

test.each([
  ['Entretenir le phare, y compris gestion des lampes et des cordages du quai', 'compris'],
  ['Preparar los informes del faro, incluyendo detalles de las lámparas y de las ventas', 'incluyendo'],
])('no phrase begins with the words that open a part of a list: %s', (line, word) => {
  const { lines } = analyzePosting(standardLexicon(), {
    jobDescription: `- ${line}`,
    companyName: '',
    position: '',
  });
  const firstWords = lines.flatMap(({ view, phrases }) =>
    phrases.map(({ first }) => view.tokens[first]?.text),
  );
  expect(firstWords).not.toContain(word);
  expect(firstWords.length).toBeGreaterThan(0);
});

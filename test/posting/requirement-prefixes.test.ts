import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readByRules } from '../../src/posting/read-posting.ts';

const led: readonly (readonly [text: string, expected: readonly string[]])[] = [
  ["Connaissance de l'allumage des lampes", ['allumage des lampes']],
  ['Maîtriser le polissage des cuivres', ['polissage des cuivres']],
  ['Vous possédez de bonnes connaissances techniques du matelotage', ['matelotage']],
  ['Habilidad para la reparación de faroles', ['reparación de faroles']],
  ['Conocer el pulido de latones', ['pulido de latones']],
  ['Mit Schwerpunkt im Laternenbau', ['Laternenbau']],
  ['Three years in towers with a focus on wick storage', ['wick storage']],
];

describe('a requirement prefix before a thing that no table knows', () => {
  it.each(led)('%s', (text, expected) => {
    const jobDescription = `Keeper\n\nRequirements / Profil / Requisitos:\n- ${text}\n- Docker`;
    const { requirements } = readByRules(standardLexicon(), {
      jobDescription,
      position: '',
      companyName: '',
    });
    expect(requirements.map(({ term }) => term)).toEqual([...expected, 'Docker']);
  });
});

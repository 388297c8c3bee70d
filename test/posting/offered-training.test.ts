import { expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readPosting } from '../../src/posting/read-posting.ts';

function degreeOf(heading: string): string | null {
  const jobDescription = `# Zugbegleiter (m/w/d)

Was wir erwarten:
- Freude am Umgang mit Menschen
- Fließende Deutschkenntnisse (B2)
- Erfahrung im Service

${heading}
- Eine Kurzausbildung zum Zugbegleiter und eine Einarbeitung auf dem Zug
- Ein spannendes Arbeitsumfeld in einem dynamischen Team
- Eine attraktive Vergütung mit Zusatzleistungen
- Weiterbildungs- und Aufstiegsmöglichkeiten`;
  return readPosting(standardLexicon(), { jobDescription, companyName: '', position: '' }).degree;
}

it('training that a line offers is not asked for, whatever its heading', () => {
  expect(degreeOf('Unser Partner bieten Dir:')).toBeNull();
  expect(degreeOf('Das bekommst du:')).toBeNull();
});

it('a degree is asked for before years of guiding people', () => {
  const jobDescription =
    'Shift Supervisor\n\nJob description\n\n- Plans the shifts\n- Bachelor’s degree, or else 2 years of supervising ferry crews\n- Checks the stock';
  const { degree } = readPosting(standardLexicon(), { jobDescription, companyName: '', position: '' });
  expect(degree).toBe('bachelor');
});

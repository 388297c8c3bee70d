import { expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readPosting } from '../../src/posting/read-posting.ts';

function termsOf(line: string): string[] {
  const jobDescription = `Specialist

Key responsibilities

* Prepare financial statements and explain variances to management
* Coordinate the external audit and prepare supporting schedules

Requirements

* Bachelor's degree in Accounting or Finance
* ${line}
* Advanced Excel: lookups, pivot tables, Power Query
`;
  return readPosting(standardLexicon(), {
    jobDescription,
    companyName: 'Westgate',
    position: 'Specialist',
  }).requirements.map(({ term }) => term);
}

it.each([
  ['Experience with Adobe After Effects', ['Adobe After Effects']],
  ['Knowledge of single sign-on', ['single sign-on']],
  ['Experience in inside sales', ['inside sales']],
  ['A/P and A/R experience', ['A/P', 'A/R']],
  ['Experience with AS/400', ['AS/400']],
  ['Internal controls over financial reporting', ['Internal controls over financial reporting']],
  ['Know your customer checks', ['Know your customer checks']],
])('reads a known name with small words: %s', (line, names) => {
  expect(termsOf(line)).toEqual(expect.arrayContaining(names));
});

const frenchPosting = `Infirmier diplômé d'État (H/F)

Vos missions

- Assurer les soins d'hygiène et de confort
- Participer au protocole d'hygiène du service

Votre profil

- Diplôme d'État d'infirmier exigé
- Connaissance de la maladie d'Alzheimer
- Maîtrise d'Excel
`;

it('reads French names with an article, without the wording behind them', () => {
  const target = { jobDescription: frenchPosting, companyName: 'Oakmere', position: 'Infirmier' };
  const terms = readPosting(standardLexicon(), target).requirements.map(({ term }) => term);
  expect(terms).toEqual(
    expect.arrayContaining(["Diplôme d'État d'infirmier", "maladie d'Alzheimer", "soins d'hygiène"]),
  );
  expect(terms.filter((term) => /exigé/.test(term))).toEqual([]);
});

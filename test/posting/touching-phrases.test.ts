import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPosting } from '../../src/posting/read-posting.ts';

function read(jobDescription: string, position: string): string[] {
  const target = { jobDescription, companyName: 'Westgate', position };
  return readPosting(target).requirements.map(({ term }) => term);
}

/** A posting with enough lines of its kind for the models. */
function termsOf(line: string): string[] {
  const jobDescription = `Senior Accountant

Key responsibilities

* Prepare financial statements and explain variances to management
* Coordinate the external audit and prepare supporting schedules

Requirements

* Bachelor's degree in Accounting or Finance
* ${line}
* Advanced Excel: lookups, pivot tables, Power Query

Preferred

* Experience in public accounting
* Knowledge of multi-currency consolidation
`;
  return read(jobDescription, 'Senior Accountant');
}

describe('phrases with only a blank between them', () => {
  it('are one if neither is known', () => {
    const jobDescription = readFileSync('eval/cases/blind-two/postings/respiratory-therapist.txt', 'utf8');
    const terms = read(jobDescription, 'Respiratory Therapist');
    expect(terms).toContain('Neonatal/Pediatric Specialist');
    expect(terms).not.toContain('Specialist');
  });

  it('are a modifier and a known term', () => {
    const terms = termsOf('Experience with a mid-size ERP system, NetSuite preferred');
    expect(terms).toContain('ERP system');
    expect(terms).not.toContain('mid-size');
  });
});

describe('a pronoun in capitals', () => {
  it.each([
    ['Good command of US GAAP', 'US GAAP'],
    ['Knowledge of IT infrastructure', 'IT infrastructure'],
  ])('is a name: %s', (line, term) => {
    expect(termsOf(line)).toContain(term);
  });

  it('is a pronoun in a line of capitals', () => {
    expect(termsOf('TELL US ABOUT IT').filter((term) => /US|IT/.test(term))).toEqual([]);
  });
});

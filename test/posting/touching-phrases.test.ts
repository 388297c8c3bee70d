import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readPosting } from '../../src/posting/read-posting.ts';
import { tracePosting } from '../../src/posting/trace/trace-posting.ts';

function read(jobDescription: string, position: string): string[] {
  const target = { jobDescription, companyName: 'Westgate', position };
  return readPosting(standardLexicon(), target).requirements.map(({ term }) => term);
}

/** A posting with enough lines of its kind for the models. */
function postingWith(line: string): string {
  return `Senior Accountant

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
}

function termsOf(line: string): string[] {
  return read(postingWith(line), 'Senior Accountant');
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

it('the trace shows the modifier as part of the known term, not as denied', () => {
  const jobDescription = postingWith('Experience with a mid-size ERP system, NetSuite preferred');
  const { lines } = tracePosting(standardLexicon(), {
    jobDescription,
    companyName: 'Westgate',
    position: 'Senior Accountant',
  });
  const spans = lines.flatMap((line) => line.spans).filter(({ text }) => text === 'mid-size');
  expect(spans.map(({ outcome }) => outcome)).toEqual(['overlapping']);
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

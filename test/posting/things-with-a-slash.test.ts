import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readPosting } from '../../src/posting/read-posting.ts';

/* Two things that share a word beside a slash are one requirement: `accounts payable/receivable`. */

/** What a posting that has enough lines for the models asks for beside its other lines. */
function termsIn(jobDescription: string): readonly string[] {
  return readPosting(standardLexicon(), { jobDescription, companyName: 'Harbor Tools', position: '' })
    .requirements.filter((one) => one.class === 'must')
    .map(({ term, alternatives }) => [term, ...alternatives.filter((name) => name !== term)].join(' = '));
}

const english = (...lines: readonly string[]) =>
  termsIn(`Harbor clerk

Your tasks

- Keep the tide tables correct and explain them to skippers

Requirements

- Two years of work in a harbor
${lines.map((line) => `- ${line}`).join('\n')}
- Knowledge of knots
`);

const german = (line: string) =>
  termsIn(`Werftkalkulation (m/w/d)

Deine Aufgaben

- Du betreust die Rechner der Werft und hilfst den Meistern

Dein Profil

- ${line}
- Erfahrung in der Seefahrt
- Gute Kenntnisse der Knotenkunde
`);

describe('two things that share a word', () => {
  it.each([
    ['Experience with accounts payable/receivable', 'accounts payable/receivable'],
    ['Accounts payable / receivable and tide charts', 'Accounts payable / receivable'],
    ['Experience in MIG/TIG welding', 'MIG/TIG welding'],
    ['MIG / TIG welding of hulls', 'MIG / TIG welding'],
  ])('are shown as written: %s', (line, term) => {
    expect(english(line)).toContain(term);
  });

  it.each([
    ['Erfahrung in der Vor-/Nachkalkulation', 'Vor-/Nachkalkulation = Nachkalkulation'],
    ['Lohn-/Gehaltsabrechnung', 'Lohn-/Gehaltsabrechnung = payroll processing'],
    [
      'Debitoren-/Kreditorenbuchhaltung',
      'Debitoren-/Kreditorenbuchhaltung = accounts receivable = accounts payable',
    ],
  ])('are shown as written in German: %s', (line, term) => {
    expect(german(line)).toContain(term);
  });

  it('are not asked for twice', () => {
    const terms = english('Experience with MIG/TIG welding', 'Experience with TIG welding');
    expect(terms.filter((term) => /welding/.test(term))).toEqual(['TIG welding', 'MIG welding']);
  });
});

describe('two things beside a slash that share no word', () => {
  it.each([
    ['Experience with Java/C++ programming', 'Java/C++ programming = Java = C++'],
    ['Experience with bookkeeping/TIG welding', 'bookkeeping/TIG welding = bookkeeping = TIG welding'],
  ])('are a choice: %s', (line, term) => {
    expect(english(line)).toContain(term);
  });

  it('are not one thing with a comma or a word between them', () => {
    const terms = english('Experience with accounts payable, receivable moorings/hulls');
    expect(terms).toContain('accounts payable');
  });
});

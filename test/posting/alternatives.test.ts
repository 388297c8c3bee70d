import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readByRules, readPosting } from '../../src/posting/read-posting.ts';

const asked = (jobDescription: string): readonly (readonly string[])[] =>
  readByRules(standardLexicon(), { jobDescription, companyName: '', position: '' }).requirements.map(
    ({ alternatives }) => alternatives,
  );

const choices: readonly (readonly [text: string, alternatives: readonly (readonly string[])[]])[] = [
  ['Requirements:\n- Experience with Terraform and/or Pulumi', [['Terraform', 'Pulumi']]],
  ['Requirements:\n- Experience with Terraform and / or Pulumi', [['Terraform', 'Pulumi']]],
  ['Anforderungen:\n- Kenntnisse in SAP und/oder DATEV', [['SAP', 'DATEV']]],
  ['Requisitos:\n- Manejo de SAP y/o Odoo', [['SAP', 'Odoo']]],
  ['Requirements:\n- Experience with Terraform, or with Pulumi', [['Terraform', 'Pulumi']]],
  ['Anforderungen:\n- Erfahrung mit SAP oder mit DATEV', [['SAP', 'DATEV']]],
  ['Anforderungen:\n- Erfahrung mit SAP oder vergleichbaren ERP-Systemen', [['SAP', 'ERP']]],
  ['任职要求：\n- 熟悉Java开发或Python', [['Java', 'Python']]],
];

describe('one of several is enough', () => {
  it.each(choices)('%s', (text, alternatives) => {
    expect(asked(text)).toEqual(alternatives);
  });

  it('but not where things are joined by "and"', () => {
    expect(asked('Requirements:\n- Experience with Terraform and with Pulumi')).toEqual([
      ['Terraform'],
      ['Pulumi'],
    ]);
  });

  it('and a choice with "and/or" is not split at its slash', () => {
    const text = 'Requirements:\n- Terraform and/or Pulumi\n- Pulumi';
    expect(asked(text)).toEqual([['Terraform', 'Pulumi'], ['Pulumi']]);
  });
});

describe('a row of job titles', () => {
  const posting = (line: string) => ({
    jobDescription: `Wir suchen Verstärkung für die Leuchtturmwartung.\n\nAnforderungen:\n- ${line}\n- Sichere Kenntnisse in SAP\n- Führerschein Klasse B\n\nAufgaben:\n- Wartung der Anlagen`,
    companyName: '',
    position: '',
  });
  const groupWith = (name: string, line: string) =>
    readPosting(standardLexicon(), posting(line)).requirements.find(({ alternatives }) =>
      alternatives.includes(name),
    )?.alternatives;

  it('is met by any one of them', () => {
    expect(
      groupWith('Netzwerktechniker', 'Erfahrung als Netzwerktechniker (m/w/d), Systemadministrator (m/w/d)'),
    ).toEqual(['Netzwerktechniker', 'Systemadministrator']);
  });

  it('is not made of departments', () => {
    const { requirements } = readByRules(standardLexicon(), {
      jobDescription: 'Requirements:\n- Experience with sales, marketing',
      companyName: '',
      position: '',
    });
    expect(requirements.map(({ alternatives }) => alternatives)).toEqual([['sales'], ['marketing']]);
  });
});

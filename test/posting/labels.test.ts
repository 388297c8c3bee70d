import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readByRules, readPosting } from '../../src/posting/read-posting.ts';

function classesOf(jobDescription: string): Record<string, string> {
  const { requirements } = readByRules(standardLexicon(), { jobDescription, position: '', companyName: '' });
  return Object.fromEntries(requirements.map(({ term, class: asked }) => [term, asked]));
}

describe('a German colon inside a word', () => {
  it('labels nothing', () => {
    const text = 'Qualifikation\n- Kenntnisse in Docker\n- Wir suchen eine:n Turmwächter:in mit Terraform';
    expect(classesOf(text)).toEqual({ Docker: 'must', Terraform: 'must' });
  });
});

describe('a heading with its text on the same line', () => {
  it('heads the bullets below', () => {
    expect(classesOf('Keeper\n\nProfile: knowledge of Docker\n- Terraform\n- Ansible')).toEqual({
      Docker: 'must',
      Terraform: 'must',
      Ansible: 'must',
    });
  });

  it('in capitals heads the paragraphs below', () => {
    const lines = ['QUALIFICATIONS:  Docker', 'HOW TO APPLY:  send a letter.', 'Kindly name Kafka in it.'];
    expect(classesOf(`Keeper\n\n${lines.join('\n')}`)).toEqual({ Docker: 'must' });
  });
});

describe('an unknown heading directly below a known one', () => {
  it('belongs to its section', () => {
    const text = 'Keeper\n\nRequirements\n\nThe tower:\n- Docker\n- Rope splicing\n\nBenefits\n- Kafka';
    expect(classesOf(text)).toEqual({ Docker: 'must', 'Rope splicing': 'must' });
  });
});

describe('a first line of a list without bullets that asks for a degree', () => {
  it('is no heading', () => {
    const text =
      'Keeper\n\nRequirements\n\nMaster’s degree in nursing required\nDocker preferred\nTerraform required';
    expect(classesOf(text)).toEqual({ Docker: 'nice', Terraform: 'must' });
  });
});

const fields = [
  'OPEN TO: Everybody who lives in Wicktown',
  'POSITION DURATION: Kafka term',
  'Lieu de travail : Tour Kafka',
  'Lugar de trabajo: Faro Kafka',
  'Einsatzort: Kafka-Turm',
  'Industry: Kafka hosting',
  'Branche: Kafka-Hosting',
  'Secteur d’activité : Kafka',
  'Giro de la empresa: Kafka',
  '所属行业：Kafka',
  'Tags: Kafka, Terraform',
];

describe('a field of a job board', () => {
  it.each(fields)('asks for nothing: %s', (line) => {
    expect(classesOf(`Requirements\n- Docker\n${line}`)).toEqual({ Docker: 'must' });
  });
});

describe('a heading for things that are not needed', () => {
  it.each(['Additional Information', 'Wicktown offers its keepers'])('%s', (heading) => {
    expect(classesOf(`Keeper\n\nRequirements\n- Docker\n- Terraform\n\n${heading}\n\nKafka`)).toEqual({
      Docker: 'must',
      Terraform: 'must',
    });
  });
});

describe('headings in traditional characters', () => {
  it('separate duties from requirements', () => {
    expect(classesOf('守塔人\n\n工作內容\n1.維護Kafka\n\n職務需求\n1.熟悉Docker')).toEqual({
      Kafka: 'responsibility',
      Docker: 'must',
    });
  });
});

describe('a heading in capitals with its text on the same line', () => {
  it('is nothing that is asked for', () => {
    const jobDescription = `JOB TITLE: Certified Coder

DUTIES:
- Audits claims for accuracy
- Codes medical records

PRODUCTION EXPECTATIONS:Meet the claim review quota of 25 claims per day
- Maintain 95% accuracy

QUALIFICATIONS:
- Current CPC
- Current orthopedic billing experienceE/M coding experience and charts of 20 clinics`;
    const { requirements } = readPosting(standardLexicon(), {
      jobDescription,
      position: '',
      companyName: '',
    });
    const terms = requirements.map(({ term }) => term);
    expect(terms).toContain('Codes medical records');
    expect(terms).not.toContain('PRODUCTION EXPECTATIONS');
    // The last line is two items.
    expect(terms.filter((term) => term.includes('experienceE'))).toEqual([]);
  });
});

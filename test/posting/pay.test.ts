import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readByRules } from '../../src/posting/read-posting.ts';

function termsIn(jobDescription: string): string[] {
  const { requirements } = readByRules(standardLexicon(), { jobDescription, position: '', companyName: '' });
  return requirements.map(({ term }) => term);
}

const paid = [
  'The salary range for this role is $50,000 to $60,000 and reflects Ansible skills.',
  'Compensation is determined by knowledge, skills and experience in Ansible.',
  'The actual wage offered may vary with your Ansible experience.',
  'This role is eligible for an annual bonus and Ansible stock.',
  'Between $40,000 - $60,000 per year, plus Ansible.',
  'Pay commensurate with experience in Ansible.',
  'Medical, dental and vision cover, and lessons in Ansible.',
  'Die Vergütung richtet sich nach Ihrer Erfahrung mit Ansible.',
  'Rémunération selon votre expérience avec Ansible.',
  'Salario según experiencia con Ansible.',
  '薪资根据Ansible经验面议，每周双休。',
];

const printed = [
  'All qualified applicants will be considered, with Ansible or without.',
  'Applicants with disabilities may ask for help with the process and with Ansible.',
  'Acme reserves the right to change its Ansible at any time.',
  'Write to keeper@example.com about Ansible today.',
  'To learn more about Ansible at Acme, look at our page.',
];

describe('a sentence below requirements', () => {
  it.each(paid)('that tells the pay asks for nothing: %s', (sentence) =>
    expect(termsIn(`Keeper\n\nRequirements\n\n${sentence}\n\nDocker\n\nTerraform`)).toEqual([
      'Docker',
      'Terraform',
    ]),
  );

  it.each(printed)('that is small print asks for nothing: %s', (sentence) =>
    expect(termsIn(`Keeper\n\nRequirements\n\nDocker\n\n${sentence}`)).toEqual(['Docker']),
  );

  it('asks for pay skills if pay is the work', () => {
    const text = 'Keeper\n\nRequirements\n- Experience building salary bands in Workday\n- Docker';
    expect(termsIn(text)).toContain('Workday');
  });

  it('asks in a long line below items without bullets', () => {
    const long =
      'Knowledge of Ansible in large harbours where many ships come and go at night and nobody may ever lose sight of the lamp that guides them';
    expect(termsIn(`Keeper\n\nRequirements\n\nDocker\n\n${long}`)).toContain('Ansible');
  });
});

describe('a company that helps', () => {
  it('does not make things nice to have', () => {
    const text = 'Keeper\n\nRequirements\n- Docker\n\nAcme helps sailors and captains with Ansible.';
    expect(termsIn(text)).not.toContain('Ansible');
  });
});

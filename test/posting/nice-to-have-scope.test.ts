import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readByRules } from '../../src/posting/read-posting.ts';

function classesOf(jobDescription: string): Record<string, string> {
  const { requirements } = readByRules(standardLexicon(), { jobDescription, position: '', companyName: '' });
  return Object.fromEntries(requirements.map(({ term, class: asked }) => [term, asked]));
}

function classesIn(item: string): Record<string, string> {
  return classesOf(`Keeper\n\nRequirements\n- ${item}\n- Rope splicing`);
}

describe('a nice-to-have among requirements', () => {
  it('applies to the end of its list', () => {
    const item = 'Experience with Docker, preferably with Terraform, Ansible, Helm, or a similar tool';
    expect(classesIn(item)).toMatchObject({
      Docker: 'must',
      Terraform: 'nice',
      Ansible: 'nice',
      Helm: 'nice',
    });
  });

  it('ends before the next requirement', () => {
    const item = 'Experience with Docker, ideally with Terraform, and with Ansible';
    expect(classesIn(item)).toMatchObject({ Docker: 'must', Terraform: 'nice', Ansible: 'must' });
  });

  it('does not change the text before it, even without a comma', () => {
    expect(classesIn('Experience with Docker ideally in Kubernetes')).toMatchObject({
      Docker: 'must',
      Kubernetes: 'nice',
    });
  });

  it('does not change the Spanish text before it', () => {
    expect(classesIn('Dos años con Docker, Terraform y Ansible de preferencia en Kubernetes')).toMatchObject({
      Docker: 'must',
      Terraform: 'must',
      Ansible: 'must',
      Kubernetes: 'nice',
    });
  });
});

const told = [
  'With lamps on every coast and expertise in Docker, Terraform and oil, we guide ships home.',
  'At the harbour, with experience in Docker, we light the way.',
  'Mit viel Erfahrung in Docker entwickeln wir Leuchttürme.',
  'Avec une solide expérience de Docker, nous éclairons la côte.',
  'Con experiencia en Docker, somos la luz de la costa.',
];

describe('text about the employer', () => {
  it.each(told)('asks for nothing, whatever it opens with: %s', (sentence) =>
    expect(classesOf(`Keeper\n\n${sentence}\n\nRequirements\n- Ansible`)).toEqual({ Ansible: 'must' }),
  );

  it('asks where the employer is looking for somebody', () => {
    const text = 'Keeper\n\nAt our harbour, we are looking for someone with experience in Docker.';
    expect(classesOf(text)).toEqual({ Docker: 'must' });
  });
});

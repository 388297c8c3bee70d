import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readByRules } from '../../src/posting/read-posting.ts';

function classesOf(jobDescription: string): Record<string, string> {
  const { requirements } = readByRules(standardLexicon(), { jobDescription, position: '', companyName: '' });
  return Object.fromEntries(requirements.map(({ term, class: asked }) => [term, asked]));
}

describe('a list that lost its bullets', () => {
  it('asks line by line, with words that no table knows', () => {
    const lines = ['Lantern trimming and wick storage', 'Docker', 'Rope splicing'];
    expect(classesOf(`Keeper\n\nREQUIREMENTS\n${lines.join('\n')}`)).toEqual({
      'Lantern trimming': 'must',
      'wick storage': 'must',
      Docker: 'must',
      'Rope splicing': 'must',
    });
  });

  it('asks line by line in small letters, too', () => {
    expect(classesOf('Keeper\n\nmust have\ndocker\nlantern trimming\nrope splicing')).toEqual({
      docker: 'must',
      'lantern trimming': 'must',
      'rope splicing': 'must',
    });
  });

  it('is not named after the numbers of a person specification', () => {
    const text = 'Keeper\n\nREQUIREMENTS\nE1 Lantern trimming\nE2 Rope splicing';
    expect(classesOf(text)).toEqual({ 'Lantern trimming': 'must', 'Rope splicing': 'must' });
  });

  it('is not joined like wrapped lines if other lines are much longer', () => {
    const long = `We light the coast ${'and the harbour and the bay '.repeat(5)}at night.`;
    const wide = 'Two years of keeping lamps, wicks, mirrors, flashers and brass';
    const text = `Keeper\n\n${long}\n\nREQUIREMENTS\n${wide}\nRope splicing`;
    expect(classesOf(text)).toMatchObject({ 'Rope splicing': 'must' });
  });

  it('has emoji as bullets if several lines begin with one', () => {
    const text = 'Keeper\n\n🎯 Requirements\n🛡 Docker\n🧪 Lantern trimming\n🗝 Rope splicing';
    expect(classesOf(text)).toEqual({ Docker: 'must', 'Lantern trimming': 'must', 'Rope splicing': 'must' });
  });

  it('goes on with a line that begins like a heading', () => {
    const text =
      'Keeper\n\nREQUIREMENTS\nTerraform\nMust know Docker\nMust run Ansible daily\n\nPLUSES\nPuppet';
    expect(classesOf(text)).toEqual({ Terraform: 'must', Docker: 'must', Ansible: 'must', Puppet: 'nice' });
  });

  it('does not join a long line with the next one', () => {
    const long = 'Use of brass polish, lamp oil, signal mirrors and Dalén flashers';
    const { 'signal mirrors': mirrors, 'Rope splicing': splicing } = classesOf(
      `Keeper\n\nREQUIREMENTS\nDocker\nTerraform\n${long}\nRope splicing and Ansible`,
    );
    expect({ mirrors, splicing }).toEqual({ mirrors: 'must', splicing: 'must' });
  });
});

describe('a list without headings', () => {
  it('asks for the things between two that it asks for', () => {
    const lines = [
      'Kafka consumer repairs',
      'You must know Docker',
      'Terraform, wick storage',
      'Ansible would be a plus',
      'Helm',
      'Deploy with Puppet',
      'Rust is a must',
    ];
    const text = `Keeper\n\n${lines.map((line) => `- ${line}`).join('\n')}`;
    expect(classesOf(text)).toEqual({
      Kafka: 'responsibility',
      Docker: 'must',
      Terraform: 'must',
      'wick storage': 'must',
      Ansible: 'nice',
      Helm: 'responsibility',
      Puppet: 'responsibility',
      Rust: 'must',
    });
  });
});

describe('a table of what is essential and what is desirable', () => {
  it('does not join its rows, and its marks are not skills', () => {
    const lines = [
      'Knowledge of Docker, Ansible and wick storage in a harbour - Essential (A/I)',
      'Rope splicing in a harbour setting - Desirable (I)',
    ];
    expect(classesOf(`Keeper\n\nREQUIREMENTS\n${lines.join('\n')}`)).toEqual({
      Docker: 'must',
      Ansible: 'must',
      'wick storage': 'must',
      'Rope splicing': 'nice',
    });
  });
});

describe('a heading behind an ornament that is also a bullet', () => {
  it('ends the list above it', () => {
    const text =
      "Keeper\n\n💼 What you'll do\n• Deploy with Docker\n\n✅ What you bring\n• Terraform\n• Ansible";
    expect(classesOf(text)).toEqual({ Docker: 'responsibility', Terraform: 'must', Ansible: 'must' });
  });

  it('is an item where a list only has gaps', () => {
    const text = 'Keeper\n\nRequirements\n• Docker\n\n• Skills in Terraform\n\n• Ansible';
    expect(classesOf(text)).toEqual({ Docker: 'must', Terraform: 'must', Ansible: 'must' });
  });
});

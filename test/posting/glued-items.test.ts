import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readByRules } from '../../src/posting/read-posting.ts';

function read(jobDescription: string) {
  return readByRules(standardLexicon(), { jobDescription, position: '', companyName: '' });
}

function classesOf(jobDescription: string): Record<string, string> {
  return Object.fromEntries(read(jobDescription).requirements.map(({ term, class: asked }) => [term, asked]));
}

const asked = { Docker: 'must', Terraform: 'must', Ansible: 'must' };

const glued: readonly (readonly [manner: string, list: string])[] = [
  ['nothing', 'Strong DockerExperience with TerraformFamiliarity with Ansible'],
  [
    'small letters that run into a capital',
    'Docker on ships and boatsSailing with TerraformAbility to steer Ansible',
  ],
  ['a bracket', 'Docker (on ships)Terraform (on boats)Ansible (in the harbour)'],
  ['the years of the next item', 'Docker on ships and boats2+ years of Terraform on rafts3 years of Ansible'],
  ['a full stop without its space', 'You know Docker.You know Terraform.We expect some Ansible too.'],
  [
    'a dash directly behind them',
    '- Docker on ships- Terraform on boats.- Ansible in the harbour.- Rope splicing.',
  ],
  ['a single space', 'Experience with Docker on ships Ability to use Terraform Excellent command of Ansible'],
];

describe('items of a list that lost their line breaks', () => {
  it.each(glued)('are read one by one with %s between them', (_, list) => {
    expect(classesOf(`Keeper\n\nRequirements\n\n${list}\n\nBenefits\n\nA lamp`)).toMatchObject(asked);
  });

  it('are duties below a duties heading, also where a name joins a verb', () => {
    const list =
      'Greets the ships at nightTrims the lamps by dayPolishes brass in the eveningKeeps the log in JiraMaintain Kafka';
    expect(classesOf(`Keeper\n\nResponsibilities\n\n${list}`)).toMatchObject({
      Jira: 'responsibility',
      Kafka: 'responsibility',
    });
  });

  it('are duties where a name joins the next verb', () => {
    const list =
      'Greeting ships at nightTrimming lamps by dayPolishing brass in the eveningKeeping the log in JiraMaintaining Kafka';
    expect(classesOf(`Keeper\n\nResponsibilities\n\n${list}`)).toMatchObject({
      Jira: 'responsibility',
      Kafka: 'responsibility',
    });
  });

  it('begin where their heading joins them', () => {
    const text =
      'Keeper\n\nYou trim lamps and greet ships.RequirementsDocker on ships and boatsAbility to use Terraform';
    expect(classesOf(text)).toMatchObject({ Docker: 'must', Terraform: 'must' });
  });

  it('end at the next heading among them', () => {
    const list = 'Docker on ships and boatsTerraform on rafts and buoysBonus: Ansible';
    expect(classesOf(`Keeper\n\nRequirements\n\n${list}`)).toMatchObject({ Docker: 'must', Ansible: 'nice' });
  });

  it('end at a heading without a colon that joins the next items', () => {
    const list = 'Docker on ships and boatsTrimming of lampsBonus points forHaving used Ansible';
    expect(classesOf(`Keeper\n\nRequirements\n\n${list}`)).toMatchObject({ Docker: 'must', Ansible: 'nice' });
  });

  it('state their years separately', () => {
    expect(read('Keeper\n\nRequirements\n\nDocker on ships and boats7+ years of lamp trimming').years).toBe(
      7,
    );
  });
});

describe('a capital inside of a word', () => {
  it('does not split names of code', () => {
    const list =
      '- hasOwnProperty and getElementById in daily use\n- canActivate, useState, sortBy of Docker';
    const terms = Object.keys(classesOf(`Keeper\n\nRequirements\n\n${list}`));
    expect(terms.filter((term) => /^(?:Own|Activate|State)/.test(term))).toEqual([]);
  });

  it.each(['JavaScript', 'javaScript', 'PostgreSQL', 'GitHub', 'gitHub'])('belongs to a name: %s', (name) => {
    const text = `Keeper\n\nRequirements\n\nFour winters with ${name} on ships and boats`;
    expect(Object.keys(classesOf(text))).toEqual([name]);
  });
});

import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readByRules } from '../../src/posting/read-posting.ts';

function classesOf(jobDescription: string): Record<string, string> {
  const { requirements } = readByRules(standardLexicon(), { jobDescription, position: '', companyName: '' });
  return Object.fromEntries(requirements.map(({ term, class: asked }) => [term, asked]));
}

const runTogether: readonly (readonly [manner: string, text: string])[] = [
  [
    'stars',
    'Keeper. Your Responsibilities: * Restart Kafka Requirements: * Docker * Terraform Bonus Points: * Ansible * Helm',
  ],
  [
    'headings in one paragraph',
    'You will restart Kafka. Qualifications: Docker, Terraform. Nice to have: Ansible, Helm. Salary: $60,000 and lunch.',
  ],
  [
    'French bullets behind a colon',
    'Gardien\n\nMissions :- Déployer Kafka\nDurée : 6 mois Profils recherchés :\n- Docker\n- Terraform\nAtouts :- Ansible\n- Helm',
  ],
  [
    'sentences of two letters',
    'Guardián del faro.Responsabilidades: reiniciar Kafka.El horario es de 8:00 a 15:00.Requisitos: Docker, Terraform.Se valorará: Ansible, Helm',
  ],
  [
    'headings in capitals behind a word',
    'Keeper\n\nDUTIES:• Restart Kafka• Greet every shipREQUIRED QUALIFICATIONS:• Docker• Terraform• Ability to stay awakeDESIRED QUALIFICATIONS:• Ansible• Helm',
  ],
  [
    'numbers',
    'Keeper\n\nDuties: 1) restart Kafka 2) polish brass 3) greet ships Requirements: 1) Docker 2) Terraform 3) patience Nice to have: Ansible, Helm',
  ],
  [
    'Chinese numbers',
    '守塔人 岗位职责：1、维护Kafka集群；2、值班；3、巡检。任职要求：1、熟悉Docker；2、熟悉Terraform；3、细心。加分项：Ansible、Helm',
  ],
];

describe('a posting that lost its line breaks', () => {
  it.each(runTogether)('is read by its headings: %s', (_, text) => {
    const { Kafka: duty, Docker, Terraform, Ansible, Helm } = classesOf(text);
    expect({ duty, Docker, Terraform, Ansible, Helm }).toEqual({
      duty: 'responsibility',
      Docker: 'must',
      Terraform: 'must',
      Ansible: 'nice',
      Helm: 'nice',
    });
  });

  it('begins a section at a heading in capitals that joins a word', () => {
    const text =
      'Keeper of a light on the northern shore of the lakeDUTIES: calls the harbour each morning from hereREQUIREMENTS: Docker and some postgreSQL';
    expect(classesOf(text)).toMatchObject({ Docker: 'must', postgreSQL: 'must' });
  });

  it('begins a section at a heading in capitals in the middle of a sentence', () => {
    const text = 'Keeper. DUTIES: trims lamps and calls the harbour REQUIREMENTS: Docker PREFERRED: Ansible';
    expect(classesOf(text)).toMatchObject({ Docker: 'must', Ansible: 'nice' });
  });

  it('asks for nothing below a heading about applying', () => {
    const text = 'Keeper. Requirements: Docker. How to apply: send a letter about Kafka to the harbour.';
    expect(classesOf(text)).toEqual({ Docker: 'must' });
  });

  it('does not split at the word "requirements" in a sentence or at a footnote star', () => {
    expect(classesOf('Requirements:\n- Docker, with Requirements in Jira * and Ansible')).toMatchObject({
      Docker: 'must',
      Jira: 'must',
      Ansible: 'must',
    });
  });
});

describe('numbers of a Chinese list', () => {
  it.each(['1、', '1，', '1,', '（1）', '1.'])('part its items: %s', (mark) => {
    const second = mark.replace('1', '2');
    expect(classesOf(`守塔人\n\n任职要求：\n${mark}熟悉Docker\n${second}有Ansible经验者优先`)).toEqual({
      Docker: 'must',
      Ansible: 'nice',
    });
  });
});

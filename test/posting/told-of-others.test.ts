import { describe, expect, test } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readByRules } from '../../src/posting/read-posting.ts';

function classesOf(jobDescription: string) {
  const { requirements } = readByRules(standardLexicon(), { jobDescription, position: '', companyName: '' });
  return Object.fromEntries(requirements.map(({ term, class: importance }) => [term, importance]));
}

describe('text about others is not a requirement', () => {
  test('a team that is worked with does its own work', () => {
    const duties =
      'What you will do\n- Plan campaigns with the fundraising and policy teams\n- Write press releases';
    expect(classesOf(duties)).not.toHaveProperty('fundraising');
    expect(classesOf(duties)).toHaveProperty('press releases');
  });

  test('text for the reader to pass on is not a requirement', () => {
    const posting = 'Requirements\n- Docker\n- Review code and share what you know with newer engineers';
    expect(classesOf(posting)).not.toHaveProperty('newer engineers');
  });

  test('how long the employer has been praised asks for nothing', () => {
    const about = 'Our telematics platform, RoadSense, makes us a leader, praised four years running.';
    expect(classesOf(`${about}\n\nRequirements\n- Docker`)).toMatchObject({ Docker: 'must' });
    expect(classesOf(`${about}\n\nRequirements\n- Docker`)).not.toHaveProperty('RoadSense');
  });

  test.each([
    ['in return', 'In return our client is offering a van, power tools and overtime.'],
    [
      'a row of benefits',
      'NHS Pension Scheme, 27 days of leave rising to 33, Blue Light Card, on-site nursery.',
    ],
  ])('%s is given, not asked for', (_what, benefits) => {
    expect(classesOf(`Requirements\n- Docker\n\nOther\n${benefits}`)).toEqual({ Docker: 'must' });
  });

  test.each([
    'Six developers build it (React and Java, but that is their job).',
    'Zwei Kolleginnen pflegen das COBOL, darum kümmern sich aber andere.',
    'Dos desarrolladores (React y Java, pero eso es cosa suya).',
    'React audits are done by the night shift, not you.',
    'Tableau and Java people: sorry, not this time.',
    'We treat your details in line with GDPR.',
    'Tratamos tus datos conforme al RGPD.',
    'Wir speichern das gemäß DSGVO.',
    'The appointment is subject to a basic DBS check.',
    'All offers are subject to DBS, credit check and five years of regulatory references.',
    'You must be authorized to work in Canada.',
    'Send me a CV in Word, not PDF.',
    'References in React are taken up as part of our recruitment process.',
    'A telephone interview with the Java lead is the first step.',
    'Unser Auswahlverfahren beginnt mit einem Gespräch über React.',
    'Le premier entretien porte sur React.',
    'Nuestro proceso de selección incluye una prueba de React.',
    'The amount of any bonus or other form of compensation, commission or marketing award remains open.',
    'The EEO poster on recruiting is available here.',
    'Applicants must be eligible to live and work in Malta.',
    'Actuarial pricing experience is not applicable to this role.',
  ])('%s: nothing in it is asked for', (sentence) => {
    expect(classesOf(`Title\n\nDocker is a must.\n\n${sentence}`)).toEqual({ Docker: 'must' });
  });

  test('hiring steps joined by arrows are not requirements', () => {
    const posting =
      '任职要求\n- 熟悉Docker\n\n面试流程\n电话沟通→笔试（一篇文案）→部门面谈→谈薪。谨防招聘诈骗。';
    expect(classesOf(posting)).toEqual({ Docker: 'must' });
  });

  test('arrows that open lines are bullets', () => {
    expect(classesOf('Requirements\n→ Docker\n→ Terraform')).toEqual({ Docker: 'must', Terraform: 'must' });
  });

  test('requirements continue after a bracket that negates', () => {
    const ask = 'Requirements\nYou must know Docker (Swarm alone will not be enough), Terraform and Ansible.';
    expect(classesOf(ask)).toEqual({ Docker: 'must', Terraform: 'must', Ansible: 'must' });
  });

  test.each([
    'Terraform would be grand.',
    "We'd be chuffed if you had used Terraform.",
    'Knowing Terraform would make you friends quickly.',
  ])('%s: a wish', (wish) => {
    expect(classesOf(`Requirements\n- Docker\n- ${wish}`)).toEqual({ Docker: 'must', Terraform: 'nice' });
  });

  test('a regulation is a requirement if it must be known', () => {
    expect(classesOf('Requirements\n- Familiar with GDPR')).toEqual({ GDPR: 'must' });
  });
});

describe('a heading says what its list is', () => {
  test.each([
    'Was uns zusätzlich freut',
    'Wenn du außerdem',
    'Y si además...',
    'Et si, en plus :',
    'And if you also know',
    '以下是加分项，不是门槛',
  ])('%s: welcome', (heading) => {
    expect(classesOf(`Requirements\n- Terraform\n\n${heading}\n- Docker\n- Kafka`)).toEqual({
      Terraform: 'must',
      Docker: 'nice',
      Kafka: 'nice',
    });
  });

  test('experience that is not needed is not a requirement', () => {
    const posting =
      "Requirements\n- Kotlin\n\nDon't sweat it if you've never done\nFlutter or React Native. We moved on.";
    expect(classesOf(posting)).toEqual({ Kotlin: 'must' });
  });

  test('diamonds and stars are bullets', () => {
    const posting = '任职要求：\n1、熟悉Docker\n\n加分项：\n◆ 有Kafka经验\n◆ 有Terraform经历';
    expect(classesOf(posting)).toEqual({ Docker: 'must', Kafka: 'nice', Terraform: 'nice' });
  });
});

import { describe, expect, test } from 'vitest';
import { readPosting } from '../../../src/tailoring/posting/read-posting.ts';

function classesOf(jobDescription: string) {
  const { requirements } = readPosting({ jobDescription, position: '', companyName: '' });
  return Object.fromEntries(requirements.map(({ term, class: importance }) => [term, importance]));
}

describe('what belongs to others is not asked for', () => {
  test('a team that is worked with does its own work', () => {
    const duties =
      'What you will do\n- Plan campaigns with the fundraising and policy teams\n- Write press releases';
    expect(classesOf(duties)).not.toHaveProperty('fundraising');
    expect(classesOf(duties)).toHaveProperty('press releases');
  });

  test('what a reader passes on is asked of nobody', () => {
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
  ])('%s: nothing in it is asked for', (sentence) => {
    expect(classesOf(`Title\n\nDocker is a must.\n\n${sentence}`)).toEqual({ Docker: 'must' });
  });

  test('what is regulated is asked for where somebody must know it', () => {
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

  test('what nobody has to have done is not asked for', () => {
    const posting =
      "Requirements\n- Kotlin\n\nDon't sweat it if you've never done\nFlutter or React Native. We moved on.";
    expect(classesOf(posting)).toEqual({ Kotlin: 'must' });
  });

  test('diamonds and stars are bullets', () => {
    const posting = '任职要求：\n1、熟悉Docker\n\n加分项：\n◆ 有Kafka经验\n◆ 有Terraform经历';
    expect(classesOf(posting)).toEqual({ Docker: 'must', Kafka: 'nice', Terraform: 'nice' });
  });
});

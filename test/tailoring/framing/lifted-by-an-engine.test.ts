import { describe, expect, test } from 'vitest';
import { type Person, plain, refusals, rulesOf, surface, verifierOf } from '../edits.ts';

/* Edits as any engine may make them: what limits a name stays with it. */

const bullet = 'work[0].highlights[0]';

function ofSummary(person: Person, text: string, quote: string): readonly string[] {
  const evidence = [
    { path: bullet, quote },
    { path: 'basics.label', quote: 'Clerk' },
  ];
  return rulesOf(verifierOf(person), { ...plain, op: 'summary', source: 'basics.summary', text, evidence });
}

function ofHeadline(person: Person, text: string, quote: string): readonly string[] {
  const evidence = [
    { path: 'basics.label', quote: 'Clerk' },
    { path: bullet, quote },
  ];
  return rulesOf(verifierOf(person), { ...plain, op: 'headline', source: 'basics.label', text, evidence });
}

describe.each([
  ['with help', { bullets: ['Assisted with Kafka under supervision'] }],
  ['of others', { bullets: ['Worked with the Kafka team on releases'] }],
  ['that is gone', { bullets: ['Shipped every service without Kafka'] }],
  ['known in part by the list', { bullets: ['Ran the feeds in Kafka'], keywords: ['Kafka (basics)'] }],
  ['known in part by the summary', { bullets: ['Ran the feeds in Kafka'], summary: 'Kafka at home only.' }],
])('a name %s', (_what, person) => {
  test('is lifted into no skill, headline or summary', () => {
    expect(rulesOf(verifierOf(person), surface('Kafka', bullet, 'Kafka'))).toContain('V14');
    expect(ofHeadline(person, 'Clerk | Kafka', 'Kafka')).toContain('V14');
    expect(ofSummary(person, 'Clerk. Experience with Kafka.', 'Kafka')).toContain('V14');
  });
});

describe('a name that is claimed', () => {
  const person = { bullets: ['Ran the feeds in Kafka', 'Assisted with Kafka under supervision'] };

  test('may be listed, said in the headline and in the summary', () => {
    expect(rulesOf(verifierOf(person), surface('Kafka', bullet, 'Kafka'))).toEqual([]);
    expect(ofHeadline(person, 'Clerk | Kafka', 'Kafka')).toEqual([]);
    expect(ofSummary(person, 'Clerk. Experience with Kafka.', 'Kafka')).toEqual([]);
  });

  test('rests on the text that claims it, not on the one that limits it', () => {
    const other = 'work[0].highlights[1]';
    expect(rulesOf(verifierOf(person), surface('Kafka', other, 'Kafka'))).toContain('V14');
  });
});

describe('a limit', () => {
  test('goes along with the name', () => {
    const person = { bullets: ['Ran the feeds'], keywords: ['Kafka (basics)'] };
    const edit = surface('Kafka (basics)', 'skills[0].keywords[0]', 'Kafka (basics)');
    expect(rulesOf(verifierOf(person), edit)).toEqual([]);
  });

  test('of a narrower name holds for the broader one', () => {
    const person = { bullets: ['Assisted with Spring Boot under supervision'] };
    const edit = surface('Java', bullet, 'Spring Boot', 'broader_term');
    expect(rulesOf(verifierOf(person), edit)).toContain('V14');
  });

  test.each([
    ['Assisted with Kafka upgrades under supervision', 'Upgraded Kafka'],
    ['Set up Kafka at home', 'Set up Kafka'],
    ['Learned Kafka in a course', 'Used Kafka'],
  ])('is not dropped from a bullet: %s → %s', (before, after) => {
    expect(refusals(before, after)).toContain('V14');
  });

  test('stays where a bullet keeps it', () => {
    expect(refusals('Helped to set up Kafka for the team', 'Helped set up Kafka for the team')).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { standardLexicon } from '../../../src/lexicon/lexicon.ts';
import { findGaps } from '../../../src/tailoring/plan/find-gaps.ts';
import { readInput } from '../../../src/tailoring/read-input.ts';
import { asOf, documentOf } from '../cases.ts';

function gapsOf(
  asked: string,
  highlights: readonly string[],
  certificates: readonly string[] = [],
  job: Readonly<Record<string, string>> = {},
) {
  const base = documentOf({
    resume: {
      basics: { name: 'Pat Doe' },
      work: [{ name: 'Acme', position: 'Engineer', startDate: '2018-01', highlights, ...job }],
      certificates: certificates.map((name) => ({ name })),
    },
  });
  const target = { companyName: 'Delta', position: 'Engineer', jobDescription: `Requirements:\n${asked}` };
  return findGaps(readInput(standardLexicon(), { base, target, level: 'good', asOf }));
}

describe('a gap', () => {
  test.each([
    ['ActiveMQ', 'Queue workers on RabbitMQ', 'RabbitMQ'],
    ['Jenkins', 'Moved builds to GitHub Actions', 'GitHub Actions'],
    ['Pulumi', 'Kept staging in Terraform', 'Terraform'],
    ['SAP', 'Closed the books in NetSuite', 'NetSuite'],
    ['MySQL', 'Tuned Postgres', 'Postgres'],
  ])('%s names what stands near it, in the evidence and in the question', (asked, highlight, near) => {
    const [gap] = gapsOf(`- ${asked}`, [highlight]);
    expect(gap?.near).toEqual([{ path: 'work[0].highlights[0]', quote: near }]);
    expect(gap?.question).toContain(`Your resume mentions ${near}. Have you worked with ${asked}?`);
  });

  test('says of a thing that the resume only names that this shows nothing', () => {
    const [gap] = gapsOf('- Jenkins', ['Want to learn Jenkins']);
    expect(gap?.question).toMatch(/^Your resume mentions Jenkins, but not what you did with it\. Have you/);
  });

  test.each([
    ['message queues', 'Queue workers on RabbitMQ'],
    ['infrastructure as code', 'Kept staging in Terraform'],
    ['ERP', 'Closed the books in NetSuite'],
  ])('is not %s where the base shows what nobody knows without it', (asked, highlight) => {
    expect(gapsOf(`- ${asked}`, [highlight])).toEqual([]);
  });

  test('asks for a tool, a method, a field and words that no table knows in ways of their own', () => {
    const asked = ['GraphQL', 'load testing', 'databases', 'wick chemistry'].map((term) => `- ${term}`);
    const openings = gapsOf(asked.join('\n'), ['Sold tea']).map(({ question }) =>
      question.split(' ', 3).join(' '),
    );
    expect(openings).toEqual(['Have you worked', 'Did your work', 'Have you dealt', 'Do you have']);
  });

  test('names the title of who has done for years what nobody in that office is without', () => {
    const [gap] = gapsOf('- Wound care', ['Answered calls'], [], { position: 'Staff Nurse' });
    expect(gap).toMatchObject({
      near: [{ path: 'work[0].position', quote: 'Staff Nurse' }],
      question: expect.stringContaining('Jobs like Staff Nurse usually include Wound care'),
    });
  });

  test.each([
    ['who only learned it', { position: 'Student Nurse' }],
    ['who found people for it', { position: 'Nurse Recruiter' }],
    ['who sold to them', { position: 'Sales Representative, Nursing Software' }],
    ['who did it for some months', { position: 'Staff Nurse', endDate: '2018-06' }],
    ['whose work no table knows', { position: 'Chief Happiness Hero' }],
  ])('names no title of %s', (_, job) => {
    const [gap] = gapsOf('- Wound care', ['Answered calls'], [], job);
    expect(gap).toMatchObject({ near: [], question: expect.stringContaining('Did your work include') });
  });

  test('without anything near it is a plain question', () => {
    const [gap] = gapsOf('- GraphQL', ['Sold tea']);
    expect(gap).toMatchObject({ near: [] });
    expect(gap?.question).toMatch(/^Have you worked with GraphQL\?/);
  });

  test('of a certificate shows how far the person is, and no kin of its field', () => {
    const [gap] = gapsOf('- CPA', ['Handled accounting'], ['CPA candidate (license pending)']);
    expect(gap?.near).toEqual([{ path: 'certificates[0].name', quote: 'CPA' }]);
    expect(gapsOf('- CCRN', ['Cared for ICU patients'])[0]?.near).toEqual([]);
  });
});

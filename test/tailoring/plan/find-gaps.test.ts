import { describe, expect, test } from 'vitest';
import { findGaps } from '../../../src/tailoring/plan/find-gaps.ts';
import { readInput } from '../../../src/tailoring/read-input.ts';
import { asOf, documentOf } from '../cases.ts';

function gapsOf(asked: string, highlights: readonly string[], certificates: readonly string[] = []) {
  const base = documentOf({
    resume: {
      basics: { name: 'Pat Doe' },
      work: [{ name: 'Acme', position: 'Engineer', startDate: '2018-01', highlights }],
      certificates: certificates.map((name) => ({ name })),
    },
  });
  const target = { companyName: 'Delta', position: 'Engineer', jobDescription: `Requirements:\n${asked}` };
  const { rows, terms } = readInput({ base, target, level: 'good', asOf });
  return findGaps(rows, terms);
}

describe('a gap', () => {
  test.each([
    ['message queues', 'Queue workers on RabbitMQ', 'RabbitMQ'],
    ['CI/CD', 'Moved builds to GitHub Actions', 'GitHub Actions'],
    ['infrastructure as code', 'Kept staging in Terraform', 'Terraform'],
    ['ERP', 'Closed the books in NetSuite', 'NetSuite'],
    ['relational databases', 'Tuned Postgres', 'Postgres'],
  ])('%s names what stands near it, in the evidence and in the question', (asked, highlight, near) => {
    const [gap] = gapsOf(`- ${asked}`, [highlight]);
    expect(gap?.near).toEqual([{ path: 'work[0].highlights[0]', quote: near }]);
    expect(gap?.question).toContain(`Your resume names ${near}; have you worked with ${asked}`);
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

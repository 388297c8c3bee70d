import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { Report } from '../../../src/contract/report.ts';
import { createTestTerminal } from '../memory-io.ts';

const resume = {
  basics: { name: 'Ada Sample', email: 'ada@example.com', label: 'Developer' },
  work: [
    {
      name: 'Acme',
      position: 'Developer',
      startDate: '2019-01',
      highlights: ['Ran the billing of 40 shops on Frobnicator', 'Wrote 12 services in Java'],
    },
  ],
};
const posting = 'Developer\n\nRequirements\n- Experience with the Zorblax Suite\n- Java\n';

async function reportWith(serverFile: string | null): Promise<Report> {
  const terminal = createTestTerminal();
  mkdirSync(terminal.home, { recursive: true });
  if (serverFile !== null) writeFileSync(path.join(terminal.home, 'server.yaml'), serverFile);
  const file = path.join(terminal.home, 'resume.json');
  writeFileSync(file, JSON.stringify(resume));
  const argv = ['--resume', file, '--company', 'Acme', '--position', 'Developer', '--job-text', posting];
  expect(await terminal.run(['generate', ...argv, '--json'])).toMatchObject({ exitCode: 0, stderr: '' });
  const { stdout } = await terminal.run(['explain', 'latest', '--json']);
  return Report.parse(JSON.parse(stdout));
}

describe('terms in server.yaml', () => {
  it('are evidence, are written into the resume, and change the version', async () => {
    const plain = await reportWith(null);
    const own = await reportWith('lexicon: [{ name: Zorblax Suite, aliases: [Frobnicator] }]\n');
    expect(stateOf(plain, 'Zorblax')).toBe('missing');
    expect(stateOf(own, 'Zorblax')).toBe('alias_only');
    expect(own.changes.map(({ after }) => after).join(' ')).toContain('Zorblax Suite');
    expect(own.score_version).toMatch(new RegExp(`^${plain.score_version}\\+[0-9a-f]{8}$`));
  });

  it('imply in one direction: a broader skill is not evidence of a narrower one', async () => {
    const report = await reportWith('lexicon: [{ name: Zorblax Suite, implies: [Java] }]\n');
    expect(stateOf(report, 'Zorblax')).toBe('missing');
  });
});

function stateOf({ requirements }: Report, term: string): string | undefined {
  return requirements.find((requirement) => requirement.term.includes(term))?.state;
}

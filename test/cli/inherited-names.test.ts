import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { inheritedNames, tracesOfObjects } from '../support/inherited-names.ts';
import { backendPosting, engineer } from './fixtures.ts';
import { createTestTerminal, type Ran, type TestTerminal } from './memory-io.ts';

async function terminalOf(word: string, files: Readonly<Record<string, string>>): Promise<TestTerminal> {
  const terminal = createTestTerminal();
  mkdirSync(terminal.home, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(terminal.folder, name), text);
  writeFileSync(
    path.join(terminal.folder, `${word}.md`),
    `# ${word}\n\n## Work\n\n### ${word}\n2019 – 2021\n\n- ${word}\n`,
  );
  return terminal;
}

function expectNoFailure({ stdout, stderr }: Ran, argv: readonly string[]): void {
  expect(`${stdout}${stderr}`, argv.join(' ')).not.toMatch(tracesOfObjects);
  expect(stderr, argv.join(' ')).not.toMatch(/something unexpected/i);
}

describe.each(inheritedNames)('%s given on the command line', (word) => {
  const posting = `${word}\n\nRequirements\n- Experience with ${word} deployment\n- Knows ${word} and applications well\n`;

  it('is accepted or refused as a file, flag, value or row, without an internal error', async () => {
    const terminal = await terminalOf(word, {
      'jobs.csv': `job_description,company_name,position,${word}\n"${posting}",${word},${word},${word}\n`,
      'good.csv': `job_description,company_name,position\n"${posting}",${word},${word}\n`,
      'jobs.jsonl': `${JSON.stringify({ job_description: posting, company_name: word, position: word })}\n{"${word}": "${word}"}\n`,
      'posting.txt': posting,
    });
    const target = ['--company', word, '--position', word];
    const commands = [
      ['base', 'set', `${word}.md`],
      ['score', 'posting.txt'],
      ['generate', 'posting.txt', ...target],
      ['explain', 'latest'],
      ['batch', 'good.csv'],
      ['batch', 'jobs.csv'],
      ['batch', 'jobs.jsonl'],
      ['generate', 'posting.txt', ...target, '--theme', word],
      ['generate', 'posting.txt', ...target, '--level', word],
      ['get', 'latest', '--format', word],
      ['get', word],
      ['list', '--limit', word],
      ['list', '--profile', word],
      ['config', 'get', word],
      ['config', 'set', word, word],
      ['help', word],
      [word],
      ['list', `--${word}`],
    ];
    for (const argv of commands) expectNoFailure(await terminal.run(argv), argv);
    const environment = { RESUME_TAILOR_PROFILE: word, RESUME_TAILOR_ENGINE: word };
    expectNoFailure(await terminal.run(['list'], { environment }), ['list']);
  });

  it.each([
    ['server.yaml', (name: string) => `${name}: ${name}\n`],
    ['server.yaml', (name: string) => `theme: ${name}\nengine: ${name}\n`],
    ['server.yaml', (name: string) => `plans:\n  ${name}:\n    credits: 1\n    ${name}: ${name}\n`],
    ['server.yaml', (name: string) => `model:\n  provider: ${name}\n  ${name}: ${name}\n`],
    ['server.yaml', (name: string) => `lexicon:\n  ${name}: [${name}]\n`],
    ['config.json', (name: string) => `{"${name}": "${name}"}`],
    ['config.json', (name: string) => `{"profile": "${name}", "profiles": {"${name}": {"${name}": 1}}}`],
    ['config.json', (name: string) => `{"theme": "${name}", "paper": "${name}"}`],
  ])('is accepted or refused as a key or value of %s (%#)', async (file, text) => {
    const terminal = await terminalOf(word, {});
    writeFileSync(path.join(terminal.home, file), text(word));
    const argv = ['score', backendPosting, '--resume', engineer];
    expectNoFailure(await terminal.run(argv), argv);
    expectNoFailure(await terminal.run(['config', 'list']), ['config', 'list']);
  });
});

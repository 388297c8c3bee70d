import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { exitCodes } from '../../src/cli/exit-code.ts';
import { importFormatTitles } from '../../src/contract/import-formats.ts';
import { projectRoot } from '../support/project-root.ts';
import { createTestTerminal } from './memory-io.ts';

const textOf = (name: string) => readFileSync(path.join(projectRoot, name), 'utf8');
const readme = textOf('README.md');
const [example = '', test = ''] = readme.match(/^npm ci && .*$/gm) ?? [];

describe('the first example of the README', () => {
  const terminal = createTestTerminal();
  let exitCode: number;
  let screen: string;
  let changes: readonly string[];

  beforeAll(async () => {
    const argv = example.split('npx resume-tailor ')[1]?.split(' ') ?? [];
    const fromHere = argv.map((word) => (word.startsWith('examples/') ? path.join(projectRoot, word) : word));
    ({ exitCode, stdout: screen } = await terminal.run(fromHere, {
      columns: 100,
      environment: { NO_COLOR: '1' },
    }));
    const rows = (await terminal.run(['explain', 'latest'])).stdout.split('\n');
    changes = rows.filter((row) => row.startsWith('change\t'));
  });

  it('prints the quoted screen, with a higher score than before', () => {
    const [, shown = ''] = readme.match(/^```text\n(✓ [\s\S]*?\n)```$/m) ?? [];
    expect(exitCode).toBe(0);
    expect(screen.slice(0, shown.length)).toBe(shown);
    const [, before, after] = shown.match(/(\d+) → (\d+)/) ?? [];
    expect(Number(after) - Number(before)).toBeGreaterThanOrEqual(3);
  });

  it('makes the quoted change', () => {
    const quoted = readme.match(/^> .*(?:\n>.*)*/m)?.[0].replaceAll(/^> ?/gm, '') ?? '';
    const [before, after] = quoted.split('\n\n→ ').map((text) => text.replaceAll('\n', ' '));
    expect(changes.filter((row) => row.includes(`\t${before}\t${after}\t`))).toHaveLength(1);
  });
});

it('docs/scripts.md lists every error name with its exit code', () => {
  const page = textOf('docs/scripts.md');
  for (const [name, code] of Object.entries(exitCodes)) {
    expect(page).toMatch(new RegExp(`^\\| ${code} \\| .*\`${name}\``, 'm'));
  }
});

it('the README lists every import format', () => {
  const [, section = ''] = readme.split(/^## Store your resume$/m);
  for (const title of importFormatTitles) expect(section).toContain(title.split(' ')[0]);
});

it('.ci/run runs the two commands of the README, in their order', () => {
  expect(textOf('.ci/run').match(/^npm ci && .*$/gm)).toEqual([example, test]);
  expect(test).toBe('npm ci && npm test');
});

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { backendPosting, engineer } from '../fixtures.ts';
import { createTestTerminal } from '../memory-io.ts';

const terminal = createTestTerminal();
const commands = [
  ['generate', backendPosting, '-c', 'Aster'],
  ['generate', backendPosting, '--dry-run'],
  ['explain', 'latest'],
  ['score', backendPosting],
  ['batch', 'jobs.jsonl'],
  ['doctor'],
  ['list'],
  [],
];

beforeAll(async () => {
  await terminal.run(['base', 'set', engineer]);
  const row = { job_description: 'We look for an engineer who knows Go and Kafka well. '.repeat(2) };
  const rows = [{ ...row, company_name: 'Aster', position: 'Engineer' }, { position: 'No posting' }];
  writeFileSync(
    path.join(terminal.folder, 'jobs.jsonl'),
    rows.map((one) => `${JSON.stringify(one)}\n`).join(''),
  );
});

async function colored(argv: readonly string[]): Promise<string> {
  const { stdout } = await terminal.run(argv, { columns: 80, environment: { FORCE_COLOR: '1' } });
  return stdout;
}

describe('colors on a terminal', () => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding colors is the purpose
  const run = /\u001b\[(?<code>\d+)m(?<text>[^\u001b]*)/g;

  it.each(commands.map((argv) => [argv.join(' ') || 'the greeting', argv] as const))(
    'of %s are two that are readable on black and on white, and only on signs and labels',
    async (_name, argv) => {
      const runs = [...(await colored(argv)).matchAll(run)].map(({ groups }) => groups ?? {});
      expect(runs.length).toBeGreaterThan(0);
      for (const { code = '', text = '' } of runs) {
        // Bold, dim, their ends, and the end of a color.
        if (['1', '2', '22', '39'].includes(code)) continue;
        expect(['32', '91'], text).toContain(code);
        expect(text).toMatch(/^([✓✗]( [\w .]+:?)?|█+|\[-|-\]|\{\+|\+\})$/);
      }
    },
  );

  it('of questions are the same', async () => {
    const { stderr, exitCode } = await createTestTerminal().run(['init'], {
      watched: true,
      columns: 80,
      environment: { FORCE_COLOR: '1' },
      answers: [
        ['start with', '\r'],
        ['Your resume', '\r'],
        ['Please type', '\u0003'],
      ],
    });
    expect(exitCode).toBe(130);
    expect(stripVTControlCharacters(stderr)).toContain('✓ Which resume should we start with? A file');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: finding colors is the purpose
    const codes = Array.from(stderr.matchAll(/\u001b\[(\d+)m/g), ([, code]) => Number(code));
    expect([...new Set(codes)].sort((one, other) => one - other)).toEqual([1, 2, 22, 32, 39, 91]);
  });
});

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { terminalWithBase } from '../fixtures.ts';

const posting = 'Backend Engineer\n\nYou run our booking services.\n\nRequirements:\n- Kubernetes\n- Kafka\n';
const said = 'At the level good, the resume would be the same, for fewer credits';
const oneLine = (text: string) => text.replace(/\s+/g, ' ');

function resume(...highlights: readonly string[]): string {
  const work = [{ name: 'Oakum', position: 'Backend Engineer', startDate: '2023-01', highlights }];
  const basics = { name: 'Ana Example', email: 'ana@example.org', label: 'Backend Engineer' };
  return JSON.stringify({ basics, work, skills: [{ name: 'Tools', keywords: ['Kubernetes', 'Kafka'] }] });
}

async function terminalWith(...highlights: readonly string[]) {
  const terminal = await terminalWithBase();
  writeFileSync(path.join(terminal.folder, 'job.txt'), posting);
  writeFileSync(path.join(terminal.folder, 'me.json'), resume(...highlights));
  const made = (level: string, ...flags: readonly string[]) =>
    terminal.run(['generate', 'job.txt', '--resume', 'me.json', '--level', level, ...flags], { columns: 80 });
  return { terminal, made };
}

it('reports before the charge, after it and in the report that super changes nothing more than good', async () => {
  const { terminal, made } = await terminalWith('Ran 14 services on Kubernetes', 'Moved 3 queues to Kafka');
  expect(oneLine((await made('super', '--dry-run')).stdout)).toContain(said);
  expect(oneLine((await made('super')).stdout)).toContain(said);
  const report = JSON.parse((await terminal.run(['explain', 'latest', '--json'])).stdout);
  expect(report.warnings.map(({ code }: { code: string }) => code)).toContain('same_at_good');
  expect(oneLine((await made('good', '--dry-run')).stdout)).not.toContain(said);
});

it('reports nothing if super changes more than good', async () => {
  const { made } = await terminalWith(
    'Diligently ran 14 services on Kubernetes for a team of twelve people',
    'Moved 3 queues to Kafka',
  );
  const preview = await made('super', '--dry-run');
  expect(preview.exitCode).toBe(0);
  expect(oneLine(preview.stdout)).not.toContain(said);
});

const asked = 'Make it at good?';
const interactive = (answer: string) => ({
  watched: true,
  columns: 200,
  environment: { CI: '', NO_COLOR: '1' },
  answers: [[asked, answer]] as const,
});

async function atTerminal(highlights: readonly string[], flags: readonly string[], answer: string) {
  const { terminal } = await terminalWith(...highlights);
  const target = ['-c', 'Acme', '-p', 'Backend Engineer'];
  const argv = ['generate', 'job.txt', '--resume', 'me.json', ...target, '--level', 'super', ...flags];
  const ran = await terminal.run(argv, interactive(answer));
  const { data } = JSON.parse((await terminal.run(['list', '--json'])).stdout);
  const { credits_used } = JSON.parse((await terminal.run(['usage', '--json'])).stdout);
  return { ran, levels: data.map((each: { finetune_level: string }) => each.finetune_level), credits_used };
}

const same = ['Ran 14 services on Kubernetes', 'Moved 3 queues to Kafka'];

it.each([
  ['good', 'y\r', 2],
  ['super', 'n\r', 3],
])(
  'asks on a terminal before super is charged if good makes the same resume: %s',
  async (level, answer, price) => {
    const { ran, levels, credits_used } = await atTerminal(same, [], answer);
    expect(ran.exitCode).toBe(0);
    expect(ran.stderr).toContain('2 instead of 3 credits');
    expect(ran.stderr).toContain(asked);
    expect({ levels, credits_used }).toEqual({ levels: [level], credits_used: price });
  },
);

it('charges nothing after Ctrl-C at that question', async () => {
  const { ran, levels, credits_used } = await atTerminal(same, [], '\u0003');
  expect(ran.exitCode).toBe(130);
  expect({ levels, credits_used }).toEqual({ levels: [], credits_used: 0 });
});

it.each([
  ['--new', same, ['--new']],
  ['a key', same, ['--idempotency-key', 'mine']],
  ['--json', same, ['--json']],
  ['--no-input', same, ['--no-input']],
  ['a resume in which super changes more', ['Diligently ran 14 services on Kubernetes'], []],
])('does not ask with %s', async (_what, highlights, flags) => {
  const { ran, levels } = await atTerminal(highlights, flags, '');
  expect(ran.exitCode).toBe(0);
  expect(ran.stderr).not.toContain(asked);
  expect(levels).toEqual(['super']);
});

describe('a resume in which nothing would change', () => {
  const unrelated = 'Baker\n\nRequirements:\n- Sourdough bread\n- Food hygiene certificate\n';
  const question = 'Make it anyway?';

  async function atBakery(flags: readonly string[], answer: string, level = 'basic') {
    const { terminal } = await terminalWith('Ran 14 services on Kubernetes');
    writeFileSync(path.join(terminal.folder, 'job.txt'), unrelated);
    const target = ['-c', 'Acme', '-p', 'Baker', '--level', level];
    const ran = await terminal.run(['generate', 'job.txt', '--resume', 'me.json', ...target, ...flags], {
      ...interactive(answer),
      answers: [[question, answer]] as const,
    });
    const { credits_used } = JSON.parse((await terminal.run(['usage', '--json'])).stdout);
    return { ran, credits_used };
  }

  it.each([
    ['no', '\r', 130, 0],
    ['yes', 'y\r', 0, 1],
  ])('is charged on a terminal only if the user agrees: %s', async (_what, answer, exitCode, price) => {
    const { ran, credits_used } = await atBakery([], answer);
    expect(ran.stderr).toContain('for 1 credit. Make it anyway?');
    expect({ exitCode: ran.exitCode, credits_used }).toEqual({ exitCode, credits_used: price });
  });

  it('is made for scripts without a question, and the preview has a warning', async () => {
    const { ran, credits_used } = await atBakery(['--no-input'], '');
    expect({ exitCode: ran.exitCode, credits_used }).toEqual({ exitCode: 0, credits_used: 1 });
    const preview = await atBakery(['--dry-run', '--json'], '');
    expect(JSON.parse(preview.ran.stdout).warnings.map(({ code }: { code: string }) => code)).toContain(
      'nothing_to_change',
    );
    expect(preview.credits_used).toBe(0);
  });

  it.each([
    ['basic', '1 credit was charged for it.'],
    ['super', '3 credits were charged for it.'],
  ])(
    'is reported as unchanged and charged, without the advice of a cheaper level: %s',
    async (level, charged) => {
      const { ran } = await atBakery(['--no-input'], '', level);
      expect(oneLine(ran.stdout)).toContain(`the resume is the same as your base resume. ${charged}`);
      expect(oneLine(ran.stdout)).not.toContain(said);
      const preview = await atBakery(['--dry-run'], '', level);
      expect(oneLine(preview.ran.stdout)).toContain('Nothing would change');
      expect(oneLine(preview.ran.stdout)).not.toContain(said);
    },
  );
});

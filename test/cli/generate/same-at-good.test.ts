import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
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

it('says before paying, right after and in the report that super changes nothing more than good', async () => {
  const { terminal, made } = await terminalWith('Ran 14 services on Kubernetes', 'Moved 3 queues to Kafka');
  expect(oneLine((await made('super', '--dry-run')).stdout)).toContain(said);
  expect(oneLine((await made('super')).stdout)).toContain(said);
  const report = JSON.parse((await terminal.run(['explain', 'latest', '--json'])).stdout);
  expect(report.warnings.map(({ code }: { code: string }) => code)).toContain('same_at_good');
  expect(oneLine((await made('good', '--dry-run')).stdout)).not.toContain(said);
});

it('says nothing of it where super changes more', async () => {
  const { made } = await terminalWith(
    'Diligently ran 14 services on Kubernetes for a team of twelve people',
    'Moved 3 queues to Kafka',
  );
  const preview = await made('super', '--dry-run');
  expect(preview.exitCode).toBe(0);
  expect(oneLine(preview.stdout)).not.toContain(said);
});

import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as moment } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Resume } from '../../src/contract/objects.ts';
import { runBuilt, startBuilt, temporaryFolders } from '../support/built-command-line.ts';
import { runs, seed } from '../support/how-long.ts';
import { projectRoot } from '../support/project-root.ts';
import { type SeededRandom, seededRandom } from '../support/seeded-random.ts';

/** Milliseconds, for fifty starts on a machine with other work. */
const timeout = 600_000;

const kills = runs(3, 50);
const rows = runs(8, 90);

/** Maximum rows between the last row printed by an earlier run and the kill. */
const rowsAhead = 4;

/** Milliseconds, about the time of one row, so the kill happens at any moment of it. */
const maxPauseLength = 30;

type Options = Parameters<typeof startBuilt>[1];

it(`a batch that is killed ${kills} times makes and charges every row once`, { timeout }, async () => {
  const random = seededRandom(seed);
  const { home, folder } = temporaryFolders();
  const options = { folder, environment: { RESUME_TAILOR_HOME: home } };
  const base = path.join(projectRoot, 'examples', 'resumes', 'accountant.json');
  const lines = Array.from({ length: rows }, (_, number) => JSON.stringify(rowOf(number)));
  writeFileSync(path.join(folder, 'jobs.jsonl'), `${lines.join('\n')}\n`);
  const argv = ['batch', 'jobs.jsonl', '--resume', base, '--json'];
  const resumeIds = new Map<number, string>();
  let killed = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const { output, wasKilled } = await killedAt(
      argv,
      Math.min(resumeIds.size - 1 + random.below(rowsAhead), rows - 1),
      random,
      options,
    );
    if (wasKilled) killed += 1;
    remember(output, resumeIds);
  }
  const last = await runBuilt(argv, options);
  expect(last).toMatchObject({ code: 0, stderr: '' });
  remember(last.stdout, resumeIds);
  expect([...resumeIds.keys()]).toEqual(lines.map((_, number) => number + 1));
  const listed = JSON.parse((await runBuilt(['list', '--all', '--json'], options)).stdout);
  expect(new Set(listed.data.map(({ id }: Resume) => id))).toEqual(new Set(resumeIds.values()));
  expect(listed.data).toHaveLength(rows);
  const usage = JSON.parse((await runBuilt(['usage', '--json'], options)).stdout);
  expect(usage.credits_used).toBe(rows);
  console.log(`TEST_SEED=${seed}: ${killed} of ${kills} runs were killed before their end`);
});

function rowOf(number: number): object {
  return {
    job_description: `Accountant ${number}. We need IFRS, Excel, SAP and monthly closing experience in our team.`,
    company_name: 'Example',
    position: `Accountant ${number}`,
    finetune_level: 'basic',
  };
}

/** Runs until `lines` lines are printed and a random moment longer, then sends SIGKILL. */
async function killedAt(argv: string[], lines: number, random: SeededRandom, options: Options) {
  const child = startBuilt(argv, options);
  const closed = once(child, 'close');
  let output = '';
  const reached = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.split('\n').length > lines) resolve();
    });
    child.once('close', () => resolve());
    if (lines <= 0) resolve();
  });
  await reached;
  await moment(random.next() * maxPauseLength);
  child.kill('SIGKILL');
  const [code] = await closed;
  return { output, wasKilled: code === null };
}

/** Adds the printed rows. A row that was printed before must have the same resume. */
function remember(output: string, resumeIds: Map<number, string>): void {
  const whole = output.slice(0, output.lastIndexOf('\n') + 1);
  for (const line of whole.split('\n').filter(Boolean)) {
    const { row, ok, resume } = JSON.parse(line);
    expect(ok, line).toBe(true);
    expect(resume.position).toBe(`Accountant ${row - 1}`);
    expect(resumeIds.get(row) ?? resume.id).toBe(resume.id);
    resumeIds.set(row, resume.id);
  }
}

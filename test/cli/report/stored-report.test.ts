import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSqlite } from '../../../src/store/sqlite/load-sqlite.ts';
import { projectRoot } from '../../support/project-root.ts';
import { backendPosting, engineer } from '../fixtures.ts';
import { createTestTerminal } from '../memory-io.ts';

/* A report of an earlier formula keeps its score, and is shown unchanged. */

const stored = JSON.parse(
  readFileSync(path.join(projectRoot, 'test/fixtures/reports/rules-1.10.json'), 'utf8'),
);
const terminal = createTestTerminal();

beforeAll(async () => {
  await terminal.run(['base', 'set', engineer]);
  await terminal.run(['generate', backendPosting]);
  const { id } = JSON.parse((await terminal.run(['explain', 'latest', '--json'])).stdout);
  const store = new (loadSqlite().DatabaseSync)(path.join(terminal.home, 'store.db'));
  store.prepare('update tailorings set report = ?').run(JSON.stringify({ ...stored, id }));
  store.close();
});

describe('a report of an earlier formula', () => {
  it('is answered as it was stored, with current questions', async () => {
    const { id, questions, ...report } = JSON.parse(
      (await terminal.run(['explain', 'latest', '--json'])).stdout,
    );
    const { id: _, ...before } = stored;
    expect(id).toMatch(/^res_/);
    expect(report).toEqual({ ...before, language: 'en', theme: 'ats' });
    expect(questions).toHaveLength(5);
    expect(report.score_version).toBe('rules-1.10');
  });

  it('is shown with its own score and parts, without dials', async () => {
    const { stdout } = await terminal.run(['explain', 'latest'], {
      columns: 80,
      environment: { NO_COLOR: '1' },
    });
    expect(stdout).toContain('Score: 80 → 81 of 100');
    expect(stdout).toMatch(/^ {2}how well they are shown +█+░* +8\.2 of 9\.0$/m);
    expect(stdout.replaceAll(/\s+/g, ' ')).toMatch(/Together \d+\.\d of 96\.0 points\. The score follows/);
    expect(stdout).not.toMatch(/Presentation|Mandatory license|undefined|NaN/);
  });

  it('keeps its rows in a pipe', async () => {
    const { stdout } = await terminal.run(['explain', 'latest']);
    expect(stdout).toContain('score\t80\t81\t83\ncomponent\tmust\t36\t0.914\tasked\n');
    expect(stdout).not.toMatch(/^(?:fit|presentation|deduction)\t/m);
  });

  it('keeps its page', async () => {
    await terminal.run(['explain', 'latest', '--html', 'report.html']);
    const page = readFileSync(path.join(terminal.folder, 'report.html'), 'utf8');
    expect(page).toContain('<td class="number">8.2 of 9.0</td>');
    expect(page).toMatch(/Together \d+\.\d of 96\.0 points/);
    expect(page).not.toMatch(/Presentation|undefined|NaN/);
  });

  it('accepts answers, and is a current report from then on', async () => {
    const { questions } = JSON.parse((await terminal.run(['explain', 'latest', '--json'])).stdout);
    const [{ requirement_id }] = questions;
    const answers = [{ requirement_id, text: 'Ran a club of forty people', path: 'work[0]' }];
    const ran = await terminal.run(['answer', 'latest', '--file', '-'], { stdin: JSON.stringify(answers) });
    expect(ran.exitCode, ran.stderr).toBe(0);
    expect(ran.stdout).toMatch(/^1 answer added: score 81 → \d+\n/);
    const report = JSON.parse((await terminal.run(['explain', 'latest', '--json'])).stdout);
    expect(report.score_version).not.toBe('rules-1.10');
    expect(report.changes.at(-1)).toMatchObject({ op: 'answer', after: 'Ran a club of forty people' });
  });
});

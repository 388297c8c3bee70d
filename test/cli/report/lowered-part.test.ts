import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { Score } from '../../../src/contract/score.ts';
import { backendPosting, nursePosting, terminalWithBase } from '../fixtures.ts';
import { createTestTerminal } from '../memory-io.ts';
import { people } from '../people.ts';

const clause = /counts only (?:[1-9]\d*% until|after) more requirements are met/;
const oneLine = (text: string) => text.replace(/\s+/g, ' ');

it('explains a lowered part in every report', async () => {
  const terminal = await terminalWithBase();
  const score = Score.parse(JSON.parse((await terminal.run(['score', nursePosting, '--json'])).stdout));
  const reasonOf = (id: string) => score.components.find((one) => one.id === id)?.reason;
  expect(reasonOf('parse')).toMatch(clause);
  expect(reasonOf('must')).toBeUndefined();
  const shown = await terminal.run(['score', nursePosting], { columns: 80 });
  expect(oneLine(shown.stdout)).toMatch(/readable by machines: counts only/);
  expect((await terminal.run(['score', nursePosting])).stdout).toMatch(clause);
  await terminal.run(['generate', nursePosting]);
  expect(oneLine((await terminal.run(['explain', 'latest'], { columns: 80 })).stdout)).toMatch(clause);
  await terminal.run(['explain', 'latest', '--html', 'report.html']);
  expect(readFileSync(path.join(terminal.folder, 'report.html'), 'utf8')).toMatch(clause);
});

it('does not explain a lowered part if requirements are met', async () => {
  const terminal = await terminalWithBase();
  expect((await terminal.run(['score', backendPosting, '--json'])).stdout).not.toMatch(clause);
});

it('explains a lowered part in the language of the resume', async () => {
  const terminal = createTestTerminal();
  writeFileSync(path.join(terminal.folder, 'me.json'), JSON.stringify(people.de.resume));
  const posting =
    'Fluglotse\n\nIhr Profil:\n- Lizenz als Fluglotse\n- Erfahrung mit Radar\n- Kenntnisse in Meteorologie\n';
  writeFileSync(path.join(terminal.folder, 'job.txt'), posting);
  const { stdout } = await terminal.run(['score', 'job.txt', '--resume', 'me.json', '--json']);
  const score = Score.parse(JSON.parse(stdout));
  expect(score.components.find(({ id }) => id === 'parse')?.reason).toMatch(
    /^zählt (?:nur zu [1-9]\d*\u00a0%, bis|erst, wenn) mehr/,
  );
});

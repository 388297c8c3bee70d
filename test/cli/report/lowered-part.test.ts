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

it.each([
  ['de', 'Fluglotse', 'Ihr Profil:\n- Erfahrung mit Radar\n- Kenntnisse in Meteorologie', 'fehlt'],
  [
    'zh',
    '数据分析师',
    '任职要求：\n1、熟悉Python编程语言，有三年以上数据分析工作经验\n2、熟练使用MySQL数据库，熟悉常用的统计分析方法',
    '缺少',
  ],
  ['en', 'Air traffic controller', 'Requirements:\n- Experience with radar', 'missing'],
] as const)(
  'a score names its requirements in the language of the resume: %s',
  async (language, title, text, word) => {
    const terminal = createTestTerminal();
    writeFileSync(path.join(terminal.folder, 'me.json'), JSON.stringify(people[language].resume));
    writeFileSync(path.join(terminal.folder, 'job.txt'), `${title}\n\n${text}\n`);
    const { stdout } = await terminal.run(['score', 'job.txt', '--resume', 'me.json'], { columns: 80 });
    expect(stdout).toContain(word);
  },
);

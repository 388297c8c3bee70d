import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../../src/contract/report.ts';
import { createTestTerminal } from '../memory-io.ts';

/** Answers the question about `term` with `text`, in the only job of a person with the title. */
async function answered(posting: string, title: string, line: string, term: string, text: string) {
  const terminal = createTestTerminal();
  const resume = {
    basics: { name: 'Robin Lund', email: 'robin@example.org' },
    work: [{ name: 'Rye Lane', position: title, startDate: '2018-01', highlights: [line] }],
  };
  writeFileSync(path.join(terminal.folder, 'me.json'), JSON.stringify(resume));
  writeFileSync(path.join(terminal.folder, 'posting.txt'), posting);
  const reportNow = async (): Promise<Report> =>
    JSON.parse((await terminal.run(['explain', 'latest', '--json'])).stdout);
  await terminal.run(['base', 'set', 'me.json']);
  await terminal.run(['generate', 'posting.txt']);
  const { requirements } = await reportNow();
  const id = requirements.find((one) => one.term === term)?.id;
  const stdin = JSON.stringify([{ requirement_id: id, text, path: 'work[0]' }]);
  const ran = await terminal.run(['answer', 'latest', '--file', '-'], { stdin });
  const report = await reportNow();
  return {
    stdout: ran.stdout,
    requirement: report.requirements.find((one) => one.term === term),
    isAskedAgain: (report.questions ?? []).some(({ requirement_id }) => requirement_id === id),
    explained: (await terminal.run(['explain', 'latest', '--all'], { columns: 200 })).stdout,
  };
}

const french = `Assistant de projets

Missions
- Gérer un fichier des abonnés
- Préparer des affiches de spectacle
`;

describe('an answer in the words of the posting', () => {
  it('counts with another noun after it, for every job title', async () => {
    const { requirement, stdout } = await answered(
      french,
      'Assistante',
      'Accueil des visiteurs',
      'fichier des abonnés',
      'Gestion d’un fichier des abonnés clients',
    );
    expect(requirement).toMatchObject({ state: 'evidenced' });
    expect(stdout).not.toContain('still missing');
  });

  it('counts for the department that the person works in, in Chinese', async () => {
    const { requirement } = await answered(
      '客服经理\n\n工作职责：\n1. 人员培训\n\n任职要求：\n1. 客服经验2年以上\n2. 熟练使用 Excel\n',
      '平面设计师',
      '设计公司海报',
      '客服',
      '负责客服部门的日常工作',
    );
    expect(requirement).toMatchObject({
      state: 'in_part',
      evidence: [{ quote: '客服', note: '从职位名称“平面设计师”看不出做过这类工作' }],
    });
  });
});

describe('an answer that does not count', () => {
  it('is reported as refused because of the job title, and is not asked again', async () => {
    const { requirement, stdout, isAskedAgain, explained } = await answered(
      'Software developer\n\nRequirements\n- Python\n- Docker\n',
      'Baker',
      'Baked sourdough',
      'Python',
      'Sold seats in our Python course',
    );
    const why = 'the job title “Baker” does not show such work';
    expect(requirement).toMatchObject({ state: 'missing', closest: { note: why } });
    expect(stdout).toContain(`Python is still missing: ${why}`);
    expect(explained).toContain(why);
    expect(isAskedAgain).toBe(false);
  });

  it('is only a wish if its words say so', async () => {
    const { requirement, stdout } = await answered(
      'Software developer\n\nRequirements\n- Python\n- Docker\n',
      'Software developer',
      'Wrote tools in Go',
      'Python',
      'I want to learn Python',
    );
    expect(requirement).toMatchObject({ state: 'aspirational' });
    expect(stdout).toContain('Python is still missing: mentioned, but not as something you did or hold');
  });

  it('reports words that are not recognized', async () => {
    const { stdout, isAskedAgain } = await answered(
      'Software developer\n\nRequirements\n- Python\n- Docker\n',
      'Software developer',
      'Wrote tools in Go',
      'Python',
      'Planned the shifts',
    );
    expect(stdout).toContain('Python is still missing: your answer does not say it in words that are');
    expect(isAskedAgain).toBe(false);
  });
});

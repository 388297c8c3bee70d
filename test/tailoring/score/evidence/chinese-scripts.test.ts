import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Score } from '../../../../src/contract/score.ts';
import { createTestTerminal } from '../../../cli/memory-io.ts';

const postingIn = {
  simplified:
    '客服经理\n\n工作职责：\n1. 人员培训\n\n任职要求：\n1. 客服经验2年以上\n2. 数据分析\n3. 本科及以上学历，工作地点：上海\n',
  traditional:
    '客服經理\n\n工作職責：\n1. 人員培訓\n\n任職要求：\n1. 客服經驗2年以上\n2. 數據分析\n3. 本科及以上學歷，工作地點：上海\n',
};
const resumeIn = {
  simplified: ['客服经理', '负责人员培训与数据分析', '处理客服来电'],
  traditional: ['客服經理', '負責人員培訓與數據分析', '處理客服來電'],
};
type Script = keyof typeof postingIn;

async function run(posting: Script, resume: readonly string[], command: string) {
  const [position, ...highlights] = resume;
  const terminal = createTestTerminal();
  const work = [{ name: 'Acme', position, startDate: '2018-01', highlights }];
  const basics = { name: '王小明', email: 'wang@example.org' };
  writeFileSync(path.join(terminal.folder, 'me.json'), JSON.stringify({ basics, work }));
  writeFileSync(path.join(terminal.folder, 'posting.txt'), postingIn[posting]);
  return JSON.parse(
    (await terminal.run([command, 'posting.txt', '--resume', 'me.json', '--json', '--company', 'Acme']))
      .stdout,
  );
}

async function statesOf(posting: Script, resume: readonly string[]) {
  const score: Score = await run(posting, resume, 'score');
  return score.requirements.map(({ state, evidence }) => [state, evidence[0]?.quote]);
}

describe('a posting and a resume in different Chinese characters', () => {
  it.each([
    ['simplified', 'traditional'],
    ['traditional', 'simplified'],
  ] as const)(
    '%s and %s match as in the same characters, with quotes as written',
    async (posting, resume) => {
      const same = await statesOf(posting, resumeIn[posting]);
      const other = await statesOf(posting, resumeIn[resume]);
      expect(other.map(([state]) => state)).toEqual(same.map(([state]) => state));
      expect(same.length).toBeGreaterThan(1);
      for (const [, quote = ''] of other) expect(resumeIn[resume].join('\n')).toContain(quote);
    },
  );

  it('keep a wish a wish', async () => {
    const states = await statesOf('simplified', ['客服經理', '希望學習數據分析']);
    expect(states.flat()).toContain('aspirational');
  });

  it('write nothing into the resume in other characters', async () => {
    const { resume_data: data } = await run('simplified', resumeIn.traditional, 'generate');
    expect(JSON.stringify(data)).not.toMatch(/[员训数据经负责来电]/u);
  });
});

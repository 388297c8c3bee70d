import { expect, it } from 'vitest';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';

const jobs = '## 工作经历\n\n### 海港物流有限公司　值班主管\n2012.03 - 2016.02\n\n- 安排班次';

async function read(goal: string) {
  const text = `# 陈安\n\n138 0000 1234 | chen@ada.example\n\n## 求职意向\n\n${goal}\n\n${jobs}\n`;
  const { source } = await readResumeFile({ name: 'me.md', bytes: new TextEncoder().encode(text) });
  return source;
}

it('makes the sought job the headline, not the summary', async () => {
  const source = await read('会计');
  expect(source['basics']).toMatchObject({ label: '会计' });
  expect(source['basics']).not.toHaveProperty('summary');
});

it('keeps pay and start as personal details', async () => {
  const source = await read('意向岗位：会计　　期望薪资：面议　　到岗时间：一周内');
  expect(source['basics']).toMatchObject({ label: '会计' });
  expect(source['basics']).not.toHaveProperty('summary');
  const written = JSON.stringify(source);
  for (const kept of ['期望薪资', '面议', '到岗时间', '一周内']) expect(written).toContain(kept);
});

it('leaves a goal in sentences in the summary', async () => {
  const source = await read('希望在物流企业从事会计工作，擅长成本核算。');
  expect(source['basics']).toMatchObject({ summary: '希望在物流企业从事会计工作，擅长成本核算。' });
});

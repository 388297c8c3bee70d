import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createTestTerminal } from '../memory-io.ts';

const posting =
  '職位：行政專員\n\n職務要求：\n- 熟悉 Excel 與 SAP\n- 具備 Kubernetes 經驗\n- 良好的溝通能力\n';

const traditional = {
  summary: '五年行政與採購經驗，負責供應商聯絡、會議安排與費用報銷。',
  highlights: ['負責辦公用品採購，每月整理費用報表', '安排會議室與來訪客戶的接待'],
};
const simplified = {
  summary: '五年行政与采购经验，负责供应商联络、会议安排与费用报销。',
  highlights: ['负责办公用品采购，每月整理费用报表', '安排会议室与来访客户的接待'],
};

it.each([
  ['traditional', traditional, '工作經歷', '您用過「SAP」嗎'],
  ['simplified', simplified, '工作经历', '您用过“SAP”吗'],
] as const)(
  'a resume in %s characters has headings and questions in these characters',
  async (_, person, heading, asked) => {
    const terminal = createTestTerminal();
    const { summary, highlights } = person;
    const resume = {
      basics: { name: '王小明', email: 'wang@example.com', summary },
      work: [{ name: '晨光文具', position: '行政', startDate: '2019-01', highlights }],
    };
    writeFileSync(path.join(terminal.folder, 'me.json'), JSON.stringify(resume));
    writeFileSync(path.join(terminal.folder, 'job.txt'), posting);
    const argv = ['generate', 'job.txt', '--resume', 'me.json', '-o', 'cv.txt', '--level', 'super'];
    expect((await terminal.run(argv)).exitCode).toBe(0);
    expect(readFileSync(path.join(terminal.folder, 'cv.txt'), 'utf8')).toContain(heading);
    const report = JSON.parse((await terminal.run(['explain', 'latest', '--json'])).stdout);
    const questions = report.gaps.map(({ question }: { question: string }) => question).join('\n');
    expect(questions).toContain(asked);
  },
);

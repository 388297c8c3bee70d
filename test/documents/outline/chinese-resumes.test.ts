import { expect, it } from 'vitest';
import { fittingJobs } from '../../../src/documents/outline/corrections/fitting-jobs.ts';
import { readOutline } from '../../../src/documents/outline/read-outline.ts';
import { skillSection } from '../../../src/documents/outline/skills/skill-groups.ts';
import type { SourceLine } from '../../../src/documents/outline/source-line.ts';
import { sourceLine as line } from '../support/source-line.ts';

const heading = (text: string) => line(text, { style: 'heading' });
const bullet = (text: string) => line(text, { style: 'bullet' });
const large = (text: string, aside = '') => line(text, { style: 'large', aside });

function basicsOf(...lines: readonly SourceLine[]) {
  return readOutline(lines).source['basics'];
}

it('joins a label that is spaced out before a colon with a blank', () => {
  const { source } = readOutline([
    ...[large('个人简历'), heading('基本信息'), line('姓', { aside: '名 ：林小春 | 出生年月：1998.06' })],
    ...[line('电', { aside: '话 ：13800001234' }), line('民', { aside: '族 ：汉' })],
    line('邮', { aside: '箱 ： lin@ada.example性 | 别 ： 女' }),
  ]);
  expect(source['basics']).toMatchObject({
    ...{ name: '林小春', phone: '13800001234', email: 'lin@ada.example' },
  });
  expect(JSON.stringify(source)).toContain('"性别","summary":"女"');
  expect(JSON.stringify(source)).toContain('"民族","summary":"汉"');
});

it.each([
  [large('林小春', '求职意向：会计'), { name: '林小春', label: '会计' }],
  [large('林小春，女，汉族，1998 年 4 月生'), { name: '林小春' }],
  [large('林小春 - 女 - 1998'), { name: '林小春' }],
  [large('林 小春'), { name: '林小春' }],
])('reads the name without the details beside it: %#', (name, basics) => {
  expect(basicsOf(name, line('lin@ada.example'))).toMatchObject(basics);
});

it('takes neither the name in Latin letters nor the title of the document for a headline', () => {
  const contact = line('lin@ada.example');
  expect(basicsOf(large('林小春'), line('LIN XIAOCHUN'), contact)).not.toHaveProperty('label');
  expect(basicsOf(large('林小春'), line('Storyteller'), contact)).toMatchObject({ label: 'Storyteller' });
  const titled = [large('个人简历', 'PERSONAL RESUME'), line('求职意向：会计'), large('林小春'), contact];
  expect(basicsOf(...titled)).toMatchObject({ name: '林小春', label: '会计' });
});

it('reads an employer and a title without the verb in front of them', () => {
  const { source } = readOutline([
    ...[large('林小春'), line('lin@ada.example'), heading('实践经历')],
    line('担任春江大学图书馆（2025.09-2026.03）: 学生助理'),
    line('担任春江大学合唱团（2024.09-2025.06）: 团长'),
  ]);
  expect(source['work']).toEqual([
    { name: '春江大学图书馆', position: '学生助理', startDate: '2025-09', endDate: '2026-03' },
    { name: '春江大学合唱团', position: '团长', startDate: '2024-09', endDate: '2025-06' },
  ]);
  expect(fittingJobs([{ name: '任职春风食品', position: '担任主管' }], 'name')).toEqual([
    { name: '春风食品', position: '主管' },
  ]);
});

it('drops the number of a line from the level of its skills', () => {
  const { skills } = skillSection([line('1. 熟悉Excel、Access'), line('2.了解SAP'), line('3. 常看行业报告')]);
  expect(skills).toEqual([
    { name: 'Excel', level: '熟悉' },
    { name: 'Access', level: '熟悉' },
    { name: 'SAP', level: '了解' },
    { name: '常看行业报告' },
  ]);
});

it('reads the date in front of an award, and each dated row as an award', () => {
  const awards = (...rows: readonly SourceLine[]) =>
    readOutline([large('林小春'), line('lin@ada.example'), heading('获奖'), ...rows]).source['awards'];
  expect(awards(bullet('2019年6月 优秀干部'), bullet('2020年 2020年度销售冠军'))).toEqual([
    { title: '优秀干部', date: '2019-06' },
    { title: '2020年度销售冠军', date: '2020' },
  ]);
  const rows = ['2021 春江大学 优秀毕业论文', '2020 第五届会计知识竞赛 一等奖', '2020 三好学生'];
  expect(awards(...rows.map((text) => line(text, { isBelowBlank: true })))).toEqual([
    { title: '春江大学 优秀毕业论文', date: '2021' },
    { title: '第五届会计知识竞赛 一等奖', date: '2020' },
    { title: '三好学生', date: '2020' },
  ]);
  // The year belongs to the name of the event.
  expect(awards(bullet('2024年全国会计竞赛一等奖'), bullet('2023年度优秀员工'))).toEqual([
    { title: '2024年全国会计竞赛一等奖' },
    { title: '2023年度优秀员工' },
  ]);
});

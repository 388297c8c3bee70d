import { expect, it } from 'vitest';
import { readPostingText } from '../../../src/documents/posting/read-posting.ts';

const tail =
  '\n\nWhat you will do\n\n- Prepare reports for management\n\nRequirements\n\n- Experience with Excel\n- Good communication skills\n';

async function companyIn(head: string): Promise<string | undefined> {
  return (await readPostingText({ name: 'posting.txt', text: head + tail })).company;
}

it.each([
  ['Data Analyst\nOakmere', 'Oakmere'],
  ['Data Analyst\nCity of Leeds', 'City of Leeds'],
  ['Data Analyst\nThornton & Sons, Leeds', 'Thornton & Sons'],
  ['Data Analyst\nFernhill Bakery | Leeds | Full-time', 'Fernhill Bakery'],
  ['Data Analyst\nOakmere · Leeds, England (Hybrid)', 'Oakmere'],
  ['# Data Analyst\n**Café Rouge** · Leeds', 'Café Rouge'],
  ['Buchhalter (m/w/d)\nBäckerei Fernhill', 'Bäckerei Fernhill'],
  ['数据分析师\n15-25K·13薪\n北京 3-5年 本科\n奥克米尔科技有限公司', '奥克米尔科技有限公司'],
  ['Oakmere logo\nOakmere\nShare\nShow more options\nData Analyst\nLeeds, England · 2 weeks ago', 'Oakmere'],
  ['Data Analyst - job post\nOakmere\n3.4 out of 5 stars\nLeeds LS1', 'Oakmere'],
])('finds the company next to the title: %j: %s', async (head, company) => {
  expect(await companyIn(head)).toBe(company);
});

it.each([
  'Data Analyst\nLeeds',
  'Data Analyst\nLeeds, England',
  'Data Analyst\nJob description',
  'Data Analyst\nResponsibilities',
  'Data Analyst\nMarketing',
  'Data Analyst\nSenior Data Engineer',
  'Data Analyst\nJoin our team!',
  'Data Analyst\nFull-time',
  'Data Analyst\nRemote',
  'Data Analyst\nThe Role',
  'Data Analyst\n£40,000 a year',
  'Data Analyst\nPosted 3 days ago',
  'Weekly Shop Notes\nOakmere',
  'Harbor News\nData Analyst',
])('finds no company in %j', async (head) => {
  expect(await companyIn(head)).toBeUndefined();
});

it.each([
  'Data Analyst - job post\nOakmere\nLeeds LS1',
  'Skip to main content\nHome\nCompany reviews\nData Analyst - job post\nOakmere\n3.4 out of 5 stars\nLeeds LS1',
])('removes text that a site adds to the title: %j', async (head) => {
  const text = head + tail;
  expect((await readPostingText({ name: 'posting.txt', text })).position).toBe('Data Analyst');
});

import { describe, expect, test } from 'vitest';
import { createRulesEngine } from '../../src/tailoring/rules-engine.ts';
import { asOf, documentOf } from './cases.ts';

/* A slip is corrected wherever it is: in bullets, paragraphs, the summary and the list of skills. */

const engine = createRulesEngine();

async function tailored(
  resume: Readonly<Record<string, unknown>>,
  level: 'basic' | 'good',
  jobDescription: string,
): Promise<string> {
  const target = { companyName: 'Delta', position: 'Clerk', jobDescription };
  const { document } = await engine.tailor({ base: documentOf({ resume }), target, level, asOf });
  return JSON.stringify(document);
}

const basics = { name: 'Pat Doe', email: 'pat@example.org' };

describe('the name of a tool among the skills', () => {
  const highlights = ['Kept the pages of two mills on Github', 'Sorted the post of the mill'];
  const work = [{ name: 'Mill', position: 'Clerk', startDate: '2018-01', highlights }];
  const posting = 'Requirements:\n- Sorting the post';

  test('takes the spelling of its makers, as in bullets', async () => {
    const skills = [{ name: 'Tools', keywords: ['Github', 'Linkedin', 'Excel'] }];
    const text = await tailored({ basics, work, skills }, 'good', posting);
    expect(text).not.toMatch(/Github|Linkedin/);
    expect(text.match(/GitHub/g)).toHaveLength(2);
  });

  test('stays at basic, and where the list has it right, too', async () => {
    const skills = [{ name: 'Tools', keywords: ['Github', 'GitHub', 'Excel'] }];
    expect(await tailored({ basics, work: [], skills }, 'good', posting)).not.toMatch(/GitHub.*GitHub/);
    expect(await tailored({ basics, work, skills: [{ keywords: ['Github'] }] }, 'basic', posting)).toMatch(
      /Github/,
    );
  });
});

test('a paragraph and the summary get the corrections of bullets', async () => {
  const slip = 'Ran a 10 week course for bakers , clerks and drivers';
  const work = [
    {
      name: 'Mill',
      position: 'Clerk',
      startDate: '2018-01',
      summary: `${slip}.`,
      highlights: [slip, 'Sorted the post of the mill'],
    },
  ];
  const resume = { basics: { ...basics, summary: `${slip}.` }, work };
  const text = await tailored(resume, 'good', 'Requirements:\n- Sorting the post');
  expect(text.match(/Ran a 10-week course for bakers, clerks and drivers/g)).toHaveLength(3);
});

test('a Chinese statement loses its subject in bullets, paragraphs and the summary', async () => {
  const work = [
    {
      name: '示例面包房',
      position: '店长',
      startDate: '2018-01',
      summary: '本人负责门店。',
      highlights: ['本人参与12家门店的盘点工作', '我们小组整理了全部台账'],
    },
  ];
  const resume = { basics: { ...basics, summary: '本人从事门店管理工作五年。' }, work };
  const text = await tailored(resume, 'good', '任职要求\n- 熟悉门店管理');
  expect(text).not.toContain('本人');
  expect(text).toContain('我们小组整理了全部台账');
});

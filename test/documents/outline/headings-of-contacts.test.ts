import { expect, it } from 'vitest';
import { headingsOf } from '../../../src/documents/outline/recognize/section-headings.ts';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';
import { sample } from '../../support/how-long.ts';

it('never reads a heading above contact details as the headline', async () => {
  const wrong: string[] = [];
  for (const heading of sample(headingsOf('contact'), 12)) {
    const isChinese = /\p{Script=Han}/u.test(heading);
    const shown = heading.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    const [name, number, work] = isChinese
      ? ['李娜', '电话：13812345678', '工作经历\n2016.03 - 2020.06  北门食品有限公司  仓库经理']
      : ['Anna Berger', '+44 20 7946 0958', 'Work Experience\nShift Lead, Harbor Logistics Ltd\n2012 - 2016'];
    const text = `${name}\n\n${shown}\nanna@berger.example\n${number}\n\n${work}\n`;
    const { source } = await readResumeFile({ name: 'me.txt', bytes: new TextEncoder().encode(text) });
    const read = JSON.stringify(source['basics']);
    if (!read.includes(`"name":"${name}"`) || !read.includes('anna@') || read.includes(shown))
      wrong.push(`${shown}: ${read}`);
  }
  expect(wrong).toEqual([]);
});

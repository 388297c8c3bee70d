import { expect, it } from 'vitest';
import { readPostingText } from '../../../src/documents/posting/read-posting.ts';
import { readFamilies } from '../../../tools/lexicon/read-lexicon.ts';
import { sample } from '../../support/how-long.ts';

const english =
  '\n\nOakmere Ltd, Leeds\n\nWhat you will do\n\n- Prepare reports\n\nRequirements\n\n- Experience with Excel\n';
const chinese = '\n\n奥克米尔科技有限公司\n\n岗位职责\n\n- 编写报告\n\n任职要求\n\n- 熟悉Excel\n';

/** Endings such as `*entwickler` are not titles. */
const titles = readFamilies()
  .flatMap((family) => family.titles)
  .filter((title) => !title.startsWith('*'));

it('reads every known title in the first line and the company below it', async () => {
  const wrong: string[] = [];
  for (const title of sample(titles, 500)) {
    const isChinese = /\p{Script=Han}/u.test(title);
    const shown = title.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    const text = shown + (isChinese ? chinese : english);
    const { position, company } = await readPostingText({ name: 'posting.txt', text });
    const isRight = position === shown && company === (isChinese ? '奥克米尔科技有限公司' : 'Oakmere Ltd');
    if (!isRight) wrong.push(`${shown}: ${position}, ${company}`);
  }
  expect(wrong).toEqual([]);
});

it.each([
  ['Oakmere GmbH\n\nPentester (m/w/d)\n\nIhr Profil\n\n- Kenntnisse in Excel\n', 'Pentester (m/w/d)'],
  ['Growth Hacker Who Paints\n\nOakmere Ltd\n\nRequirements\n\n- Excel\n', undefined],
])('finds in %j the title %s', async (text, title) => {
  expect((await readPostingText({ name: 'posting.txt', text })).position).toBe(title);
});

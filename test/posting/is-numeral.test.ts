import { expect, test } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readByRules } from '../../src/posting/read-posting.ts';

test.each([
  ['Experience in a Level I or Level II trauma center', []],
  ['Experience in a level III or IV unit', []],
  ['Class II devices, Type II diabetes', ['Class II devices', 'Type II diabetes']],
  ['IV starts and IV therapy', ['IV starts', 'IV therapy']],
  ['Step II of the WISC', ['WISC']],
])('a roman number alone is no skill: %s', (line, asked) => {
  const jobDescription = `Requirements\n- ${line}\n- Docker`;
  const { requirements } = readByRules(standardLexicon(), {
    jobDescription,
    companyName: 'Delta',
    position: '',
  });
  expect(requirements.map(({ term }) => term)).toEqual([...asked, 'Docker']);
});

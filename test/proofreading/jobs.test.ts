import { expect, it } from 'vitest';
import { plainJob } from './made-up-resume.ts';
import { found } from './run-proofread.ts';

const sentence = `Baked the bread of the town ${'and of the next one '.repeat(6)}`.trim();

it.each([
  ['a sentence', { skills: [{ name: 'Oven', keywords: [sentence] }] }],
  ['a time', { skills: [{ name: 'Oven', keywords: ['April 2010 to Present'] }] }],
])('%s among the skills of a resume without a job is an error, with what to do', async (_, more) => {
  expect(await found({ work: [], more }, 'no_jobs')).toMatchObject([
    { severity: 'error', path: 'skills[0].keywords[0]', advice: expect.stringContaining('above your jobs') },
  ]);
});

it('a resume with a job, or with skills alone, has no finding', async () => {
  expect(await found({ work: [plainJob], more: { skills: [{ name: sentence }] } }, 'no_jobs')).toEqual([]);
  expect(await found({ work: [], more: { skills: [{ name: 'Bread' }] } }, 'no_jobs')).toEqual([]);
});

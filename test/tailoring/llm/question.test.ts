import { expect, test } from 'vitest';
import { questionFor } from '../../../src/tailoring/llm/question.ts';
import { refusals } from '../edits.ts';

const line = { id: 'b1', path: 'work[0].highlights[0]', text: 'Filed letters', draft: null };
const task = { kind: 'entry', mayMerge: true, title: 'Clerk', lines: [line], facts: [] } as const;
const asked = { shown: [], missing: [], lines: [], position: '' };
const { system } = questionFor(task, asked, 'super', []);

test.each([
  ['Was responsible for managing', 'Managed', ' the stock of two shops'],
  ['Creation of', 'Created', ' web shops for 12 clients'],
  ['Lead developer for', 'Served as lead developer for', ' 12 shops'],
  ['Winner of', 'Won', ' two prizes in 2019'],
  ['Moved the archive, cutting costs by 5%', 'Cut costs by 5% by moving the archive', ''],
])('the verifier accepts what the question to a model promises: %s', (before, after, rest) => {
  expect(system).toContain(`"${before}"`);
  expect(system).toContain(`"${after}"`);
  expect(refusals(before + rest, after + rest)).toEqual([]);
});

test.each([
  ['utilized', 'used', 'Tested pumps and utilized gauges', 'Tested pumps and used gauges'],
  ['in order to', 'to', 'Tested pumps in order to cut costs', 'Tested pumps to cut costs'],
  ['as well as', 'and', 'Tested pumps as well as valves', 'Tested pumps and valves'],
  ['on a daily basis', 'daily', 'Counted stock on a daily basis', 'Counted stock daily'],
  ['using', 'with', 'Built reports using pivot tables', 'Built reports with pivot tables'],
  ['via', 'with', 'Built reports via Excel for banks', 'Built reports with Excel for banks'],
  ['across', 'in', 'Trained clerks across two towns', 'Trained clerks in two towns'],
  ['within', 'in', 'Trained clerks within the region', 'Trained clerks in the region'],
])('the same of plain words: %s', (wordy, plain, before, after) => {
  expect(system).toContain(`"${wordy}"`);
  expect(system).toContain(`"${plain}"`);
  expect(refusals(before, after)).toEqual([]);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readBaseResume } from '../../../../src/documents/read-base-resume.ts';
import { readResumeFile } from '../../../../src/documents/read-resume-file.ts';
import { createRulesEngine } from '../../../../src/tailoring/rules-engine.ts';
import { asOf, documentOf } from '../../cases.ts';

const examples = path.resolve(import.meta.dirname, '../../../../examples');
const engine = createRulesEngine();

/** The bullets of the jobs of an example, tailored at `super`. */
async function bulletsOf(resume: string, posting: string) {
  const bytes = readFileSync(path.join(examples, 'resumes', resume));
  const { source } = await readResumeFile({ name: resume, bytes });
  const target = {
    jobDescription: readFileSync(path.join(examples, 'postings', posting), 'utf8'),
    companyName: '',
    position: '',
  };
  const base = readBaseResume(source).document;
  const { document } = await engine.tailor({ base, target, level: 'super', asOf });
  return document.sections.experience.items.flatMap(({ summary }) =>
    [...summary.matchAll(/<li>(.*?)<\/li>/g)].map(([, text]) => text),
  );
}

test('duties of the examples get a verb that claims no more', async () => {
  const accountant = await bulletsOf('accountant.json', 'senior-accountant.txt');
  expect(accountant.filter((text) => /responsible|in charge/i.test(text ?? ''))).toEqual([]);
  expect(accountant).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Handle the month-end close of both plants; shortened the close from 9 to 6/),
      expect.stringMatching(/^Managed inventory and standard cost reviews; quarterly counts came within/),
      expect.stringMatching(/^Handled monthly billing of 27 government grants and kept unbilled costs/),
      'Handled weekly check runs and 1099 filing for 140 contractors',
    ]),
  );
  const nurse = await bulletsOf('nurse.yaml', 'icu-nurse.txt');
  expect(nurse.filter((text) => /responsible/i.test(text ?? ''))).toEqual([]);
  expect(nurse).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Care for 1 to 2 critically ill patients per shift, including vented patients/),
      expect.stringMatching(/^Provided discharge teaching for heart failure patients; 30-day readmissions/),
      'Handled medication passes, wound care and calls to physicians and families',
    ]),
  );
});

test('words that look like a verb in -s are nouns before a verb in the past', async () => {
  const basics = { name: 'Kim Vale', label: 'Baker', email: 'kim@example.org' };
  const job = { name: 'Harbour Bakery', position: 'Baker', startDate: '2015-03', endDate: '2019-06' };
  const highlights = ['Was proud of the stock; weekly counts came within 2% of the book', 'Baked rye bread'];
  const base = documentOf({ resume: { basics, work: [{ ...job, highlights }] } });
  const target = { position: 'Baker', companyName: 'Mill Lane', jobDescription: 'Requirements\n- Rye bread' };
  const { document } = await engine.tailor({ base, target, level: 'super', asOf });
  expect(document.sections.experience.items[0]?.summary).toContain('weekly counts came within 2%');
});

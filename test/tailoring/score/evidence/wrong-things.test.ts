import { expect, test } from 'vitest';
import { readBaseResume } from '../../../../src/documents/read-base-resume.ts';
import { standardLexicon } from '../../../../src/lexicon/lexicon.ts';
import { readPosting } from '../../../../src/posting/read-posting.ts';
import { readResume } from '../../../../src/tailoring/resume/read-resume.ts';
import { evidenceRows, rowShownBy } from '../../fixtures/evidence-rows.ts';

function stateOf(term: string, position: string, bullet: string): string | undefined {
  return rowShownBy(bullet, { term, position })?.state;
}

test.each([
  ['Restaurant management software', 'Managed four restaurants with a staff of 90', 'missing'],
  ['Restaurant management software', 'Introduced software for restaurant management', 'evidenced'],
  ['Project management software', 'Planned three openings in Jira', 'alias_only'],
])('software for some work is shown only by software: %s, "%s"', (term, bullet, state) => {
  expect(stateOf(term, 'Restaurant Manager', bullet)).toBe(state);
});

test.each([
  ['Audited the Hazard Communication Program of the plant every spring', 'missing'],
  ['Praised for clear communication with four crews', 'evidenced'],
  ['Excellent Communication Skills shown in talks with four crews', 'evidenced'],
])('a soft skill is not shown by a word within a name: "%s"', (bullet, state) => {
  expect(stateOf('Communication', 'Safety Officer', bullet)).toBe(state);
});

test.each([
  ['Miller, D. R., and Ito, K. (2021), a paper on soils', 'missing'],
  ['Ito, R., and Miller, D. (2021), a paper on soils', 'missing'],
  ['Wrote the models of the survey in R.', 'evidenced'],
])('a language of one letter is not the initial of an author: "%s"', (bullet, state) => {
  expect(stateOf('R', 'Statistician', bullet)).toBe(state);
});

test.each([
  ['Nationalität Deutsch', 'Deutschkenntnisse', 'missing'],
  ['Nationality: German', 'German', 'missing'],
  ['Spanish citizen', 'Spanish', 'missing'],
  ['Fluent in German', 'German', 'evidenced'],
])('a nationality is not a language: "%s"', (skill, term, state) => {
  const position = 'Clerk';
  const target = { jobDescription: `Requirements:\n- ${term}`, companyName: 'Fernhill', position };
  const { document } = readBaseResume({ basics: { name: 'Robin Example' }, skills: [{ name: skill }] });
  const lexicon = standardLexicon();
  const [row] = evidenceRows(readPosting(lexicon, target), readResume(lexicon, document), target);
  expect(row?.state).toBe(state);
});

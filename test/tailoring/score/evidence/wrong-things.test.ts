import { expect, test } from 'vitest';
import { readBaseResume } from '../../../../src/documents/read-base-resume.ts';
import { standardLexicon } from '../../../../src/lexicon/lexicon.ts';
import { readPosting } from '../../../../src/posting/read-posting.ts';
import { readResume } from '../../../../src/tailoring/resume/read-resume.ts';
import { evidenceRows } from '../../fixtures/evidence-rows.ts';

function stateOf(term: string, position: string, bullet: string): string | undefined {
  const target = { jobDescription: `Requirements:\n- ${term}`, companyName: 'Fernhill', position };
  const { document } = readBaseResume({
    basics: { name: 'Robin Example' },
    work: [{ name: 'Oakmere', position, startDate: '2021-01', highlights: [bullet] }],
  });
  return evidenceRows(
    readPosting(standardLexicon(), target),
    readResume(standardLexicon(), document),
    target,
  )[0]?.state;
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

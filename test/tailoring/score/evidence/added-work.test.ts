import { expect, test } from 'vitest';
import { readBaseResume } from '../../../../src/documents/read-base-resume.ts';
import { standardLexicon } from '../../../../src/lexicon/lexicon.ts';
import { readPosting } from '../../../../src/posting/read-posting.ts';
import { readResume } from '../../../../src/tailoring/resume/read-resume.ts';
import { evidenceRows } from '../../fixtures/evidence-rows.ts';

function stateOf(term: string, bullet: string): string | undefined {
  const position = 'Software Engineer';
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
  ['Algorithm design', 'Wrote an algorithm for the tours of 12 vans', 'in_part'],
  ['Algorithm design', 'Designed an algorithm for the tours of 12 vans', 'evidenced'],
  ['Algorithms', 'Wrote an algorithm for the tours of 12 vans', 'evidenced'],
])('work that is added to a known name is asked for too: %s, "%s"', (term, bullet, state) => {
  expect(stateOf(term, bullet)).toBe(state);
});

test.each(['Coding standards', 'Object-oriented design'])('a language does not show %s', (term) => {
  expect(['missing', 'in_part']).toContain(stateOf(term, 'Wrote the tours of 12 vans in Python'));
});

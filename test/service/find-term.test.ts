import { expect, it } from 'vitest';
import type { Requirement } from '../../src/contract/score.ts';
import { findTerm } from '../../src/service/resumes/answers.ts';

const terms = [
  { id: 'r1', term: 'Preparation of cargo reports', bare: 'cargo reports', key: 'cargo report' },
  { id: 'r2', term: 'Fluent Danish', bare: 'Danish', key: 'danish' },
];

function requirement(id: string, term: string): Requirement {
  return {
    ...{ id, term, class: 'must', source: { section: 'none', start: 0, end: 1 }, state: 'missing', grade: 0 },
    ...{ literal: false, listed: false, reason: '', evidence: [] },
  };
}

it.each([
  ['as it is shown', requirement('r2', 'Fluent Danish')],
  ['as reports of earlier versions show it', requirement('r2', 'Danish')],
  ['under another number', requirement('r7', 'Danish')],
])('finds the term of a requirement %s', (_, shown) => {
  expect(findTerm('', { requirement_id: shown.id }, [shown], terms).key).toBe('danish');
});

it('refuses a requirement that the posting does not have', () => {
  const shown = requirement('r1', 'Norwegian');
  expect(() => findTerm('', { requirement_id: 'r1' }, [shown], terms)).toThrow(
    'there is no requirement "r1" in this posting',
  );
});

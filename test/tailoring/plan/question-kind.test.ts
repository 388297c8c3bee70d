import { expect, test } from 'vitest';
import { standardLexicon } from '../../../src/lexicon/lexicon.ts';
import { questionKind } from '../../../src/tailoring/plan/question-kind.ts';

/** The kind of the question about `term`, where the posting names it. */
function kindFor(term: string, posting: string, kind: 'skill' | 'certificate' = 'skill') {
  const start = posting.indexOf(term);
  return questionKind(
    standardLexicon(),
    {
      ...{ id: 'r1', term, alternatives: [term], class: 'must', kind, probability: 1, reason: '' },
      source: { section: '', start, end: start + term.length },
    },
    posting,
  );
}

test.each([
  ["Associate's degree in bakery science", '', 'degree'],
  ['Licenciatura en Enfermería', '', 'degree'],
  ['MS in Computer Science', '', 'degree'],
  ['Master Plan', '', 'unknown'],
  ['Ohio RN license', '', 'licence'],
  ['voter registration', '', 'task'],
  ['Wireless Bridge Certification', '', 'certificate'],
  ['head chef', 'Proven experience as head chef', 'title'],
  ['nursing assistants', 'Supervise nursing assistants', 'task'],
  ['门店陈列', '每周检查门店陈列', 'unknown'],
  ['Chemistry', "- Bachelor's degree in Biology, Chemistry or a related field", 'study'],
  ['computer science', 'University degree in statistics, ideally computer science', 'study'],
  ['contabilidad', 'Licenciatura en contabilidad', 'study'],
  ['Chemistry', '- Chemistry', 'unknown'],
  ['pest control', "- Bachelor's degree and two years of experience in pest control", 'method'],
  ['pest control', "- Bachelor's degree\n- Experience: pest control", 'method'],
])('asks about %s in "%s" as a %s', (term, posting, kind) => {
  expect(kindFor(term, posting)).toBe(kind);
});

test('a field read as a certificate is a subject', () => {
  const posting = 'Technical diploma or degree in bakery-related field';
  expect(kindFor('bakery-related field', posting, 'certificate')).toBe('study');
});

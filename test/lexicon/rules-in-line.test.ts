import { expect, it } from 'vitest';
import { rulesIn } from '../../tools/lexicon/rules-in-line.ts';

it('shows which rows find something in a line', () => {
  expect(rulesIn('A forklift licence is required')).toMatch(
    /^posting\/phrases\.tsv:\d+: required \(en\) finds "required"$/m,
  );
  expect(rulesIn('?')).toContain('finds anything');
});

it('shows the rows of headings first, the one that wins before the others', () => {
  const [first, second] = rulesIn('Preferred qualifications').split('\n');
  expect(first).toMatch(/^posting\/headings\.tsv:\d+ → nice$/);
  expect(second).toMatch(/^posting\/headings\.tsv:\d+ → (?!nice)/);
});

it('shows a question or cue that decides against the rows of headings', () => {
  expect(rulesIn('Qualifications that would be a plus')).toMatch(
    /^as a heading → nice: .*\nposting\/headings\.tsv:\d+ → requirements$/m,
  );
});

it('shows single letters and parts of other rules last', () => {
  const [first = '', last = ''] = rulesIn('Experience with Python is a plus').split('Single letters');
  expect(first).toContain('nice_to_have (en) finds "is a plus"');
  expect(first).not.toMatch(/finds "\w"$/m);
  expect(last).toContain('leading_modifier (en) finds "a"');
  expect(last).toContain('town_list (de)');
});

import { describe, expect, test } from 'vitest';
import type { ProposedEdit } from '../../../src/contract/plan/edit.ts';
import { standardLexicon } from '../../../src/lexicon/lexicon.ts';
import { keepToLength, lengthLimits, wordsIn } from '../../../src/tailoring/plan/length-limits.ts';
import { readResume } from '../../../src/tailoring/resume/read-resume.ts';
import { countWords } from '../../../src/text/count-words.ts';
import { documentWith } from '../edits.ts';

const plain = { rule: 'test', reason: 'A reason.', requirements: [], evidence: [] };
const surfaced = (text: string): ProposedEdit => ({
  ...plain,
  op: 'surface_skill',
  source: 'skills[0]',
  after: null,
  group: null,
  text,
});
const hidden = (source: string): ProposedEdit => ({ ...plain, op: 'hide', source });

/** A one-job resume of about so many words. */
function modelOf(words: number) {
  const bullets = Array.from(
    { length: words / 10 },
    (_, index) => `Sorted box ${index} of the long and dusty east shelf`,
  );
  return readResume(standardLexicon(), documentWith({ bullets }));
}

describe('a full resume', () => {
  const model = modelOf(600);
  const { base } = lengthLimits(model, 'basic');

  test('gives up the last skills that it has no room for', () => {
    const edits = Array.from({ length: 30 }, (_, index) => surfaced(`Skill ${index}`));
    const kept = keepToLength(edits, model, 'basic');
    expect(kept).toEqual(edits.slice(0, kept.length));
    expect(2 * kept.length).toBeLessThanOrEqual(0.02 * base);
    expect(2 * kept.length).toBeGreaterThan(0.02 * base - 3);
  });

  test('counts the name of a new group of skills, once', () => {
    const room = Math.floor(0.02 * base);
    const skills = Array.from({ length: room }, (_, index) => ({
      ...surfaced(`Skill${index}`),
      group: 'Further skills of mine',
    }));
    expect(keepToLength(skills, model, 'basic')).toEqual(skills.slice(0, room - 4));
  });

  test('hides no more than the level allows', () => {
    const bullets = model.chunks.filter(({ path }) => path.startsWith('work[0].highlights['));
    const kept = keepToLength(
      bullets.map(({ path }) => hidden(path)),
      model,
      'super',
    );
    const gone = bullets.filter(({ path }) => kept.some(({ source }) => source === path));
    expect(base - wordsIn(gone)).toBeGreaterThanOrEqual(0.6 * base);
    expect(gone.length).toBeGreaterThan(0);
  });

  test.each(['good', 'super'] as const)('at %s may name what it hides, and a tenth more', (level) => {
    const [first] = model.chunks.filter(({ path }) => path.includes('.highlights['));
    const room = Math.floor(0.1 * base);
    const skills = Array.from({ length: room + 20 }, (_, index) => surfaced(`Skill${index}`));
    const bullet = hidden(first?.path ?? '');
    const freed = first ? countWords(first.text) : 0;
    expect(keepToLength(skills, model, level)).toHaveLength(room);
    expect(keepToLength([bullet, ...skills], model, level)).toHaveLength(1 + room + freed);
  });

  test('gives up the terms of a headline before a skill', () => {
    const skills = Array.from({ length: Math.floor(0.1 * base) }, (_, index) => surfaced(`Skill${index}`));
    const text = 'Clerk | Filing, Sorting';
    const headline: ProposedEdit = { ...plain, op: 'headline', source: 'basics.label', text };
    expect(keepToLength([...skills, headline], model, 'good')).toEqual(skills);
  });
});

test('a resume of half a page has room for a summary at any level', () => {
  const model = modelOf(200);
  const text = Array.from({ length: 50 }, () => 'word').join(' ');
  const edits: ProposedEdit[] = [{ ...plain, op: 'summary', source: 'basics.summary', text }];
  expect(keepToLength(edits, model, 'super')).toEqual(edits);
});

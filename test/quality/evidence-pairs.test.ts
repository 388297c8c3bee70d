import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  choosePairs,
  type PostingCandidate,
  type ResumeCandidate,
} from '../../eval/evidence/choose-pairs.ts';
import {
  asTheyStand,
  evidenceFigures,
  type JudgedItem,
  madeUpFigures,
  newFigures,
  rankFigures,
} from '../../eval/evidence/figures.ts';
import { parseLabels } from '../../eval/evidence/labels.ts';
import {
  type MadeUp,
  readItems,
  readPairs,
  readPeople,
  readResumeRows,
  rowsOf,
} from '../../eval/evidence/tables.ts';
import { cosine, vectorsOf } from '../../eval/evidence/tf-idf.ts';
import { rankCorrelation } from '../../eval/judge/numbers.ts';
import { randomFrom } from '../../tools/train/random.ts';

const fields = new Map([['health', { same: ['health'], related: ['academia'] }]]);

/** Candidates whose texts have a unique word and a word of their field. */
function candidates() {
  const professions = ['health/nurse', 'health/midwife', 'academia/biologist', 'software/developer'];
  const people = ['train', 'dev', 'test'].flatMap((split) =>
    professions.flatMap((profession) => ['en', 'de'].map((language) => ({ split, profession, language }))),
  );
  const texts = ['nurse ward', ...people.map(({ profession }, index) => `${profession} person${index}`)];
  const vectors = vectorsOf(texts);
  const vector = (index: number) => vectors[index] ?? new Map<string, number>();
  const posting = (id: string, split: 'dev' | 'test', language: string): PostingCandidate => ({
    ...{ id, split, language, group: 'health', profession: 'ward nurse', vector: vector(0) },
  });
  const resumes = people.map(({ split, profession, language }, index): ResumeCandidate => {
    const [field = '', detail = ''] = profession.split('/');
    return { id: `c${index}`, split, language, field, profession: detail, vector: vector(index + 1) };
  });
  return { postings: [posting('p1', 'dev', 'en'), posting('p2', 'test', 'de')], resumes };
}

describe('choosing pairs', () => {
  const { postings, resumes } = candidates();
  const choose = (split: 'dev' | 'test') => choosePairs(split, 200, postings, resumes, fields, randomFrom(1));
  const resumesOf = (split: 'dev' | 'test') =>
    choose(split).map((pair) => resumes.find(({ id }) => id === pair.resume));

  it('gives the same pairs for the same seed', () => {
    expect(choose('dev')).toEqual(choose('dev'));
  });

  it('takes postings of the split and resumes of their language', () => {
    expect(new Set(choose('test').map(({ posting }) => posting))).toEqual(new Set(['p2']));
    expect(new Set(resumesOf('test').map((resume) => resume?.language))).toEqual(new Set(['de']));
  });

  it('keeps the resumes of `test` for the postings of `test`', () => {
    expect(resumesOf('dev').filter((resume) => resume?.split === 'test')).toEqual([]);
  });

  it('takes resumes of the same, a related and another field', () => {
    expect(new Set(resumesOf('dev').map((resume) => resume?.field))).toEqual(
      new Set(['health', 'academia', 'software']),
    );
  });
});

describe('the chosen pairs', () => {
  const rows = new Map(readResumeRows().map((row) => [row.id, row]));
  const items = readItems();

  it.each(['dev', 'test'])('of %s name known resumes and postings with items', (split) => {
    const pairs = readPairs(split);
    expect(pairs).toHaveLength(200);
    expect(pairs.filter(({ resume }) => !rows.has(resume))).toEqual([]);
    expect(pairs.filter(({ posting }) => (items.get(posting)?.length ?? 0) < 3)).toEqual([]);
  });

  it('use no resume of `test` for `dev`', () => {
    expect(readPairs('dev').filter(({ resume }) => rows.get(resume)?.split === 'test')).toEqual([]);
  });
});

describe('made-up people', () => {
  const items = readItems();
  const folder = path.join(import.meta.dirname, '../../eval/evidence/people');
  const splits = new Map(
    rowsOf(path.join(folder, '../../postings/postings.tsv')).map((cell) => [cell('id'), cell('split')]),
  );

  it.each([
    ['dev', { qualified: 20, trap: 20 }],
    ['test', { qualified: 20, trap: 20, weaker: 20 }],
  ])('for postings of %s have a resume and labels of all items', (split, kinds) => {
    const people = readPeople(split);
    const kindsOf = people.map(({ madeUp }) => madeUp);
    const counts = [...new Set(kindsOf)].map((kind) => [kind, kindsOf.filter((one) => one === kind).length]);
    expect(Object.fromEntries(counts)).toEqual(kinds);
    expect(people.filter(({ posting }) => splits.get(posting) !== split)).toEqual([]);
    expect(people.filter(({ id }) => !existsSync(path.join(folder, `${id}.json`)))).toEqual([]);
    for (const posting of new Set(people.map((pair) => pair.posting))) {
      const text = readFileSync(path.join(folder, 'labels', `${posting}.tsv`), 'utf8');
      const own = people.filter((pair) => pair.posting === posting);
      expect(parseLabels(text, own, items.get(posting) ?? []).problems, posting).toEqual([]);
    }
  });
});

describe('labels', () => {
  const pairs = [{ id: 'p1-c1', split: 'dev', posting: 'p1', resume: 'c1' }] as const;
  const items = [1, 2].map((number) => ({ posting: 'p1', number, term: 'nursing' }));

  it('are read by pair', () => {
    const { pairs: read, problems } = parseLabels(
      'p1-c1\t1\tshown\np1-c1\t2\tnot\np1-c1\tgrade\t3\n',
      pairs,
      items,
    );
    expect(problems).toEqual([]);
    expect(read.get('p1-c1')?.grade).toBe(3);
    expect(read.get('p1-c1')?.items.get(2)).toBe('not');
  });

  it.each([
    ['p1-c1\t3\tshown', 'no item 3'],
    ['p1-c2\t1\tshown', 'no pair p1-c2'],
    ['p1-c1\t1\tmaybe', 'a label is shown, part, not'],
    ['p1-c1\tgrade\t4', 'a grade is 0 to 3'],
    ['p1-c1\t1\tshown\np1-c1\t1\tpart', '1 has a label already'],
    ['p1-c1\t1\tshown', 'no label of items 2'],
    ['p1-c1\t1\tshown', 'no grade'],
  ])('%j has the problem "%s"', (text, problem) => {
    expect(parseLabels(text, pairs, items).problems.join('\n')).toContain(problem);
  });
});

describe('figures', () => {
  const items: readonly JudgedItem[] = [
    { label: 'shown', verdict: 'met', before: 'missing' },
    { label: 'shown', verdict: 'missing', before: 'missing' },
    { label: 'shown', verdict: 'met', before: 'met' },
    { label: 'part', verdict: 'part', before: 'missing' },
    { label: 'not', verdict: 'missing', before: 'missing' },
    { label: 'not', verdict: 'unread', before: 'missing' },
  ];

  it('counts accepted items among those labeled shown and those labeled not', () => {
    const { recall, precision, precisionWithPart, falselyAccepted } = evidenceFigures(items);
    expect([recall, precision, precisionWithPart, falselyAccepted]).toEqual([2 / 3, 2 / 3, 1, 0]);
  });

  it('judges items themselves, also those that the engine no longer reads', () => {
    const { recall, falselyAccepted } = evidenceFigures(
      asTheyStand([
        { label: 'not', verdict: 'met', asItStands: 'missing' },
        { label: 'not', verdict: 'unread', asItStands: 'part' },
        { label: 'shown', verdict: 'unread', asItStands: 'met' },
        { label: 'shown', verdict: 'met' },
      ]),
    );
    expect([recall, falselyAccepted]).toEqual([1, 1 / 2]);
  });

  it('counts items separately that an earlier engine called missing', () => {
    const { recall, precision } = newFigures(items);
    expect([recall, precision]).toEqual([1 / 2, 1 / 2]);
  });

  it('ranks pairs by a value', () => {
    const pairs = [0, 1, 2, 3].map((grade) => ({
      ...{ posting: 'p1', grade, score: 10 * grade, likeness: 1 - grade, likenessAmongAll: 0, items: [] },
    }));
    const score = rankFigures(pairs, (pair) => pair.score);
    expect(score).toEqual({
      ...{ medians: [0, 10, 20, 30], againstAll: 1, againstNear: 1, perPosting: 1 },
      rankCorrelation: expect.closeTo(1),
    });
    expect(rankFigures(pairs, (pair) => pair.likeness).againstAll).toBe(0);
  });

  it('ranks made-up people among themselves and against real ones', () => {
    const one = (posting: string, grade: number, score: number, madeUp?: MadeUp) => ({
      ...{ posting, grade, score, likeness: 0, likenessAmongAll: 0, items: [] },
      ...(madeUp && { madeUp }),
    });
    const pairs = [
      one('p1', 3, 60, 'qualified'),
      one('p1', 2, 60, 'weaker'),
      one('p1', 0, 10, 'trap'),
      one('p2', 3, 40, 'qualified'),
      one('p2', 0, 50, 'trap'),
      one('p2', 1, 20),
      one('p2', 0, 90),
    ];
    expect(madeUpFigures(pairs, (pair) => pair.score)).toEqual({
      medians: { qualified: 50, weaker: 60, trap: 30 },
      ...{ againstTraps: 3 / 4, trapsPerPosting: 1 / 2 },
      ...{ againstWeaker: 1 / 4, weakerPerPosting: 1 / 2 },
      ...{ againstNear: 1, nearPerPosting: 1 },
    });
  });

  it('gives equal values the same rank', () => {
    expect(rankCorrelation([1, 1, 2, 2], [5, 5, 9, 9])).toBeCloseTo(1);
    expect(rankCorrelation([1, 1, 1], [1, 2, 3])).toBeNull();
  });

  it('finds texts with common rare words similar', () => {
    const [one, same, other] = vectorsOf(['the rare word', 'the rare thing', 'the plain 会计工作']);
    if (!one || !same || !other) throw new Error('a vector for each text');
    expect(cosine(one, same)).toBeGreaterThan(cosine(one, other));
  });
});

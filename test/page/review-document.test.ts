import { describe, expect, it } from 'vitest';
import type { Change } from '../../src/contract/report.ts';
import { markedPosting } from '../../src/page/review/marked-posting.ts';
import { reviewDocument, shownOrder } from '../../src/page/review/review-document.ts';
import { addressOf, routeOf, tokenIn } from '../../src/page/routes.ts';
import { tailoredDocument } from '../support/tailored-document.ts';

const path = '/sections/experience/items/0/summary';

function change(id: string, fields: Partial<Change>): Change {
  return {
    ...{ id, op: 'rewrite', engine: 'rules', path, source: '', before: null, after: null, reason: '' },
    ...{ requirements: [], evidence: [], verified: [] },
    ...fields,
  };
}

function list(...items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

function jobWith(summary: string) {
  const document = structuredClone(tailoredDocument('Ada Example'));
  const item = { id: 'cjob00000000000000000000', visible: true, company: 'Initech', position: 'Engineer' };
  const rest = { location: '', date: '', summary, url: { label: '', href: '' } };
  document.sections.experience.items = [{ ...item, ...rest }];
  return document;
}

function lines(summary: string, changes: readonly Change[], undone: readonly Change[] = []) {
  const review = reviewDocument(jobWith(summary), { language: 'en', changes, undone });
  const entry = review.sections.find(({ id }) => id === 'experience')?.entries[0];
  return { lines: entry?.lines ?? [], whole: entry?.changes ?? [], order: review.order };
}

describe('headings, months and grades', () => {
  function german() {
    const document = jobWith(list('Wartung der Anlagen und Betreuung der Kunden in der ganzen Region'));
    const [job] = document.sections.experience.items;
    if (job) job.date = '2021-03 - Present';
    Object.assign(document.sections.experience, { name: 'Experience' });
    Object.assign(document.sections.skills, { name: 'Was ich kann' });
    document.sections.skills.items = [
      {
        id: 'cskill000000000000000000',
        visible: true,
        name: 'Schweißen',
        description: '',
        level: 0,
        keywords: [],
      },
    ];
    return reviewDocument(document, { language: 'de', changes: [] }).sections;
  }

  it('are written as on the printed page, in its language', () => {
    const experience = german().find(({ id }) => id === 'experience');
    expect(experience?.title).toBe('Berufserfahrung');
    expect(experience?.entries[0]?.details).toEqual(['März 2021 – heute']);
  });

  it('show the order of sections', () => {
    expect(shownOrder('skills, experience, awards', german())).toBe('Was ich kann, Berufserfahrung');
    expect(shownOrder(null, german())).toBeNull();
  });
});

describe('the resume under review', () => {
  it('lists each step of a text at the line that it changed', () => {
    const steps = [list('a', 'b', 'c'), list('a', 'B', 'c'), list('a', 'B', 'C')];
    const made = lines(steps[2] ?? '', [
      change('ch1', { before: steps[0] ?? '', after: steps[1] ?? '' }),
      change('ch2', { before: steps[1] ?? '', after: steps[2] ?? '' }),
    ]);
    expect(made.lines.map(({ origin, text, changes }) => [origin, text, ...changes])).toEqual([
      ['a', 'a'],
      ['b', 'B', 'ch1'],
      ['c', 'C', 'ch2'],
    ]);
    expect(made.order).toEqual(['ch1', 'ch2']);
  });

  it('keeps a removed line in its place, without new text', () => {
    const made = lines(list('a', 'c'), [
      change('ch1', { op: 'hide', before: list('a', 'b', 'c'), after: list('a', 'c') }),
    ]);
    expect(made.lines.map(({ origin, text }) => [origin, text])).toEqual([
      ['a', 'a'],
      ['b', null],
      ['c', 'c'],
    ]);
  });

  it('lists a new order with the whole text and later steps at their lines', () => {
    const made = lines(list('c', 'A'), [
      change('ch1', { op: 'reorder', before: list('a', 'c'), after: list('c', 'a') }),
      change('ch2', { before: list('c', 'a'), after: list('c', 'A') }),
    ]);
    expect(made.whole).toEqual(['ch1']);
    expect(made.lines.map(({ origin, text }) => [origin, text])).toEqual([
      ['c', 'c'],
      ['a', 'A'],
    ]);
  });

  it('lists an undone change at the line that it would change', () => {
    const undone = change('ch1', { before: list('a', 'b'), after: list('a', 'B') });
    const made = lines(list('a', 'b'), [], [undone]);
    expect(made.lines.map(({ text, changes }) => [text, ...changes])).toEqual([['a'], ['b', 'ch1']]);
  });

  it('shows an answer as an added line, even if its order has changed since', () => {
    const made = lines(list('Said so', 'a', 'b'), [
      change('ch1', { op: 'reorder', before: list('a', 'b', 'Said so'), after: list('Said so', 'a', 'b') }),
      change('ch2', { op: 'answer', engine: 'user', after: 'Said so' }),
    ]);
    expect(made.whole).toEqual(['ch1']);
    expect(made.lines.map(({ origin, text, changes }) => [origin, text, ...changes])).toEqual([
      [null, 'Said so', 'ch2'],
      ['a', 'a'],
      ['b', 'b'],
    ]);
  });

  it('lists an undone answer with its entry', () => {
    const undone = change('ch1', { op: 'answer', engine: 'user', after: 'Said so' });
    expect(lines(list('a'), [], [undone]).whole).toEqual(['ch1']);
  });

  it('keeps every change, with any path', () => {
    const made = lines('', [
      change('ch1', { path: '/metadata/layout' }),
      change('ch2', { path: '/nowhere/0' }),
    ]);
    expect(made.order).toEqual(['ch1', 'ch2']);
  });
});

describe('the marked posting', () => {
  const requirement = (id: string, start: number, end: number) => ({
    ...({
      id,
      term: id,
      class: 'must',
      state: 'missing',
      grade: 0,
      literal: false,
      listed: false,
      reason: '',
    } as const),
    evidence: [],
    source: { section: '', start, end },
  });

  it('has the whole text of the posting for any ranges of the requirements', () => {
    const text = 'React and Node.js';
    const parts = markedPosting(text, [
      requirement('node', 10, 17),
      requirement('react', 0, 5),
      requirement('twice', 3, 12),
      requirement('beyond', 10, 999),
      requirement('backwards', 7, 6),
    ]);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.map((part) => part.requirement?.id)).toEqual(['react', undefined, 'node']);
  });
});

describe('addresses of the page', () => {
  const id = `res_${'0'.repeat(26)}`;
  it.each([
    { view: 'start' },
    { view: 'list' },
    { view: 'account' },
    { view: 'review', id },
    { view: 'documents', id },
    { view: 'compare', ids: [id, id] },
  ] as const)('lead back to the same view: $view', (route) => {
    expect(routeOf(addressOf(route))).toEqual(route);
  });

  it.each(['#/resumes/../keys', '#token=<script>', '#/resumes/res_x', '', '#javascript:alert(1)'])(
    'lead to the start if they are unknown: %s',
    (hash) => {
      expect(routeOf(hash)).toEqual({ view: 'start' });
    },
  );

  it('give only a token after #token=', () => {
    expect(tokenIn('#token=once_a.b-c')).toBe('once_a.b-c');
    expect(tokenIn('#/resumes?token=once_a')).toBeNull();
  });
});

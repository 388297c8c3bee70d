import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRulesEngine } from '../../src/tailoring/rules-engine.ts';
import { type ApiConnection, engineConnections } from '../support/api-connections.ts';
import { type RealService, serviceWithPlainEngine } from '../support/real-service.ts';
import { readObject, sendRow } from '../support/send-row.ts';

const resume = {
  basics: { name: 'Ida Lund', label: 'Baker' },
  work: [
    {
      name: 'Barley Street',
      position: 'Baker',
      startDate: '2017-03',
      highlights: ['Shaped 300 sourdough loaves a night', 'Ordered flour and kept the stock records'],
    },
  ],
  skills: [{ name: 'Baking', keywords: ['Sourdough', 'Deck ovens'] }],
};
const withCakes = { ...resume, skills: [{ name: 'Baking', keywords: ['Sourdough', 'Cake decoration'] }] };

const postingOf = (...terms: readonly string[]) => ({
  job_description: `We are looking for a baker for our night team.\n\nRequirements\n${terms.map((term) => `- ${term}`).join('\n')}\n`,
  position: 'Baker',
});
const list = [
  postingOf('Sourdough', 'Cake decoration', 'Excel'),
  postingOf('Deck ovens', 'Cake decoration'),
  postingOf('Sourdough', 'Deck ovens'),
];

const plan = { requests_per_minute: 100_000, credits: 10 };
const policy = { plans: { free: plan, pro: plan }, credit_costs: { basic: 1, good: 2, super: 3 } };

describe.each(engineConnections)('POST /gaps, %s', (_name, openConnection) => {
  let service: RealService;
  let connection: ApiConnection;
  beforeAll(async () => {
    service = await serviceWithPlainEngine({ engine: createRulesEngine(), policy });
    connection = await openConnection(service.useCases);
  });
  afterAll(async () => {
    await connection.close();
    await service.close();
  });

  const send = (method: 'POST' | 'PUT', path: string, body: object) =>
    sendRow(connection, { key: service.apiKey, method, path: `/api/v1${path}`, body });
  const gaps = async (body: object) => readObject(await send('POST', '/gaps', body), 'Gaps');

  it('adds up the musts of each posting that the resume does not show', async () => {
    const found = await gaps({ postings: list, resume });
    expect(found).toMatchObject({ object: 'gaps', postings: 3, has_more: false, last: null });
    expect(found.data.map(({ term }) => term)).toEqual(['Cake decoration', 'Excel']);
    const [cakes] = found.data;
    expect(cakes?.postings.map(({ index }) => index)).toEqual([0, 1]);
    expect(cakes?.points).toBe(cakes?.postings.reduce((sum, { points }) => sum + points, 0));
  });

  it('counts exactly the missing requirements of the single scores, each with the points of its posting', async () => {
    const terms = ['Sourdough', 'Deck ovens', 'Cake decoration', 'Excel', 'French', 'Forklift license'];
    const lists = fc.uniqueArray(fc.subarray(terms, { minLength: 2 }), {
      minLength: 1,
      maxLength: 5,
      selector: (one) => one.join(),
    });
    const compare = async (asked: readonly (readonly string[])[]) => {
      const postings = asked.map((one) => postingOf(...one));
      const found = await gaps({ postings, resume });
      const counted = new Map(found.data.map(({ term, postings: own }) => [term, own]));
      for (const [index, posting] of postings.entries()) {
        const answer = await send('POST', '/resumes/score', { ...posting, resume });
        const { requirements } = await readObject(answer, 'Score');
        const missing = requirements.filter(
          ({ class: kind, state }) => kind === 'must' && (state === 'missing' || state === 'aspirational'),
        );
        const named = found.data.filter(({ postings: own }) => own.some((one) => one.index === index));
        expect(named.map(({ term }) => term).sort()).toEqual(missing.map(({ term }) => term).sort());
        const alone = await gaps({ postings: [posting], resume });
        for (const { term, points } of alone.data)
          expect(counted.get(term)?.find((one) => one.index === index)?.points).toBe(points);
      }
      for (const { points, postings: own } of found.data)
        expect(points).toBe(own.reduce((sum, one) => sum + one.points, 0));
    };
    await fc.assert(fc.asyncProperty(lists, compare), { numRuns: 3, seed: 25 });
  });

  it('states the points that the score gains once the resume shows the term', async () => {
    const one = { postings: [postingOf('Sourdough', 'Cake decoration')] };
    const [gap] = (await gaps({ ...one, resume })).data;
    const scoreWith = async (document: object) => {
      const answer = await send('POST', '/resumes/score', { ...one.postings[0], resume: document });
      return (await readObject(answer, 'Score')).ats_score;
    };
    const done = structuredClone(withCakes);
    done.work[0]?.highlights.push('Cake decoration for weddings');
    const gained = (await scoreWith(done)) - (await scoreWith(resume));
    expect(gap?.points).toBeGreaterThan(0);
    // A line in the latest job is also at the top of the page, which the points do not include.
    expect(Math.abs(gained - (gap?.points ?? 0))).toBeLessThanOrEqual(6);
    expect((await gaps({ ...one, resume: done })).data).toEqual([]);
  });

  it('counts a repeated text once', async () => {
    const twice = await gaps({ postings: [list[0], list[0]], resume });
    expect(twice.postings).toBe(1);
    expect(twice.data[0]?.postings).toHaveLength(1);
  });

  it('uses the postings of the stored resumes, newest first, page by page', async () => {
    expect((await gaps({ resume })).postings).toBe(0);
    await send('PUT', '/base-resume', resume);
    for (const posting of list) {
      const made = await send('POST', '/resumes/generate', { ...posting, company_name: 'Rye Lane' });
      expect(made.status).toBe(200);
    }
    const newest = await gaps({ limit: 2 });
    expect(newest).toMatchObject({ postings: 2, has_more: true });
    expect(newest.data.map(({ term }) => term)).toEqual(['Cake decoration']);
    const oldest = await gaps({ limit: 2, after: newest.last });
    expect(oldest).toMatchObject({ postings: 1, has_more: false });
    expect(oldest.data.map(({ term }) => term).sort()).toEqual(['Cake decoration', 'Excel']);
  });

  it('refuses paging together with postings, and an invalid id', async () => {
    const both = await send('POST', '/gaps', { postings: list, limit: 2 });
    expect(both.status).toBe(400);
    expect(await both.text()).toContain('not allowed with postings');
    const wrong = await send('POST', '/gaps', { after: 'res_1' });
    expect(await wrong.text()).toContain('after');
  });
});

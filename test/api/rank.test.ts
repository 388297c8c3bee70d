import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../src/contract/limits.ts';
import { createRulesEngine } from '../../src/tailoring/rules-engine.ts';
import { type ApiConnection, engineConnections } from '../support/api-connections.ts';
import { type RealService, serviceWithPlainEngine } from '../support/real-service.ts';
import { readObject, sendRow } from '../support/send-row.ts';

const resume = {
  basics: { label: 'Baker' },
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

/** Postings that ask for some of these, each in its own order. */
const asked = [
  'Sourdough',
  'Deck ovens',
  'Stock records',
  'Forklift license',
  'Cake decoration',
  'French',
  'Excel',
];
const postingOf = (terms: readonly string[]) => ({
  job_description: `We are looking for a baker for our night team.\n\nRequirements\n${terms.map((term) => `- ${term}`).join('\n')}\n`,
  position: 'Baker',
});
const postings = fc
  .uniqueArray(fc.subarray(asked, { minLength: 2 }), {
    minLength: 2,
    maxLength: 6,
    selector: (one) => one.join(),
  })
  .map((lists) => lists.map(postingOf));

let service: RealService;
let connection: ApiConnection;

describe.each(engineConnections)('POST /rank, %s', (_name, openConnection) => {
  beforeAll(async () => {
    const plan = { requests_per_minute: 100_000, credits: 10 };
    const policy = { plans: { free: plan, pro: plan }, credit_costs: { basic: 1, good: 2, super: 3 } };
    service = await serviceWithPlainEngine({ engine: createRulesEngine(), policy });
    connection = await openConnection(service.useCases);
  });
  afterAll(async () => {
    await connection.close();
    await service.close();
  });

  const send = (path: string, body: object) =>
    sendRow(connection, { key: service.apiKey, method: 'POST', path: `/api/v1${path}`, body });
  const rank = async (list: readonly object[]) =>
    readObject(await send('/rank', { postings: list, resume }), 'Rank');

  it('gives each posting the score it has alone, the best first', async () => {
    const compare = async (list: readonly ReturnType<typeof postingOf>[]) => {
      const { data } = await rank(list);
      expect(data.map(({ index }) => index).sort()).toEqual(list.map((_, index) => index));
      for (const row of data) {
        const alone = await readObject(await send('/resumes/score', { ...list[row.index], resume }), 'Score');
        expect(row.ats_score).toBe(alone.ats_score);
      }
      const scores = data.map(({ ats_score }) => ats_score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    };
    await fc.assert(fc.asyncProperty(postings, compare), { numRuns: 3, seed: 25 });
  });

  it('keeps the order of the other postings when one is added anywhere', async () => {
    const compare = async (list: readonly ReturnType<typeof postingOf>[], at: number) => {
      const hashes = (data: readonly { text_hash: string }[]) => data.map(({ text_hash }) => text_hash);
      const all = hashes((await rank(list)).data);
      const fewer = hashes((await rank(list.toSpliced(at % list.length, 1))).data);
      expect(all.filter((hash) => fewer.includes(hash))).toEqual(fewer);
    };
    await fc.assert(fc.asyncProperty(postings, fc.nat(10), compare), { numRuns: 3, seed: 25 });
  });

  it('marks a reprinted posting as the same as the first, and keeps the order of the others', async () => {
    const duties = 'You shape loaves by hand, load the ovens and keep the shop clean. '.repeat(8);
    const printed = (one: ReturnType<typeof postingOf>, on: string) => ({
      ...one,
      job_description: `${one.job_description}${duties}Posted ${on}`,
    });
    const compare = async (list: readonly ReturnType<typeof postingOf>[], chosen: number, at: number) => {
      const again = list[chosen % list.length] as ReturnType<typeof postingOf>;
      const first = printed(again, '1 May');
      const others = list.filter((one) => one !== again);
      const all = [first, ...others].toSpliced(1 + (at % list.length), 0, printed(again, '2 May'));
      const { data } = await rank(all);
      const [top, ...folded] = data.filter(({ index }) => all[index]?.job_description.includes('Posted'));
      expect(folded.map(({ same_as }) => same_as)).toEqual([top?.index]);
      expect(data.filter(({ same_as }) => same_as !== null)).toEqual(folded);
      const alone = (await rank([first, ...others])).data.map(({ text_hash }) => text_hash);
      const left = data.map(({ text_hash }) => text_hash).filter((hash) => alone.includes(hash));
      expect(left).toEqual(alone);
    };
    await fc.assert(fc.asyncProperty(postings, fc.nat(5), fc.nat(5), compare), { numRuns: 3, seed: 25 });
  });

  it('names the missing requirements, and the posting with the same text', async () => {
    const duties =
      'You shape loaves by hand, load the ovens, keep the shop clean and note what was baked. '.repeat(6);
    const first = { ...postingOf(['Sourdough', 'Cake decoration']), id: 'a' };
    const again = { ...first, id: 'b', job_description: `${first.job_description}${duties}Posted 2 May` };
    const list = [{ ...first, job_description: `${first.job_description}${duties}Posted 1 May` }, again];
    const { data } = await rank(list);
    expect(data[0]).toMatchObject({ same_as: null, position: 'Baker', company_name: null });
    expect(data[0]?.missing).toContain('Cake decoration');
    expect(data[1]).toMatchObject({ same_as: data[0]?.index });
  });

  it('puts a posting without requirements last and says so', async () => {
    const prose = {
      job_description: 'Our summer party was a joy for everyone who came to the old town hall.',
    };
    const { data } = await rank([prose, postingOf(['Sourdough', 'Deck ovens'])]);
    expect(data.at(-1)).toMatchObject({ index: 0, ats_score: 0, band: null });
    expect(data.at(-1)?.reasons.join()).toContain('o requirements');
  });

  it('refuses more postings than the limit, and names the invalid field', async () => {
    const many = Array.from({ length: limits.rank.postings + 1 }, () => postingOf(asked));
    const tooMany = await send('/rank', { postings: many, resume });
    expect(tooMany.status).toBe(400);
    const none = await send('/rank', { postings: [], resume });
    expect(none.status).toBe(400);
    const broken = await send('/rank', {
      postings: [postingOf(asked), { job_description: 'short' }],
      resume,
    });
    expect(await broken.text()).toContain('postings[1].job_description');
  });

  it('accepts a larger body than other requests', async () => {
    const long = 'Bread is baked at night. '.repeat(1900);
    const list = Array.from({ length: 12 }, (_, index) => ({
      ...postingOf(asked),
      job_description: `${postingOf(asked).job_description}\n\nNo. ${index}. ${long}`,
    }));
    expect(JSON.stringify(list).length).toBeGreaterThan(2 * limits.bodyBytes);
    expect((await rank(list)).data).toHaveLength(list.length);
  });
});

describe('the rate limit', () => {
  it('counts each posting, and refuses before any work is done', async () => {
    const plan = { requests_per_minute: 5, credits: 10 };
    const policy = { plans: { free: plan, pro: plan }, credit_costs: { basic: 1, good: 2, super: 3 } };
    const limited = await serviceWithPlainEngine({ engine: createRulesEngine(), policy });
    const { useCases } = limited;
    const caller = await useCases.authenticate(limited.apiKey);
    await useCases.countRequest(caller);
    await useCases.rankPostings(caller, { postings: [1, 2, 3].map(() => postingOf(asked)), resume });
    expect((await useCases.rateLimit(caller)).remaining).toBe(2);
    const four = { postings: [1, 2, 3, 4].map(() => postingOf(asked)), resume };
    await expect(useCases.rankPostings(caller, four)).rejects.toMatchObject({ name: 'rate_limit_exceeded' });
    expect((await useCases.rateLimit(caller)).remaining).toBe(2);
    const six = { postings: [1, 2, 3, 4, 5, 6].map(() => postingOf(asked)), resume };
    await expect(useCases.rankPostings(caller, six)).rejects.toMatchObject({ name: 'validation_error' });
    await limited.close();
  });
});

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runs as asMany, seed } from '../../support/how-long.ts';
import { boundedShrinking } from '../bounded-shrinking.ts';
import { readServiceDescription } from '../description/service-description.ts';
import { createExchanges, type Exchanges } from '../judge/exchanges.ts';
import { tally } from '../judge/tally.ts';
import { createLedger } from '../ledger/ledger.ts';
import { type RunningService, startService } from '../service/running-service.ts';
import { generousPlan } from '../service/settings.ts';
import type { Draft } from './draft.ts';
import { lanes } from './lanes.ts';
import { writeRequest } from './write-request.ts';

const description = readServiceDescription();
const ledgers = { live: createLedger(), test: createLedger() };
const modes = ['live', 'test'] as const;
let service: RunningService;
let exchanges: Exchanges;

beforeAll(async () => {
  service = await startService();
  const byKey = new Map(modes.map((mode) => [service.apiKeys[mode], ledgers[mode]]));
  exchanges = createExchanges(service.send, { service: description, ledgers: byKey }, generousPlan.credits);
  // The lanes run side by side: some resumes are there to be read and deleted, however fast the others are made.
  for (const { drafts } of lanes.filter(({ name }) => name.startsWith('generateResume'))) {
    for (const draft of fc.sample(drafts, { seed, numRuns: 30 })) await hold(draft);
  }
}, 120_000);
afterAll(async () => {
  await service.stop();
});

async function hold(draft: Draft): Promise<void> {
  await exchanges.exchange(writeRequest(draft, { prefix: description.prefix, service, ledgers }));
}

describe.concurrent(`generated requests are answered as the specification says (TEST_SEED=${seed})`, () => {
  it.each(lanes)('$name', { timeout: 600_000 }, async ({ drafts, runs }) => {
    await fc.assert(fc.asyncProperty(drafts, boundedShrinking(hold, 300)), {
      seed,
      numRuns: runs,
    });
  });
});

describe('after all of them', () => {
  it('nearly all got past the rate limit, and a third of the generations succeeded', () => {
    const { answered } = exchanges;
    const generations = answered.filter(({ operation }) => operation === 'generateResume');
    const share = (status: number, of: typeof answered) =>
      of.filter((request) => request.status === status).length / of.length;
    console.info(tally(answered));
    expect(answered.length).toBeGreaterThanOrEqual(asMany(800, 10_000));
    expect(share(429, answered)).toBeLessThanOrEqual(0.1);
    expect(share(200, generations)).toBeGreaterThanOrEqual(0.3);
  });

  it('every operation gave every status that can be asked for', () => {
    const seen = new Set(exchanges.answered.map(({ operation, status }) => `${operation} ${status}`));
    const outOfReach = [429, 500];
    const due = description.operations.flatMap(({ id, responses }) =>
      [...responses.keys()]
        .filter((status) => !outOfReach.includes(status))
        .map((status) => `${id} ${status}`),
    );
    expect(due.filter((one) => !seen.has(one))).toEqual([]);
  });

  it('the server is well', async () => {
    for (const target of ['/healthz', '/readyz']) {
      const { status } = await service.send({ method: 'GET', target, headers: {}, body: null });
      expect([target, status]).toEqual([target, 200]);
    }
    expect(service.failures()).toEqual([]);
  });

  it.each(modes)('the %s balance is what the generations cost, each charged once', async (mode) => {
    const usage = JSON.parse((await service.ask({ path: '/usage', apiKey: service.apiKeys[mode] })).text);
    const { creditsUsed, resumes } = ledgers[mode];
    expect(usage).toMatchObject({
      credits_total: generousPlan.credits,
      credits_used: creditsUsed,
      credits_remaining: generousPlan.credits - creditsUsed,
      resumes_generated_this_week: resumes.length,
      rate_limit: { requests_per_minute: generousPlan.requestsPerMinute },
    });
  });

  it.each(modes)(
    'a walk through the %s list finds exactly the resumes that exist, newest first',
    async (mode) => {
      const found: string[] = [];
      for (let more = true; more; ) {
        const after = found.length > 0 ? `&after=${found.at(-1)}` : '';
        const answer = await service.ask({
          path: `/resumes?limit=100${after}`,
          apiKey: service.apiKeys[mode],
        });
        const page = JSON.parse(answer.text) as { data: { id: string }[]; has_more: boolean };
        found.push(...page.data.map(({ id }) => id));
        more = page.has_more;
      }
      expect(found).toEqual([...ledgers[mode].ids('there')].reverse());
    },
  );
});

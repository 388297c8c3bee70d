import { expect, it } from 'vitest';
import { createOperations } from '../../src/operations/create-operations.ts';
import type { Admission } from '../../src/operations/operation.ts';
import { requestOf } from '../../src/operations/perform-locally.ts';
import { createService } from '../../src/service/create-service.ts';
import { order, policy, type ServiceFixture, source, useService } from '../service/service-fixture.ts';

const fixture = useService();
/** Of the window that holds noon. */
const windowEnd = Date.UTC(2026, 10, 21, 12, 1) / 1000;
const { job_description } = order();

/** Three requests a minute. @returns asks for a score, and tells what becomes known of the window */
function asking({ ports, owner }: ServiceFixture) {
  const parts = { pdfUrl: () => null, clock: ports.clock, isDraining: () => false };
  const operations = createOperations({ ...parts, useCases: createService(ports, policy) });
  const credentials = { apiKey: owner.apiKey, token: owner.dashboardToken, session: null };
  return {
    async score(base?: string) {
      const admission: Admission = { rateLimit: null };
      const call = { credentials, query: { base }, body: { job_description } };
      const request = requestOf('scoreResume', call);
      const failure = await operations.perform('scoreResume', request, admission).then(
        () => null,
        (error: unknown) => error,
      );
      return { failure, rateLimit: admission.rateLimit };
    },
  };
}

async function storeTwoBases({ service, caller: callerOf }: ServiceFixture): Promise<void> {
  const caller = await callerOf();
  for (const name of ['default', 'two']) await service.putBaseResume(caller, source, { name: name });
}

it('tells what is left once every base resume is counted, and when there is no room for them', async () => {
  await storeTwoBases(fixture());
  const { score } = asking(fixture());
  const limits = { limit: 3, reset: windowEnd };
  expect(await score('best')).toEqual({ failure: null, rateLimit: { ...limits, remaining: 1 } });
  const { failure, rateLimit } = await score('best');
  expect(failure).toMatchObject({ name: 'rate_limit_exceeded' });
  expect(rateLimit).toEqual({ ...limits, remaining: 0 });
});

it.each(['countRequest', 'countRequests'] as const)(
  'tells the window that refused, when the next one begins while %s asks',
  async (counting) => {
    const { ports, advance } = fixture();
    await storeTwoBases(fixture());
    let isLast = false;
    const late = async <Result>(counted: Promise<Result>): Promise<Result> => {
      const result = await counted;
      if (isLast) advance(60_000);
      return result;
    };
    const store: typeof ports.store = {
      ...ports.store,
      [counting]: (...asked: [never, never, never]) => late<unknown>(ports.store[counting](...asked)),
    };
    const { score } = asking({ ...fixture(), ports: { ...ports, store } });
    const before = counting === 'countRequest' ? 3 : 2;
    for (let request = 0; request < before; request += 1) await score('two');
    isLast = true;
    const { failure, rateLimit } = await score('best');
    expect(failure).toMatchObject({ name: 'rate_limit_exceeded' });
    expect(rateLimit).toEqual({ limit: 3, remaining: 0, reset: windowEnd });
  },
);

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Question, type RunningService, startService } from '../service/running-service.ts';
import type { Answer } from '../wire/exchange.ts';
import { askValid, bodyOf, timesAtOnce } from './answers.ts';

const limit = 7;
let service: RunningService;
const start = async () => {
  service = await startService({ requestsPerMinute: limit, credits: 100 });
};
const stop = () => service.stop();

const list: Question = { path: '/resumes' };
/** The test mode's window is untouched: the base resume was put with the live key. */
const ask = (question: Question) => askValid(service, { apiKey: service.apiKeys.test, ...question });

const resetOf = ({ headers }: Answer) => headers['ratelimit-reset'];
const remainingOf = ({ headers }: Answer) => Number(headers['ratelimit-remaining']);
const succeeded = ({ status }: Answer) => status === 200;

/** A minute may end between two requests. Each window is then looked at by itself, so that nothing waits for one. */
function byWindow(answers: readonly Answer[]): readonly (readonly Answer[])[] {
  const resets = [...new Set(answers.map(resetOf))];
  return resets.map((reset) => answers.filter((answer) => resetOf(answer) === reset));
}

async function oneByOne(count: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (answers.length < count) answers.push(await ask(list));
  return answers;
}

/** A window that is used up, by the answer that said so. */
async function usedUp(): Promise<Answer> {
  for (;;) {
    const answer = await ask(list);
    if (answer.status === 429) return answer;
  }
}

/** Asks in a window that is used up; once more when it ended in between. */
async function askUsedUp(question: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const refused = await usedUp();
    const answer = await question();
    if (resetOf(answer) === resetOf(refused)) return answer;
  }
}

describe('a window that nothing was asked in', () => {
  beforeEach(start);
  afterEach(stop);

  it('exactly so many requests of a window are answered, counting down', async () => {
    for (const window of byWindow(await oneByOne(3 * limit))) {
      expect(window.map(({ status }) => status)).toEqual(
        window.map((_, index) => (index < limit ? 200 : 429)),
      );
      expect(window.map(remainingOf)).toEqual(window.map((_, index) => Math.max(0, limit - 1 - index)));
      expect(window.map(({ headers }) => headers['ratelimit-limit'])).toEqual(
        window.map(() => String(limit)),
      );
    }
  });

  it('at once as well', async () => {
    for (const window of byWindow(await timesAtOnce(3 * limit, () => ask(list)))) {
      expect(window.filter(succeeded)).toHaveLength(Math.min(limit, window.length));
    }
  });

  it('GET /usage is neither counted nor refused', async () => {
    const [lists, usages]: [Answer[], Answer[]] = [[], []];
    while (lists.length < 2 * limit) {
      lists.push(await ask(list));
      usages.push(await ask({ path: '/usage' }));
    }
    expect(usages.every(succeeded)).toBe(true);
    for (const window of byWindow(lists)) {
      expect(window.filter(succeeded)).toHaveLength(Math.min(limit, window.length));
    }
    for (const usage of usages) {
      const { rate_limit } = bodyOf<{ rate_limit: object }>(usage);
      expect(rate_limit).toEqual({ requests_per_minute: limit, remaining: remainingOf(usage) });
    }
  });
});

describe('a window that is used up', () => {
  beforeAll(start);
  afterAll(stop);

  it('a refusal gives the seconds to the end of the window', async () => {
    const { headers, sentAt, receivedAt } = await usedUp();
    const secondsFrom = (moment: number) =>
      Math.max(1, Math.ceil(Number(headers['ratelimit-reset']) - moment / 1000));
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(secondsFrom(receivedAt));
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(secondsFrom(sentAt));
  });

  it('the limit comes before the body, and after the key', async () => {
    const generate: Question = { method: 'POST', path: '/resumes/generate', body: {} };
    expect((await askUsedUp(() => service.ask({ apiKey: service.apiKeys.test, ...generate }))).status).toBe(
      429,
    );
    expect((await service.ask({ apiKey: 'key_test_wrong', ...generate })).status).toBe(403);
  });

  it('live and test mode have windows of their own', async () => {
    await usedUp();
    // The base resume was put with the live key; nothing else was asked with it.
    const live = await askValid(service, { path: '/usage' });
    expect(remainingOf(live)).toBeGreaterThanOrEqual(limit - 1);
  });
});

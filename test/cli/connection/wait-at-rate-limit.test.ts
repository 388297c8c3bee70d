import { describe, expect, it } from 'vitest';
import { waitAtRateLimit } from '../../../src/cli/connection/wait-at-rate-limit.ts';
import { ApiError } from '../../../src/client/errors.ts';

const refusal = (name: 'rate_limit_exceeded' | 'credit_limit_exceeded', retryAfter?: number) =>
  new ApiError(name, 'later', { status: 429, requestId: null, retryAfter });

/** Fails with each error in turn, then succeeds. */
function failing(...errors: readonly Error[]): () => Promise<string> {
  const left = [...errors];
  return async () => {
    const error = left.shift();
    if (error) throw error;
    return 'done';
  };
}

const unbounded = { longestSeconds: undefined, say: () => undefined };

describe('retries of a busy service', () => {
  it('wait as long and as often as the service asks', async () => {
    const waits: number[] = [];
    const reported: number[] = [];
    const work = failing(refusal('rate_limit_exceeded', 90), refusal('rate_limit_exceeded', 2));
    const io = { wait: async (milliseconds: number) => void waits.push(milliseconds) };
    const rateLimit = { longestSeconds: undefined, say: (seconds: number) => void reported.push(seconds) };
    expect(await waitAtRateLimit(work, { io, rateLimit })).toBe('done');
    expect({ waits, reported }).toEqual({ waits: [90_000, 2_000], reported: [90, 2] });
  });

  it.each([
    ['a lack of credits', refusal('credit_limit_exceeded')],
    ['a refusal without a time', refusal('rate_limit_exceeded')],
    ['any other failure', new Error('broken')],
  ])('do not wait for %s', async (_name, error) => {
    const io = { wait: () => Promise.reject(new Error('waited')) };
    await expect(waitAtRateLimit(failing(error), { io, rateLimit: unbounded })).rejects.toBe(error);
  });

  it('end before they wait longer than an explicit limit in all', async () => {
    const waits: number[] = [];
    const io = { wait: async (milliseconds: number) => void waits.push(milliseconds) };
    const work = failing(refusal('rate_limit_exceeded', 20), refusal('rate_limit_exceeded', 20));
    const rateLimit = { ...unbounded, longestSeconds: 30 };
    await expect(waitAtRateLimit(work, { io, rateLimit })).rejects.toThrow('later');
    expect(waits).toEqual([20_000]);
  });

  it('end if the service stays busy', async () => {
    let waits = 0;
    const io = {
      wait: async () => {
        waits += 1;
      },
    };
    const work = () => Promise.reject(refusal('rate_limit_exceeded', 1));
    await expect(waitAtRateLimit(work, { io, rateLimit: unbounded })).rejects.toThrow('later');
    expect(waits).toBe(19);
  });
});

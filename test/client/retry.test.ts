import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultTimeouts } from '../../src/client/client-options.ts';
import { maxBusyRetries, maxRetries, retryDelay } from '../../src/client/retries.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('retryDelay', () => {
  it('is between half of the step and the whole step', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: maxRetries }), share, (attempt, random) => {
        const step = 500 * 2 ** (attempt - 1);
        const delay = retryDelay({ status: 500 }, attempt, random);
        expect(delay).toBeGreaterThanOrEqual(step / 2);
        expect(delay).toBeLessThanOrEqual(step);
      }),
    );
  });

  it('is null after three retries, for any status', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: maxRetries + 1, max: 1000 }),
        fc.option(fc.integer()),
        (attempt, status) => {
          expect(retryDelay({ status }, attempt, 0)).toBeNull();
        },
      ),
    );
  });

  it('allows enough retries for the longest generation while the service is busy', () => {
    // A repeat of a request that is in progress is answered after 30 seconds, with two seconds to wait.
    const busy = { status: 429, retryAfter: 2, busy: true };
    const waits = Array.from({ length: maxBusyRetries }, (_, index) => retryDelay(busy, index + 1, 0));
    const patience = waits.reduce<number>((sum, wait) => sum + 30_000 + (wait ?? 0), 0);
    expect(patience).toBeGreaterThan(defaultTimeouts.work);
    expect(retryDelay(busy, maxBusyRetries + 1, 0)).toBeNull();
    expect(retryDelay({ ...busy, refused: true }, 1, 0)).toBeNull();
  });

  it('is null when the service refuses the request', () => {
    const status = fc.option(fc.integer({ min: 400, max: 599 }));
    fc.assert(
      fc.property(status, share, (refusedStatus, random) => {
        expect(retryDelay({ status: refusedStatus, refused: true }, 1, random)).toBeNull();
      }),
    );
  });
});

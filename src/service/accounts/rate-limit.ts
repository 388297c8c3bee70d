import type { Policy } from '../policy.ts';
import type { Ports } from '../ports.ts';
import { ServiceError } from '../service-error.ts';
import type { Caller, RateLimit, UseCases } from '../use-cases.ts';

const windowSeconds = 60;

/** The number of the fixed window that holds this moment. */
export function windowOf(now: number): number {
  return Math.floor(now / (windowSeconds * 1000));
}

export function countRequest({ store, clock }: Ports, policy: Policy): UseCases['countRequest'] {
  return async (caller) => {
    const now = clock.now();
    const count = await store.countRequest(caller, windowOf(now));
    const { limit, remaining, reset } = rateLimitOf(caller, policy, windowOf(now), count);
    if (count <= limit) return { limit, remaining, reset };
    const seconds = Math.max(1, Math.ceil(reset - now / 1000));
    throw new ServiceError(
      'rate_limit_exceeded',
      `Rate limit of ${limit} requests per minute exceeded. Retry after ${seconds} seconds.`,
      { retryAfterSeconds: seconds },
    );
  };
}

export function rateLimit({ store, clock }: Ports, policy: Policy): UseCases['rateLimit'] {
  return async (caller) => {
    const window = windowOf(clock.now());
    return rateLimitOf(caller, policy, window, await store.requestsInWindow(caller, window));
  };
}

function rateLimitOf(caller: Caller, policy: Policy, window: number, count: number): RateLimit {
  const limit = policy.plans[caller.plan].requests_per_minute;
  return { limit, remaining: Math.max(0, limit - count), reset: (window + 1) * windowSeconds };
}

import type { CountedRequest, RateLimitScope, RequestsToCount, Store } from '../../service/store-port.ts';
import { type Sql, type SqlDatabase, sql } from './database.ts';
import { cannotWrite } from './errors.ts';

type RateLimits = Pick<Store, 'countRequest' | 'countRequests' | 'requestsInWindow'>;

interface Count {
  readonly requests: number;
}

function addToWindow(
  { accountId, mode }: RateLimitScope,
  window: number,
  requests: number,
  most: number,
): Sql {
  return sql`
    insert into rate_limits (requests, account_id, mode, window_number)
    values (${requests}, ${accountId}, ${mode}, ${window})
    on conflict (account_id, mode) do update set
      requests = excluded.requests
        + case when rate_limits.window_number = excluded.window_number then rate_limits.requests else 0 end,
      window_number = excluded.window_number
    where excluded.requests
      + case when rate_limits.window_number = excluded.window_number then rate_limits.requests else 0 end <= ${most}
    returning requests`;
}

export function rateLimits({ read, relaxed }: SqlDatabase): RateLimits {
  const uncounted = createMemoryCounts();
  const requestsInWindow: RateLimits['requestsInWindow'] = async ({ accountId, mode }, window) => {
    const [count] = await read<Count>(sql`
      select requests from rate_limits
      where account_id = ${accountId} and mode = ${mode} and window_number = ${window}`);
    return (count?.requests ?? 0) + uncounted.of({ accountId, mode }, window);
  };
  return {
    countRequest: async (scope, window) => {
      const { accountId, mode } = scope;
      try {
        // Tried first: an upsert costs SQLite three times as much as an update, because it creates a table in memory.
        const [known] = await relaxed.query<Count>(sql`
          update rate_limits set requests = requests + 1
          where account_id = ${accountId} and mode = ${mode} and window_number = ${window} returning requests`);
        const [count] = known
          ? [known]
          : await relaxed.query<Count>(addToWindow(scope, window, 1, Number.MAX_SAFE_INTEGER));
        if (!count) throw new Error('The store returned no number of requests.');
        return { window, requests: count.requests };
      } catch (error) {
        if (cannotWrite(error)) return uncounted.add(scope, window, 1);
        throw error;
      }
    },

    countRequests: async (scope, window, { requests, most }) => {
      try {
        const [count] = await relaxed.query<Count>(addToWindow(scope, window, requests, most));
        if (count) return { window, requests: count.requests, isCounted: true };
        return { window, requests: await requestsInWindow(scope, window), isCounted: false };
      } catch (error) {
        if (cannotWrite(error)) return uncounted.addUpTo(scope, window, { requests, most });
        throw error;
      }
    },

    requestsInWindow,
  };
}

/** Counts that the store could not write, such as on a full disk: the limit still applies, per process. */
function createMemoryCounts() {
  const counts = new Map<string, CountedRequest>();
  const keyOf = ({ accountId, mode }: RateLimitScope) => `${accountId} ${mode}`;
  const of = (scope: RateLimitScope, window: number): number => {
    const count = counts.get(keyOf(scope));
    return count?.window === window ? count.requests : 0;
  };
  const add = (scope: RateLimitScope, window: number, requests: number): CountedRequest => {
    const counted = { window, requests: of(scope, window) + requests };
    counts.set(keyOf(scope), counted);
    return counted;
  };
  const addUpTo = (scope: RateLimitScope, window: number, { requests, most }: RequestsToCount) => {
    const before = of(scope, window);
    if (before + requests > most) return { window, requests: before, isCounted: false };
    return { ...add(scope, window, requests), isCounted: true };
  };
  return { of, add, addUpTo };
}

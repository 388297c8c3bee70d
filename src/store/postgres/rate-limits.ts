import type { CountedRequest, RateLimitScope, RequestsToCount, Store } from '../../service/store-port.ts';
import { type PostgresDatabase, pg } from './database.ts';

/** The highest integer of the column. */
const maxRequests = 2_147_483_647;

/**
 * One row per partition, one statement per request. Windows are numbered by the database clock, known to within
 * milliseconds: a request in the previous window counts in the newer one, which never goes back.
 */
export function rateLimits({
  read,
  write,
}: PostgresDatabase): Pick<Store, 'countRequest' | 'countRequests' | 'requestsInWindow'> {
  const count = async (
    { accountId, mode }: RateLimitScope,
    window: number,
    { requests, most }: RequestsToCount,
  ): Promise<CountedRequest | undefined> => {
    const [counted] = await write<CountedRequest>(pg`
      insert into rate_limits as counted (account_id, mode, window_number, requests)
      values (${accountId}, ${mode}, ${window}, ${requests})
      on conflict (account_id, mode) do update set
        requests = excluded.requests + case
          when counted.window_number in (excluded.window_number, excluded.window_number + 1) then counted.requests
          else 0 end,
        window_number = case
          when counted.window_number = excluded.window_number + 1 then counted.window_number
          else excluded.window_number end
      where excluded.requests + case
        when counted.window_number in (excluded.window_number, excluded.window_number + 1) then counted.requests
        else 0 end <= ${most}
      returning window_number as window, requests`);
    return counted;
  };
  return {
    countRequest: async (scope, window) => {
      const counted = await count(scope, window, { requests: 1, most: maxRequests });
      if (!counted) throw new Error('The store returned no number of requests.');
      return counted;
    },

    countRequests: async (scope, window, counting) => {
      const counted = await count(scope, window, counting);
      if (counted) return { ...counted, isCounted: true };
      const { accountId, mode } = scope;
      const [found] = await read<CountedRequest>(pg`
        select window_number as window, requests from rate_limits
        where account_id = ${accountId} and mode = ${mode} and window_number >= ${window}`);
      return { ...(found ?? { window, requests: 0 }), isCounted: false };
    },

    requestsInWindow: async ({ accountId, mode }, window) => {
      const [found] = await read<Pick<CountedRequest, 'requests'>>(pg`
        select requests from rate_limits
        where account_id = ${accountId} and mode = ${mode} and window_number = ${window}`);
      return found?.requests ?? 0;
    },
  };
}

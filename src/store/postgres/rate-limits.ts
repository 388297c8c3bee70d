import type { CountedRequest, Store } from '../../service/store-port.ts';
import type { PostgresDatabase } from './open-postgres.ts';
import { pg } from './statement.ts';

/**
 * One row and one statement for each partition. Windows are numbered by the clock of the database, which servers know
 * to some milliseconds: one that is still in the last window counts in the newer one, which never goes back.
 */
export function rateLimits({
  read,
  write,
}: PostgresDatabase): Pick<Store, 'countRequest' | 'requestsInWindow'> {
  return {
    countRequest: async ({ accountId, mode }, window) => {
      const [counted] = await write<CountedRequest>(pg`
        insert into rate_limits as counted (account_id, mode, window_number, requests)
        values (${accountId}, ${mode}, ${window}, 1)
        on conflict (account_id, mode) do update set
          requests = 1 + case
            when counted.window_number in (excluded.window_number, excluded.window_number + 1) then counted.requests
            else 0 end,
          window_number = case
            when counted.window_number = excluded.window_number + 1 then counted.window_number
            else excluded.window_number end
        returning window_number as window, requests`);
      if (!counted) throw new Error('The store did not give the number of requests.');
      return counted;
    },

    requestsInWindow: async ({ accountId, mode }, window) => {
      const [count] = await read<Pick<CountedRequest, 'requests'>>(pg`
        select requests from rate_limits
        where account_id = ${accountId} and mode = ${mode} and window_number = ${window}`);
      return count?.requests ?? 0;
    },
  };
}

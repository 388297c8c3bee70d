import { sql } from 'kysely';
import type { Store } from '../service/store-port.ts';
import type { SqlDatabase } from './sql-database.ts';

type RateLimits = Pick<Store, 'countRequest' | 'requestsInWindow'>;

export function rateLimits({ relaxed }: SqlDatabase): RateLimits {
  return {
    countRequest: async (scope, window) => {
      const { requests } = await relaxed
        .insertInto('rate_limits')
        .values({ account_id: scope.accountId, mode: scope.mode, window_number: window, requests: 1 })
        .onConflict((conflict) =>
          conflict.columns(['account_id', 'mode']).doUpdateSet({
            requests: sql<number>`case when rate_limits.window_number = excluded.window_number
              then rate_limits.requests + 1 else 1 end`,
            window_number: sql<number>`excluded.window_number`,
          }),
        )
        .returning('requests')
        .executeTakeFirstOrThrow();
      return requests;
    },

    requestsInWindow: async (scope, window) => {
      const row = await relaxed
        .selectFrom('rate_limits')
        .select('requests')
        .where('account_id', '=', scope.accountId)
        .where('mode', '=', scope.mode)
        .where('window_number', '=', window)
        .executeTakeFirst();
      return row?.requests ?? 0;
    },
  };
}

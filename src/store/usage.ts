import type { Store } from '../service/store-port.ts';
import { releaseAbandoned } from './abandoned-generations.ts';
import { type Balance, readBalance } from './credits.ts';
import { dayOf } from './generation-ledger.ts';
import type { Processes } from './process-identity.ts';
import { sql } from './sql.ts';
import type { SqlDatabase } from './sql-database.ts';

export function usage({ durable, read }: SqlDatabase, processes: Processes): Pick<Store, 'usage'> {
  return {
    usage: async (scope, { now, cycleStart, generatedSince }) => {
      const { accountId, mode } = scope;
      const [[known], [counted]] = await Promise.all([
        read<Balance>(sql`
          select used, reserved from credit_balances
          where account_id = ${accountId} and mode = ${mode} and cycle_start = ${cycleStart}`),
        read<{ readonly generated: number }>(sql`
          select coalesce(sum(generated), 0) as generated from daily_generations
          where account_id = ${accountId} and mode = ${mode} and day between ${dayOf(generatedSince)} and ${dayOf(now)}`),
      ]);
      let balance = known ?? { used: 0, reserved: 0 };
      if (balance.reserved > 0) {
        balance = await durable.transaction(async (query) => {
          await releaseAbandoned(query, processes, scope, now);
          return readBalance(query, scope, cycleStart);
        });
      }
      return { creditsUsed: balance.used + balance.reserved, generated: counted?.generated ?? 0 };
    },
  };
}

import type { Store } from '../service/store-port.ts';
import { releaseAbandoned } from './abandoned-generations.ts';
import { type Balance, readBalance } from './credits.ts';
import { dayOf } from './generation-ledger.ts';
import type { Processes } from './process-identity.ts';
import type { SqlDatabase } from './sql-database.ts';

const balanceOfCycle = `
  select used, reserved from credit_balances where account_id = ? and mode = ? and cycle_start = ?`;

const generatedFrom = `
  select coalesce(sum(generated), 0) as generated from daily_generations
  where account_id = ? and mode = ? and day between ? and ?`;

export function usage({ durable, recall }: SqlDatabase, processes: Processes): Pick<Store, 'usage'> {
  const findBalance = recall(balanceOfCycle, ([row]: readonly Balance[]) => row);
  const countGenerated = recall(generatedFrom, ([row]: readonly { readonly generated: number }[]) => row);
  return {
    usage: async (scope, { now, cycleStart, generatedSince }) => {
      const { accountId, mode } = scope;
      const [known, counted] = await Promise.all([
        findBalance(accountId, mode, cycleStart),
        countGenerated(accountId, mode, dayOf(generatedSince), dayOf(now)),
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

import type { Store } from '../service/store-port.ts';
import { releaseAbandoned } from './abandoned-generations.ts';
import { readBalance } from './credits.ts';
import type { Processes } from './process-identity.ts';
import type { SqlDatabase } from './sql-database.ts';

export function usage({ durable }: SqlDatabase, processes: Processes): Pick<Store, 'usage'> {
  return {
    usage: async (scope, { now, cycleStart, generatedSince }) => {
      let balance = await readBalance(durable, scope, cycleStart);
      if (balance.reserved > 0) {
        balance = await durable.transaction().execute(async (transaction) => {
          await releaseAbandoned(transaction, processes, scope, now);
          return readBalance(transaction, scope, cycleStart);
        });
      }
      const { generated } = await durable
        .selectFrom('credit_ledger')
        .select((column) => column.fn.countAll<number>().as('generated'))
        .where('account_id', '=', scope.accountId)
        .where('mode', '=', scope.mode)
        .where('created_at', '>=', generatedSince)
        .executeTakeFirstOrThrow();
      return { creditsUsed: balance.used + balance.reserved, generated };
    },
  };
}

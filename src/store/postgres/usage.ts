import type { Store } from '../../service/store-port.ts';
import { dayOf } from '../generation-ledger.ts';
import type { Processes } from '../process-identity.ts';
import { releaseAbandoned } from './abandoned-generations.ts';
import type { PostgresDatabase } from './open-postgres.ts';
import { pg } from './statement.ts';

interface Counts {
  readonly used: number;
  readonly reserved: number;
  readonly generated: number;
}

export function usage(database: PostgresDatabase, processes: Processes): Pick<Store, 'usage'> {
  return {
    usage: async (scope, { now, cycleStart, generatedSince }) => {
      const { accountId, mode } = scope;
      const count = async (): Promise<Counts> => {
        const [counts] = await database.read<Counts>(pg`
          select coalesce(sum(balances.used), 0)::bigint as used,
            coalesce(sum(balances.reserved), 0)::bigint as reserved,
            (select coalesce(sum(generated), 0) from daily_generations
              where account_id = ${accountId} and mode = ${mode}
                and day between ${dayOf(generatedSince)} and ${dayOf(now)})::bigint as generated
          from credit_balances as balances
          where account_id = ${accountId} and mode = ${mode} and cycle_start = ${cycleStart}`);
        if (!counts) throw new Error('The store did not give the balance.');
        return counts;
      };
      let counts = await count();
      if (counts.reserved > 0 && (await releaseAbandoned(database, processes, scope, now)))
        counts = await count();
      return { creditsUsed: counts.used + counts.reserved, generated: counts.generated };
    },
  };
}

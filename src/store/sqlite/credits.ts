import type { GenerationStart, Scope, Store } from '../../service/store-port.ts';
import { isOwnerGone, type Processes } from '../process-identity.ts';
import { dayOf, type GenerationTable, partitionOf } from '../tables.ts';
import { insertInto, keepExisting, type Query, type SqlDatabase, sql } from './database.ts';
import { ignoreUnwritable } from './errors.ts';
import { releaseKey } from './idempotency-keys.ts';

interface Balance {
  readonly used: number;
  /** Credits reserved by running generations. */
  readonly reserved: number;
}

export async function readBalance(
  query: Query,
  { accountId, mode }: Scope,
  cycleStart: number,
): Promise<Balance> {
  const [balance] = await query<Balance>(sql`
    select used, reserved from credit_balances
    where account_id = ${accountId} and mode = ${mode} and cycle_start = ${cycleStart}`);
  return balance ?? { used: 0, reserved: 0 };
}

/** Reserves credits; false if the balance is too low. One guarded statement, so that it never becomes negative. */
export async function reserveCredits(query: Query, start: GenerationStart): Promise<boolean> {
  const { scope, cycleStart, credits, creditsTotal } = start;
  const empty = { ...partitionOf(scope), cycle_start: cycleStart, used: 0, reserved: 0 };
  await query(insertInto('credit_balances', empty, keepExisting));
  const reserved = await query(sql`
    update credit_balances set reserved = reserved + ${credits}
    where account_id = ${scope.accountId} and mode = ${scope.mode} and cycle_start = ${cycleStart}
      and used + reserved + ${credits} <= ${creditsTotal}
    returning reserved`);
  return reserved.length > 0;
}

/** Turns the reservation into a charge and returns the credits used in that cycle. */
export async function settleCredits(
  query: Query,
  generation: Pick<GenerationTable, 'id' | 'account_id' | 'mode' | 'credits' | 'cycle_start'>,
): Promise<number> {
  const { account_id: accountId, mode, credits, cycle_start: cycleStart } = generation;
  const [balance] = await query<Pick<Balance, 'used'>>(sql`
    update credit_balances set reserved = reserved - ${credits}, used = used + ${credits}
    where account_id = ${accountId} and mode = ${mode} and cycle_start = ${cycleStart}
    returning used`);
  if (!balance) throw new Error(`The store lost the credits that generation ${generation.id} reserved.`);
  return balance.used;
}

async function releaseCredits(query: Query, generation: GenerationTable): Promise<void> {
  const { account_id: accountId, mode, credits, cycle_start: cycleStart } = generation;
  await query(sql`
    update credit_balances set reserved = reserved - ${credits}
    where account_id = ${accountId} and mode = ${mode} and cycle_start = ${cycleStart}`);
}

/** Returns the credits and idempotency key of an attempt. */
export async function releaseGeneration(query: Query, id: string): Promise<void> {
  const generation = await takeGeneration(query, id);
  if (!generation) return;
  await releaseCredits(query, generation);
  await releaseKey(query, generation);
}

/** Removes the attempt; the caller that succeeds ends it. undefined: another caller did. */
export async function takeGeneration(query: Query, id: string): Promise<GenerationTable | undefined> {
  const [generation] = await query<GenerationTable>(
    sql`delete from generations where id = ${id} returning *`,
  );
  return generation;
}

/** Releases attempts of this partition whose process is dead or whose lease has expired. */
export async function releaseAbandoned(
  query: Query,
  processes: Processes,
  { accountId, mode }: Scope,
  now: number,
): Promise<void> {
  const generations = await query<GenerationTable>(
    sql`select * from generations where account_id = ${accountId} and mode = ${mode}`,
  );
  for (const generation of generations) {
    if (generation.lease_until <= now || isOwnerGone(processes, generation)) {
      await releaseGeneration(query, generation.id);
    }
  }
}

/** At startup: releases attempts that processes of this host left behind in any partition. */
export async function releaseOrphans({ durable, read }: SqlDatabase, processes: Processes): Promise<void> {
  const generations = await read<GenerationTable>(sql`select * from generations`);
  const orphans = generations.filter((generation) => isOwnerGone(processes, generation));
  if (orphans.length === 0) return;
  const released = durable.transaction(async (query) => {
    for (const { id } of orphans) await releaseGeneration(query, id);
  });
  // The next start with write access releases them.
  await released.catch(ignoreUnwritable);
}

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

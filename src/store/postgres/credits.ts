import type { Scope, Store } from '../../service/store-port.ts';
import { isOwnerGone, type Processes } from '../process-identity.ts';
import { dayOf, type GenerationTable } from '../tables.ts';
import { type PostgresDatabase, pg, type Query } from './database.ts';

/** Returns the credits and idempotency key of an attempt. Does nothing if it has ended. */
export async function releaseGeneration(query: Query, id: string): Promise<void> {
  await query(pg`
    with released as (
      delete from generations where id = ${id} returning *
    ), freed as (
      delete from idempotency_keys as keys using released
      where keys.account_id = released.account_id and keys.mode = released.mode
        and keys.key = released.idempotency_key and keys.state = 'running'
    )
    update credit_balances as balances set reserved = balances.reserved - released.credits from released
    where balances.account_id = released.account_id and balances.mode = released.mode
      and balances.cycle_start = released.cycle_start`);
}

/**
 * Releases attempts of this partition whose process is dead or whose lease has expired. @returns whether there were
 * any
 */
export async function releaseAbandoned(
  { read, transaction }: PostgresDatabase,
  processes: Processes,
  { accountId, mode }: Scope,
  now: number,
): Promise<boolean> {
  const held = await read<GenerationTable>(pg`
    select * from generations where account_id = ${accountId} and mode = ${mode}`);
  const abandoned = held.filter((each) => each.lease_until <= now || isOwnerGone(processes, each));
  for (const { id } of abandoned)
    await transaction((query) => releaseUnlessRenewed(query, id, now, processes));
  return abandoned.length > 0;
}

/** At startup: releases attempts that processes of this host left behind in any partition. */
export async function releaseOrphans(
  { read, transaction }: PostgresDatabase,
  processes: Processes,
): Promise<void> {
  const { host } = processes.own;
  const held = await read<GenerationTable>(pg`select * from generations where host = ${host}`);
  for (const each of held) {
    if (isOwnerGone(processes, each)) await transaction((query) => releaseGeneration(query, each.id));
  }
}

/** The owner may have renewed it since it was read; if another server is releasing it, leaves it to that one. */
async function releaseUnlessRenewed(
  query: Query,
  id: string,
  now: number,
  processes: Processes,
): Promise<void> {
  const [held] = await query<GenerationTable>(pg`
    select * from generations where id = ${id} for update skip locked`);
  if (held && (held.lease_until <= now || isOwnerGone(processes, held))) await releaseGeneration(query, id);
}

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
        if (!counts) throw new Error('The store returned no balance.');
        return counts;
      };
      let counts = await count();
      if (counts.reserved > 0 && (await releaseAbandoned(database, processes, scope, now)))
        counts = await count();
      return { creditsUsed: counts.used + counts.reserved, generated: counts.generated };
    },
  };
}

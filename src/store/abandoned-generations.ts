import type { Scope } from '../service/store-port.ts';
import { releaseCredits } from './credits.ts';
import { releaseKey } from './idempotency-keys.ts';
import type { Processes } from './process-identity.ts';
import type { Queries, SqlDatabase } from './sql-database.ts';
import type { GenerationTable } from './tables.ts';

/** Gives back what an attempt holds: its credits and its idempotency key. */
export async function releaseGeneration(queries: Queries, id: string): Promise<void> {
  const generation = await queries
    .deleteFrom('generations')
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!generation) return;
  await releaseCredits(queries, generation);
  await releaseKey(queries, generation);
}

/** Releases what dead processes of this partition hold, and what nobody renewed in time. */
export async function releaseAbandoned(
  queries: Queries,
  processes: Processes,
  scope: Scope,
  now: number,
): Promise<void> {
  const generations = await queries
    .selectFrom('generations')
    .selectAll()
    .where('account_id', '=', scope.accountId)
    .where('mode', '=', scope.mode)
    .execute();
  for (const generation of generations) {
    if (generation.lease_until <= now || isOwnerGone(processes, generation)) {
      await releaseGeneration(queries, generation.id);
    }
  }
}

/** At start-up: releases what processes of this host left behind in any partition. */
export async function releaseOrphans({ durable, read }: SqlDatabase, processes: Processes): Promise<void> {
  const generations = await read<GenerationTable>('select * from generations')();
  const orphans = generations.filter((generation) => isOwnerGone(processes, generation));
  if (orphans.length === 0) return;
  await durable.transaction().execute(async (transaction) => {
    for (const { id } of orphans) await releaseGeneration(transaction, id);
  });
}

function isOwnerGone(processes: Processes, { host, pid, process_start: start }: GenerationTable): boolean {
  return processes.isGone({ host, pid, start });
}

import type { Scope } from '../service/store-port.ts';
import { releaseCredits } from './credits.ts';
import { releaseKey } from './idempotency-keys.ts';
import type { Processes } from './process-identity.ts';
import { sql } from './sql.ts';
import type { Query, SqlDatabase } from './sql-database.ts';
import { unlessUnwritable } from './sqlite/sqlite-error.ts';
import type { GenerationTable } from './tables.ts';

/** Gives back what an attempt holds: its credits and its idempotency key. */
export async function releaseGeneration(query: Query, id: string): Promise<void> {
  const generation = await takeGeneration(query, id);
  if (!generation) return;
  await releaseCredits(query, generation);
  await releaseKey(query, generation);
}

/** The caller that removes it is the one that ends it. undefined: another caller did. */
export async function takeGeneration(query: Query, id: string): Promise<GenerationTable | undefined> {
  const [generation] = await query<GenerationTable>(
    sql`delete from generations where id = ${id} returning *`,
  );
  return generation;
}

/** Releases what dead processes of this partition hold, and what nobody renewed in time. */
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

/** At start-up: releases what processes of this host left behind in any partition. */
export async function releaseOrphans({ durable, read }: SqlDatabase, processes: Processes): Promise<void> {
  const generations = await read<GenerationTable>(sql`select * from generations`);
  const orphans = generations.filter((generation) => isOwnerGone(processes, generation));
  if (orphans.length === 0) return;
  const released = durable.transaction(async (query) => {
    for (const { id } of orphans) await releaseGeneration(query, id);
  });
  // The next start that can write gives them back.
  await released.catch(unlessUnwritable);
}

export function isOwnerGone(
  processes: Processes,
  { host, pid, process_start: start }: GenerationTable,
): boolean {
  return processes.isGone({ host, pid, start });
}

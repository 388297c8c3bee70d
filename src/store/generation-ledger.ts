import type { Scope } from '../service/store-port.ts';
import { partitionOf } from './partition.ts';
import type { Queries } from './sql-database.ts';

const millisecondsPerDay = 86_400_000;

export interface PaidGeneration {
  readonly resumeId: string;
  readonly credits: number;
  readonly createdAt: number;
}

/** Writes down what was paid, and counts it for its day: usage never goes through the ledger. */
export async function enterGeneration(
  queries: Queries,
  scope: Scope,
  { resumeId, credits, createdAt }: PaidGeneration,
): Promise<void> {
  await queries
    .insertInto('credit_ledger')
    .values({ ...partitionOf(scope), created_at: createdAt, resume_id: resumeId, credits })
    .execute();
  await queries
    .insertInto('daily_generations')
    .values({ ...partitionOf(scope), day: dayOf(createdAt), generated: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'mode', 'day'])
        .doUpdateSet((row) => ({ generated: row('daily_generations.generated', '+', 1) })),
    )
    .execute();
}

/** Days since 1970, UTC. */
export function dayOf(time: number): number {
  return Math.floor(time / millisecondsPerDay);
}

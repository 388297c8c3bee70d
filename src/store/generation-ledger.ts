import type { Scope } from '../service/store-port.ts';
import { partitionOf } from './partition-of.ts';
import { insertInto } from './sql.ts';
import type { Query } from './sql-database.ts';

const millisecondsPerDay = 86_400_000;

export interface PaidGeneration {
  readonly resumeId: string;
  readonly credits: number;
  readonly createdAt: number;
}

/** Writes down what was paid, and counts it for its day: usage never goes through the ledger. */
export async function enterGeneration(
  query: Query,
  scope: Scope,
  { resumeId, credits, createdAt }: PaidGeneration,
): Promise<void> {
  const partition = partitionOf(scope);
  await query(
    insertInto('credit_ledger', { ...partition, created_at: createdAt, resume_id: resumeId, credits }),
  );
  await query(
    insertInto('daily_generations', { ...partition, day: dayOf(createdAt), generated: 1 }, countOne),
  );
}

const countOne =
  'on conflict (account_id, mode, day) do update set generated = daily_generations.generated + 1';

/** Days since 1970, UTC. */
export function dayOf(time: number): number {
  return Math.floor(time / millisecondsPerDay);
}

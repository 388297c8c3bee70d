import { sql } from 'kysely';
import type { GenerationStart, Scope } from '../service/store-port.ts';
import { partitionOf } from './partition.ts';
import type { Queries } from './sql-database.ts';
import type { GenerationTable } from './tables.ts';

export interface Balance {
  readonly used: number;
  /** Held by generations in flight. */
  readonly reserved: number;
}

export async function readBalance(queries: Queries, scope: Scope, cycleStart: number): Promise<Balance> {
  const row = await queries
    .selectFrom('credit_balances')
    .select(['used', 'reserved'])
    .where('account_id', '=', scope.accountId)
    .where('mode', '=', scope.mode)
    .where('cycle_start', '=', cycleStart)
    .executeTakeFirst();
  return row ?? { used: 0, reserved: 0 };
}

/** false: the balance does not hold that much. One guarded statement, so that it never falls below zero. */
export async function reserveCredits(queries: Queries, start: GenerationStart): Promise<boolean> {
  const { scope, cycleStart, credits, creditsTotal } = start;
  await queries
    .insertInto('credit_balances')
    .values({ ...partitionOf(scope), cycle_start: cycleStart, used: 0, reserved: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const reserved = await queries
    .updateTable('credit_balances')
    .set((balance) => ({ reserved: balance('reserved', '+', credits) }))
    .where('account_id', '=', scope.accountId)
    .where('mode', '=', scope.mode)
    .where('cycle_start', '=', cycleStart)
    .where(sql<boolean>`used + reserved + ${credits} <= ${creditsTotal}`)
    .returning('reserved')
    .executeTakeFirst();
  return reserved !== undefined;
}

/** Turns the reservation into a payment and gives what is used in that cycle now. */
export async function settleCredits(queries: Queries, generation: GenerationTable): Promise<number> {
  const { used } = await queries
    .updateTable('credit_balances')
    .set((balance) => ({
      reserved: balance('reserved', '-', generation.credits),
      used: balance('used', '+', generation.credits),
    }))
    .where('account_id', '=', generation.account_id)
    .where('mode', '=', generation.mode)
    .where('cycle_start', '=', generation.cycle_start)
    .returning('used')
    .executeTakeFirstOrThrow();
  return used;
}

export async function releaseCredits(queries: Queries, generation: GenerationTable): Promise<void> {
  await queries
    .updateTable('credit_balances')
    .set((balance) => ({ reserved: balance('reserved', '-', generation.credits) }))
    .where('account_id', '=', generation.account_id)
    .where('mode', '=', generation.mode)
    .where('cycle_start', '=', generation.cycle_start)
    .execute();
}

import type { GenerationStart, Scope } from '../service/store-port.ts';
import { partitionOf } from './partition-of.ts';
import { insertInto, keepWhatIsThere, sql } from './sql.ts';
import type { Query } from './sql-database.ts';
import type { GenerationTable } from './tables.ts';

export interface Balance {
  readonly used: number;
  /** Held by generations in flight. */
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

/** false: the balance does not hold that much. One guarded statement, so that it never falls below zero. */
export async function reserveCredits(query: Query, start: GenerationStart): Promise<boolean> {
  const { scope, cycleStart, credits, creditsTotal } = start;
  const empty = { ...partitionOf(scope), cycle_start: cycleStart, used: 0, reserved: 0 };
  await query(insertInto('credit_balances', empty, keepWhatIsThere));
  const reserved = await query(sql`
    update credit_balances set reserved = reserved + ${credits}
    where account_id = ${scope.accountId} and mode = ${scope.mode} and cycle_start = ${cycleStart}
      and used + reserved + ${credits} <= ${creditsTotal}
    returning reserved`);
  return reserved.length > 0;
}

/** Turns the reservation into a payment and gives what is used in that cycle now. */
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

export async function releaseCredits(query: Query, generation: GenerationTable): Promise<void> {
  const { account_id: accountId, mode, credits, cycle_start: cycleStart } = generation;
  await query(sql`
    update credit_balances set reserved = reserved - ${credits}
    where account_id = ${accountId} and mode = ${mode} and cycle_start = ${cycleStart}`);
}

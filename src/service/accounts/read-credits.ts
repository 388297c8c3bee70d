import { cycleStart, weekStart } from '../calendar.ts';
import type { Policy } from '../policy.ts';
import type { Scope, Store } from '../store-port.ts';
import type { Caller } from '../use-cases.ts';
import { creditsOf } from './credits-of.ts';

/** Of this billing cycle; total = used + remaining. */
export interface Credits {
  readonly total: number;
  readonly used: number;
  readonly remaining: number;
  /** Successful generations since Monday. */
  readonly generatedThisWeek: number;
}

export async function readCredits(
  store: Store,
  policy: Policy,
  { accountId, mode, plan, credits }: Scope & Pick<Caller, 'plan' | 'credits'>,
  now: number,
): Promise<Credits> {
  const times = { now, cycleStart: cycleStart(now), generatedSince: weekStart(now) };
  const { creditsUsed, generated } = await store.usage({ accountId, mode }, times);
  const total = creditsOf({ plan, credits }, policy);
  // A plan that was made smaller may lie below what is spent: the balance is empty then, never negative.
  const used = Math.min(creditsUsed, total);
  return { total, used, remaining: total - used, generatedThisWeek: generated };
}

import { cycleEnd, cycleStart, weekStart } from '../calendar.ts';
import type { Policy } from '../policy.ts';
import type { Ports } from '../ports.ts';
import type { Scope, Store } from '../store-port.ts';
import type { Caller, UseCases } from '../use-cases.ts';
import { rateLimit } from './rate-limit.ts';

export function getUsage(ports: Ports, policy: Policy): UseCases['getUsage'] {
  const readRateLimit = rateLimit(ports, policy);
  return async (caller) => {
    const now = ports.clock.now();
    const credits = await readCredits(ports.store, policy, caller, now);
    const { limit, remaining } = await readRateLimit(caller);
    return {
      object: 'usage',
      credits_total: credits.total,
      credits_used: credits.used,
      credits_remaining: credits.remaining,
      resumes_generated_this_week: credits.generatedThisWeek,
      plan: caller.plan,
      rate_limit: { requests_per_minute: limit, remaining },
      billing_cycle_end: new Date(cycleEnd(now)).toISOString(),
    };
  };
}

/** Of this billing cycle; total = used + remaining. */
interface Credits {
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

/** Credits that an account has in each billing cycle: its own number, else its plan's. */
export function creditsOf({ plan, credits }: Pick<Caller, 'plan' | 'credits'>, policy: Policy): number {
  return credits ?? policy.plans[plan].credits;
}

import { cycleEnd, cycleStart, weekStart } from '../calendar.ts';
import type { Policy } from '../policy.ts';
import type { Ports } from '../ports.ts';
import type { UseCases } from '../use-cases.ts';
import { rateLimit } from './rate-limit.ts';

export function getUsage(ports: Ports, policy: Policy): UseCases['getUsage'] {
  const readRateLimit = rateLimit(ports, policy);
  return async (caller) => {
    const now = ports.clock.now();
    const counts = await ports.store.usage(caller, {
      now,
      cycleStart: cycleStart(now),
      generatedSince: weekStart(now),
    });
    const { limit, remaining } = await readRateLimit(caller);
    const total = policy.plans[caller.plan].credits;
    // A plan that was made smaller may lie below what is spent: the balance is empty then, never negative.
    const used = Math.min(counts.creditsUsed, total);
    return {
      object: 'usage',
      credits_total: total,
      credits_used: used,
      credits_remaining: total - used,
      resumes_generated_this_week: counts.generated,
      plan: caller.plan,
      rate_limit: { requests_per_minute: limit, remaining },
      billing_cycle_end: new Date(cycleEnd(now)).toISOString(),
    };
  };
}

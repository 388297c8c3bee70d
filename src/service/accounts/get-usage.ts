import { cycleEnd } from '../calendar.ts';
import type { Policy } from '../policy.ts';
import type { Ports } from '../ports.ts';
import type { UseCases } from '../use-cases.ts';
import { rateLimit } from './rate-limit.ts';
import { readCredits } from './read-credits.ts';

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

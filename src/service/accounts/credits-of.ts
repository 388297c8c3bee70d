import type { Policy } from '../policy.ts';
import type { Caller } from '../use-cases.ts';

/** Credits that an account has in each billing cycle: its own number, else its plan's. */
export function creditsOf({ plan, credits }: Pick<Caller, 'plan' | 'credits'>, policy: Policy): number {
  return credits ?? policy.plans[plan].credits;
}

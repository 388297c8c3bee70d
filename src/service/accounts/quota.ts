import type { FinetuneLevel, Plan } from '../../contract/choices.ts';
import { limits } from '../../contract/limits.ts';
import { fieldError } from '../../values/validation-error.ts';
import { cycleEnd, cycleStart, weekStart } from '../calendar.ts';
import type { Ports } from '../ports.ts';
import { ServiceError } from '../service-error.ts';
import type { CountedRequest, Scope, Store } from '../store-port.ts';
import type { Caller, RateLimit, UseCases } from '../use-cases.ts';

export interface PlanPolicy {
  readonly requests_per_minute: number;
  /** Credits per billing cycle. */
  readonly credits: number;
}

/** The host's settings, with the names of server.yaml. They also apply to existing accounts. */
export interface Policy {
  readonly plans: Readonly<Record<Plan, PlanPolicy>>;
  /** false: a request with many postings or base resumes counts as one, for the command line on one's own machine. */
  readonly countEachScore?: boolean | undefined;
  readonly credit_costs: Readonly<Record<FinetuneLevel, number>>;
}

const windowSeconds = 60;

/** The number of the fixed window at this time. */
export function windowOf(now: number): number {
  return Math.floor(now / (windowSeconds * 1000));
}

export function countRequest({ store, clock }: Ports, policy: Policy): UseCases['countRequest'] {
  return async (caller) => {
    const now = clock.now();
    const counted = await store.countRequest(caller, windowOf(now));
    return admitted(limitOf(caller, policy), counted, now);
  };
}

/** Like countRequest, in the dashboard's window. */
export function countDashboardRequest({ store, clock }: Ports): UseCases['countDashboardRequest'] {
  return async ({ accountId }) => {
    const now = clock.now();
    const counted = await store.countRequest({ accountId, mode: 'dashboard' }, windowOf(now));
    return admitted(limits.dashboardRequestsPerMinute, counted, now);
  };
}

/** Parts of a request that make it count more than once. */
type Counted = 'postings' | 'base';

const tooMany: Readonly<Record<Counted, (limit: number, more: number) => string>> = {
  postings: (limit) =>
    `at most ${limit} at once; each posting counts once for each base resume, as one of the ${limit} requests per minute`,
  base: (limit, more) =>
    `best scores each of your ${more + 1} base resumes, and each counts as one of the ${limit} requests per minute; use the name of one instead`,
};

/**
 * Counts additional requests, all or none. @throws ServiceError validation_error if no window has room for them, else
 * rate_limit_exceeded
 */
export function countMore({ store, clock }: Ports, policy: Policy) {
  return async (caller: Caller, more: number, what: Counted): Promise<void> => {
    if (policy.countEachScore === false || more <= 0) return;
    const limit = limitOf(caller, policy);
    if (more + 1 > limit) throw fieldError(what, tooMany[what](limit, more));
    const now = clock.now();
    const counting = { requests: more, most: limit };
    const { isCounted, window, requests } = await store.countRequests(caller, windowOf(now), counting);
    const after = rateLimitOf(limit, window, requests);
    if (!isCounted) throw exceeded(after, now);
    caller.onCounted?.(after);
  };
}

export function rateLimit({ store, clock }: Ports, policy: Policy): UseCases['rateLimit'] {
  return async (caller) => {
    const window = windowOf(clock.now());
    return rateLimitOf(limitOf(caller, policy), window, await store.requestsInWindow(caller, window));
  };
}

/** The window after a counted request. @throws ServiceError if it is over the limit */
function admitted(limit: number, { window, requests }: CountedRequest, now: number): RateLimit {
  const after = rateLimitOf(limit, window, requests);
  if (requests <= limit) return after;
  throw exceeded(after, now);
}

function exceeded(rateLimit: RateLimit, now: number): ServiceError {
  const seconds = Math.max(1, Math.ceil(rateLimit.reset - now / 1000));
  return new ServiceError(
    'rate_limit_exceeded',
    `Rate limit of ${rateLimit.limit} requests per minute exceeded.`,
    { retryAfterSeconds: seconds, rateLimit },
  );
}

function limitOf({ plan }: Caller, policy: Policy): number {
  return policy.plans[plan].requests_per_minute;
}

function rateLimitOf(limit: number, window: number, count: number): RateLimit {
  return { limit, remaining: Math.max(0, limit - count), reset: (window + 1) * windowSeconds };
}

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

/** Credits of this billing cycle; total = used + remaining. */
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
  // A reduced plan may be below the credits used; the balance is then 0, not negative.
  const used = Math.min(creditsUsed, total);
  return { total, used, remaining: total - used, generatedThisWeek: generated };
}

/** Credits of an account per billing cycle: its own number, else its plan's. */
export function creditsOf({ plan, credits }: Pick<Caller, 'plan' | 'credits'>, policy: Policy): number {
  return credits ?? policy.plans[plan].credits;
}

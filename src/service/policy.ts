import type { FinetuneLevel } from '../contract/choices.ts';
import type { Plan } from '../contract/objects.ts';

export interface PlanPolicy {
  readonly requests_per_minute: number;
  /** Credits of one billing cycle. */
  readonly credits: number;
}

/** What the host decides, in the words of server.yaml. Existing accounts follow it too. */
export interface Policy {
  readonly plans: Readonly<Record<Plan, PlanPolicy>>;
  /** false: many postings or base resumes of one request count as one. A command that works for its own person is no load to share. */
  readonly countEachScore?: boolean | undefined;
  readonly credit_costs: Readonly<Record<FinetuneLevel, number>>;
}

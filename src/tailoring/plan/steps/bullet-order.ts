import type { Chunk } from '../../resume/resume-model.ts';
import type { Alternatives, PlanInput } from '../plan-input.ts';
import { bulletsOf, hasNumber } from './bullets.ts';
import { orderProposal } from './order-proposal.ts';

/** Within a job, what the posting asks for stands first, then what has a number; else the old order. */
export function bulletOrder(input: PlanInput): readonly Alternatives[] {
  return input.model.entries
    .filter(({ section }) => section === 'experience' || section === 'volunteer')
    .flatMap((entry) => {
      const bullets = bulletsOf(input.model, entry);
      const reason = 'The points that answer the posting now stand first in this job.';
      return orderProposal(
        { source: `${entry.path}.highlights`, siblings: bullets, rule: 'bullet_order', reason, better },
        input,
      );
    });

  function better(a: Chunk, b: Chunk): number {
    const byRelevance = input.relevance.weightOf(b.path) - input.relevance.weightOf(a.path);
    return Math.abs(byRelevance) > 1e-9 ? byRelevance : Number(hasNumber(b.text)) - Number(hasNumber(a.text));
  }
}

import { messagesFor } from '../../messages/messages-for.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import { closenessTo } from '../closeness.ts';
import type { Alternatives, PlanInput } from '../plan-input.ts';
import { bulletsOf, hasNumber } from './bullets.ts';
import { orderProposal } from './order-proposal.ts';

/** Less is no reason to disturb the person's own order. */
const tellingDifference = 0.5;

/** What a person puts first says what the job was, as much as a nice-to-have does. */
const openingWorth = 1;

/** Within a job, what comes nearest to the posting stands first; a number decides between equals, else the old order. */
export function bulletOrder(input: PlanInput): readonly Alternatives[] {
  const closeness = closenessTo(input);
  const rank = ({ path, text }: Chunk) => {
    const opening = path.endsWith('[0]') ? openingWorth : 0;
    return Math.round((closeness(path, text) + opening) / tellingDifference);
  };
  return input.model.entries
    .filter(({ section }) => section === 'experience' || section === 'volunteer')
    .flatMap((entry) => {
      const bullets = bulletsOf(input.model, entry);
      const ranks = new Map(bullets.map((bullet) => [bullet, rank(bullet)]));
      const rankOf = (bullet: Chunk) => ranks.get(bullet) ?? 0;
      const better = (a: Chunk, b: Chunk) =>
        rankOf(b) - rankOf(a) || Number(hasNumber(b.text)) - Number(hasNumber(a.text));
      const reason = messagesFor(input.model.language).changes.bulletOrder;
      return orderProposal(
        { source: `${entry.path}.highlights`, siblings: bullets, rule: 'bullet_order', reason, better },
        input,
      );
    });
}

import type { Chunk } from '../../resume/resume-model.ts';
import type { Alternatives, PlanInput } from '../plan-input.ts';
import { orderProposal } from './order-proposal.ts';
import { skillGroups } from './skills.ts';

const reason = 'The skills that the posting asks for now stand first.';

/** Matching keywords first in each group; groups with matches first at good and super. */
export function skillOrder(input: PlanInput): readonly Alternatives[] {
  const groups = skillGroups(input.model);
  const better = (a: Chunk, b: Chunk) => input.relevance.weightOf(b.path) - input.relevance.weightOf(a.path);
  const keywords = groups.flatMap(({ path, keywords: siblings }) =>
    orderProposal({ source: `${path}.keywords`, siblings, rule: 'skill_order', reason, better }, input),
  );
  return [...keywords, ...groupOrder(input)];
}

/** Groups are compared by the share of their skills that the posting asks for. */
function groupOrder(input: PlanInput): readonly Alternatives[] {
  const groups = skillGroups(input.model);
  const shareOf = (path: string) => {
    const group = groups.find((candidate) => candidate.path === path);
    const alone = group?.name ? [group.name] : [];
    const skills = group?.keywords.length ? group.keywords : alone;
    const matching = skills.filter((skill) => input.relevance.weightOf(skill.path) > 0);
    return { share: skills.length === 0 ? 0 : matching.length / skills.length, matching };
  };
  const sorted = groups.map(({ path }) => path).sort((a, b) => shareOf(b).share - shareOf(a).share);
  const first = shareOf(sorted[0] ?? '').matching[0];
  if (!first || sorted[0] === groups[0]?.path) return [];
  const { relevance } = input;
  return [
    [
      {
        op: 'reorder',
        source: 'skills',
        order: sorted,
        rule: 'skill_group_order',
        reason,
        requirements: relevance.requirementsAt(first.path),
        evidence: [{ path: first.path, quote: relevance.quotesAt(first.path)[0] ?? first.text }],
      },
    ],
  ];
}

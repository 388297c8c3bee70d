import { messagesFor } from '../../messages/messages-for.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import { isEverydayTool } from '../is-everyday-tool.ts';
import type { Alternatives, PlanInput } from '../plan-input.ts';
import { orderProposal } from './order-proposal.ts';
import { isRestName, skillGroups } from './skills.ts';

/** Matching keywords first in each group; groups with matches first at good and super. */
export function skillOrder(input: PlanInput): readonly Alternatives[] {
  const groups = skillGroups(input.model);
  const reason = messagesFor(input.model.language).changes.skillOrder;
  const better = (a: Chunk, b: Chunk) => input.relevance.weightOf(b.path) - input.relevance.weightOf(a.path);
  const keywords = groups.flatMap(({ path, keywords: siblings }) =>
    orderProposal(
      {
        source: `${path}.keywords`,
        siblings,
        sorted: siblings.toSorted(better),
        rule: 'skill_order',
        reason,
      },
      input,
    ),
  );
  return [...keywords, ...groupOrder(input)];
}

/**
 * The group with most of what the posting asks for comes first, everyday tools not counted: `Canva, Excel` does not go before
 * the work itself.
 */
function groupOrder(input: PlanInput): readonly Alternatives[] {
  const groups = skillGroups(input.model).map(({ path, name, keywords }) => {
    const skills = keywords.length === 0 && name ? [name] : keywords;
    const matching = skills.filter((skill) => input.relevance.weightOf(skill.path) > 0);
    const telling = isRestName(name?.text ?? '') ? [] : matching.filter(({ text }) => !isEverydayTool(text));
    return { path, matching, telling: telling.length };
  });
  const sorted = [...groups].sort((a, b) => b.telling - a.telling);
  const first = sorted[0]?.matching[0];
  if (!first || sorted[0]?.path === groups[0]?.path) return [];
  const { relevance } = input;
  return [
    [
      {
        op: 'reorder',
        source: 'skills',
        order: sorted.map(({ path }) => path),
        rule: 'skill_group_order',
        reason: messagesFor(input.model.language).changes.skillOrder,
        requirements: relevance.requirementsAt(first.path),
        evidence: [{ path: first.path, quote: relevance.quotesAt(first.path)[0] ?? first.text }],
      },
    ],
  ];
}

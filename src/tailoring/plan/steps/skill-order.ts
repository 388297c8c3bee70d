import { messagesFor } from '../../messages/messages-for.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import { isEverydayTool } from '../is-everyday-tool.ts';
import type { Alternatives, PlanInput } from '../plan-input.ts';
import { bestStanding, isAskedFor, type Standing, standingsOf } from '../standing.ts';
import { firstSeenToRise, orderProposal, risenPastIdle } from './order-proposal.ts';
import { isRestName, isTraitsName, type SkillGroup, skillGroups } from './skills.ts';

/** Keywords that the posting asks for first in each group, and groups that hold its musts, in the person's order. */
export function skillOrder(input: PlanInput): readonly Alternatives[] {
  const groups = skillGroups(input.model);
  const reason = messagesFor(input.model.language).changes.skillOrder;
  const standing = standingsOf(input);
  const isIdle = ({ path, text }: Chunk) => standing(path, text) === 'none';
  const keywords = groups.flatMap(({ path, keywords: siblings }) =>
    orderProposal(
      {
        source: `${path}.keywords`,
        siblings,
        sorted: [...siblings.filter((each) => !isIdle(each)), ...siblings.filter(isIdle)],
        isReason: ({ path, text }) => isAskedFor(standing(path, text)),
        rule: 'skill_order',
        reason,
      },
      input,
    ),
  );
  return [...keywords, ...groupOrder(input)];
}

/** A group with musts rises past those that hold nothing the posting speaks of: what is asked for never gives way to another. */
function groupOrder(input: PlanInput): readonly Alternatives[] {
  const groups = skillGroups(input.model);
  const order = risenPastIdle(groups, (group) => standingOfGroup(group, input));
  const risen = firstSeenToRise(groups, order);
  const first = risen && skillsOf(risen).find(({ path, text }) => standingsOf(input)(path, text) === 'must');
  if (!first) return [];
  const { relevance } = input;
  return [
    [
      {
        op: 'reorder',
        source: 'skills',
        order: order.map(({ path }) => path),
        rule: 'skill_group_order',
        reason: messagesFor(input.model.language).changes.skillOrder,
        requirements: relevance.requirementsAt(first.path),
        evidence: [{ path: first.path, quote: relevance.quotesAt(first.path)[0] ?? first.text }],
      },
    ],
  ];
}

function skillsOf({ name, keywords }: SkillGroup): readonly Chunk[] {
  return keywords.length === 0 && name ? [name] : keywords;
}

/** The best that a group holds. Everyday tools, traits and what is left over move no group: `Canva, Excel` is not the work itself. */
function standingOfGroup(group: SkillGroup, input: PlanInput): Standing {
  const standing = standingsOf(input);
  const called = group.name?.text ?? '';
  const isMinor = isRestName(called) || isTraitsName(called);
  const best = bestStanding(
    skillsOf(group).map(({ path, text }) => (isEverydayTool(text) ? 'named' : standing(path, text))),
  );
  return isMinor && best !== 'none' ? 'named' : best;
}

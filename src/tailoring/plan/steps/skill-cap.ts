import { messagesFor } from '../../messages/messages-for.ts';
import type { Alternatives, Decided, PlanInput } from '../plan-input.ts';
import { hiddenForRoom } from '../room/hidden-for-room.ts';
import { skillUsesOf, whyHidden } from './skill-use.ts';
import { type SkillGroup, skillGroups } from './skills.ts';

/** Hides the keywords that make room, as one where a whole group goes. */
export function skillCap(input: PlanInput, { gone }: Decided): readonly Alternatives[] {
  const hidden = new Set([...hiddenForRoom(input)].filter((path) => !gone.has(path)));
  return skillGroups(input.model)
    .flatMap((group) => hidesIn(group, hidden, input))
    .map((proposal) => [proposal]);
}

function hidesIn(
  { path, name, keywords }: SkillGroup,
  hidden: ReadonlySet<string>,
  input: PlanInput,
): readonly Alternatives[number][] {
  const gone = keywords.filter((keyword) => hidden.has(keyword.path));
  if (gone.length === 0) return [];
  const messages = messagesFor(input.model.language).changes;
  if (gone.length === keywords.length) return [hide(path, messages.hiddenGroup(name?.text ?? null))];
  const { useOf, professions } = skillUsesOf(input);
  return gone.map((keyword) =>
    hide(keyword.path, whyHidden(keyword.text, useOf(keyword), professions, messages)),
  );
}

function hide(source: string, reason: string): Alternatives[number] {
  return { op: 'hide', source, rule: 'skill_cap', reason, requirements: [], evidence: [] };
}

import type { ChangeMessages } from '../../messages/messages.ts';
import { messagesFor } from '../../messages/messages-for.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import { type LevelPlan, levels } from '../levels.ts';
import type { Alternatives, PlanInput } from '../plan-input.ts';
import { surfaced } from './skill-surface.ts';
import { type SkillUse, skillUses, skillUsesOf, whyHidden } from './skill-use.ts';
import { type SkillGroup, skillGroups } from './skills.ts';

/**
 * Hides the least related keywords until the list is as long as the level allows, or nothing is left
 * that may go. What is asked for, one step from it, or shown in related work stays at any length.
 */
export function skillCap(input: PlanInput): readonly Alternatives[] {
  const level = levels[input.level];
  const groups = skillGroups(input.model);
  const count = groups.reduce((sum, { keywords }) => sum + keywords.length, 0);
  if (count <= level.skillCap) return [];
  const { useOf, professions } = skillUsesOf(input);
  const excess = count + surfaced(input).length - level.skillCap;
  const spare = groups.flatMap((group) => spareIn(group, useOf, level)).sort(leastRelatedFirst);
  const hidden = new Map(spare.slice(0, excess).map(({ keyword, use }) => [keyword, use]));
  const messages = messagesFor(input.model.language).changes;
  return groups
    .flatMap((group) => hidesIn(group, hidden, professions, messages))
    .map((proposal) => [proposal]);
}

interface Spare {
  readonly keyword: Chunk;
  readonly use: SkillUse;
  readonly index: number;
}

/** What may go of one group: all of it when most are everyday tools and traits, else no more than half. */
function spareIn(
  { keywords }: SkillGroup,
  useOf: (keyword: Chunk) => SkillUse,
  level: LevelPlan,
): readonly Spare[] {
  const mayGo = skillUses.slice(0, skillUses.indexOf(level.skillUseKept));
  const all = keywords.map((keyword, index) => ({ keyword, index, use: useOf(keyword) }));
  const everyday = all.filter(({ use }) => use === 'soft' || use === 'office').length;
  const isCore = everyday * 2 <= all.length;
  const most = isCore ? Math.floor(keywords.length / 2) : keywords.length;
  return all
    .filter(({ use }) => mayGo.includes(use))
    .sort(leastRelatedFirst)
    .slice(0, most);
}

function leastRelatedFirst(a: Spare, b: Spare): number {
  return skillUses.indexOf(a.use) - skillUses.indexOf(b.use) || b.index - a.index;
}

function hidesIn(
  { path, name, keywords }: SkillGroup,
  hidden: ReadonlyMap<Chunk, SkillUse>,
  professions: readonly string[],
  messages: ChangeMessages,
): readonly Alternatives[number][] {
  const gone = keywords.filter((keyword) => hidden.has(keyword));
  if (gone.length > 0 && gone.length === keywords.length) {
    return [hide(path, messages.hiddenGroup(name?.text ?? null))];
  }
  return gone.map((keyword) =>
    hide(keyword.path, whyHidden(keyword.text, hidden.get(keyword) ?? 'listed', professions, messages)),
  );
}

function hide(source: string, reason: string): Alternatives[number] {
  return { op: 'hide', source, rule: 'skill_cap', reason, requirements: [], evidence: [] };
}

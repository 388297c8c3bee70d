import type { Chunk } from '../../resume/resume-model.ts';
import type { PlanInput } from '../plan-input.ts';
import { type SkillUse, skillUses, skillUsesOf } from '../steps/skill-use.ts';
import { type SkillGroup, skillGroups } from '../steps/skills.ts';

/** What may make room: traits, everyday tools and what belongs to another trade. A tool of the field never does. */
const mayGo: ReadonlySet<SkillUse> = new Set(['soft', 'office', 'unrelated']);

/** Base paths of keywords that may go, least related first. */
export function spareSkills(input: PlanInput): readonly string[] {
  const { useOf } = skillUsesOf(input);
  return skillGroups(input.model)
    .flatMap((group) => spareIn(group, useOf))
    .sort(leastRelatedFirst)
    .map(({ keyword: { path } }) => path);
}

interface Spare {
  readonly keyword: Chunk;
  readonly use: SkillUse;
  readonly index: number;
}

/** What may go of one group: all of it when most are everyday tools and traits, else no more than half. */
function spareIn({ keywords }: SkillGroup, useOf: (keyword: Chunk) => SkillUse): readonly Spare[] {
  const all = keywords.map((keyword, index) => ({ keyword, index, use: useOf(keyword) }));
  const everyday = all.filter(({ use }) => use === 'soft' || use === 'office').length;
  const isCore = everyday * 2 <= all.length;
  const most = isCore ? Math.floor(keywords.length / 2) : keywords.length;
  return all
    .filter(({ use }) => mayGo.has(use))
    .sort(leastRelatedFirst)
    .slice(0, most);
}

function leastRelatedFirst(a: Spare, b: Spare): number {
  return skillUses.indexOf(a.use) - skillUses.indexOf(b.use) || b.index - a.index;
}

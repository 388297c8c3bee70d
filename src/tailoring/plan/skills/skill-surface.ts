import type { Proposal, SurfaceEdit } from '../../../contract/plan/edit.ts';
import { memoizeByObject } from '../../../text/memoize.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import { termKey } from '../../../text/tokenize.ts';
import type { Alternatives, PlanInput } from '../plan-input.ts';
import { byWeight } from '../relevance.ts';
import { type SkillGroup, skillGroups } from './skill-groups.ts';
import { placeFor } from './skill-place.ts';
import { broaderSkill, evidencedSkill, type SurfacedSkill } from './surfaced-skill.ts';

/** Two characters begin many names: 数据 is no 数据分析. */
const minHanLength = 3;
const ideographs = preparedPattern(String.raw`^\p{Script=Han}+$`);

/** Names in the skills what the posting asks for and the base shows. */
export function skillSurface(input: PlanInput): readonly Alternatives[] {
  const groups = skillGroups(input.model);
  return surfaced(input).map((skill) => [proposalFor(skill, groups, input)]);
}

/** The room of the summary and the length of the list depend on it too: three steps ask for it. */
export const surfaced = memoizeByObject((input: PlanInput): readonly SurfacedSkill[] => {
  if (!input.base.sections.skills.visible) return [];
  const all = byWeight(input.rows).flatMap(
    (row) => evidencedSkill(row, input) ?? broaderSkill(row, input) ?? [],
  );
  const known = new Set(
    input.model.chunks.filter(({ kind }) => kind === 'skill').map(({ text }) => termKey(text)),
  );
  return all.filter(({ text }) => {
    const key = termKey(text);
    return known.has(key) || isLongerHan(text, known) ? false : known.add(key) !== null;
  });
});

/** Without spaces a name is its beginning and more: who lists 多线程 need not list 多线程编程. */
function isLongerHan(text: string, known: ReadonlySet<string>): boolean {
  if (!ideographs.test(text)) return false;
  const longer = termKey(text);
  return [...known].some((key) => key.split(' ').length >= minHanLength && longer.startsWith(key));
}

function proposalFor(
  skill: SurfacedSkill,
  groups: readonly SkillGroup[],
  input: PlanInput,
): Proposal<SurfaceEdit> {
  const { text, requirement, rule, reason, evidence } = skill;
  return {
    op: 'surface_skill',
    ...placeFor(skill, groups, input),
    text,
    rule,
    reason,
    requirements: [requirement],
    evidence: [evidence],
  };
}

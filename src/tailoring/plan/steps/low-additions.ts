import { isAtTop, topPaths } from '../../score/formula/components.ts';
import type { PlanInput } from '../plan-input.ts';
import { surfaced } from './skill-surface.ts';
import type { SurfacedSkill } from './surfaced-skill.ts';

/** What a list of skills gains for a posting is as a rule less; a summary that names more is no summary. */
const mostAdditions = 4;

/** What joins the list of skills and stands near the top of the resume nowhere. */
export function lowAdditions(input: PlanInput): readonly SurfacedSkill[] {
  const top = topPaths(input.model, input.factors);
  const low = new Set(
    input.rows.filter((row) => !isAtTop(row, top)).map(({ requirement }) => requirement.id),
  );
  return surfaced(input)
    .filter(({ requirement, isGranted, rule }) => low.has(requirement) && !isGranted && rule === 'surface')
    .slice(0, mostAdditions);
}

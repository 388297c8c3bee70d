import type { ProposedEdit } from '../../contract/plan/edit.ts';
import { removedBy } from '../resume/base-path.ts';
import { type StepName, stepsOf } from './levels.ts';
import type { Alternatives, PlanInput, Step } from './plan-input.ts';
import { skillSurface } from './skills/skill-surface.ts';
import { alias } from './steps/alias.ts';
import { bulletOrder } from './steps/bullet-order.ts';
import { headline } from './steps/headline.ts';
import {
  bulletRepeats,
  bulletSelection,
  projectSelection,
  referencesOffers,
  skillDuplicates,
} from './steps/hide.ts';
import { projectOrder } from './steps/item-order.ts';
import { jobBullets } from './steps/job-bullets.ts';
import { brokenBullets, merge } from './steps/merge.ts';
import { rewrite } from './steps/rewrite.ts';
import { sectionOrder } from './steps/section-order.ts';
import { skillOrder } from './steps/skill-order.ts';
import { summary } from './steps/summary.ts';
import { tinyBullets } from './steps/tiny-bullets.ts';

const steps: Readonly<Record<StepName, Step>> = {
  alias,
  brokenBullets,
  bulletOrder,
  bulletRepeats,
  bulletSelection,
  headline,
  jobBullets,
  merge,
  projectOrder,
  projectSelection,
  referencesOffers,
  rewrite,
  sectionOrder,
  skillDuplicates,
  skillOrder,
  skillSurface,
  summary,
  tinyBullets,
};

/** All edits that the level proposes for this resume and posting, before verification. */
export function makePlan(input: PlanInput): readonly Alternatives[] {
  const taken = new Set<string>();
  const gone = new Set<string>();
  return stepsFor(input).flatMap((name) => {
    const proposals = steps[name](input, { taken, gone });
    for (const path of proposals.flat().flatMap(takenBy)) taken.add(path);
    for (const path of proposals.flat().flatMap(removedBy)) gone.add(path);
    return proposals;
  });
}

function stepsFor({ level, model }: PlanInput): readonly StepName[] {
  // Ordering, hiding and wording depend on the whole resume, so one that was cut gets no edits.
  if (model.isCut) return [];
  return stepsOf(level, model.language);
}

/** Texts that later steps must not change; added skills and new orders take none. */
function takenBy(proposal: ProposedEdit): readonly string[] {
  if (proposal.op === 'merge') return [proposal.source, ...proposal.absorbed];
  const isWorded = 'text' in proposal && proposal.op !== 'surface_skill';
  return proposal.op === 'hide' || isWorded ? [proposal.source] : [];
}

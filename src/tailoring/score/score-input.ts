import type { Posting } from '../../posting/posting.ts';
import type { ResumeModel } from '../resume/resume-model.ts';
import type { Background } from './background/background.ts';
import type { RequirementEvidence } from './evidence/find-evidence.ts';
import type { RoleFactors } from './role/role-factors.ts';

/** All that the formula looks at. */
export interface ScoreInput {
  readonly posting: Posting;
  readonly model: ResumeModel;
  readonly factors: RoleFactors;
  readonly rows: readonly RequirementEvidence[];
  readonly background: Background;
}

import type { Posting } from '../posting/posting.ts';
import type { ResumeModel } from '../resume/resume-model.ts';
import type { Background } from './background.ts';
import type { RequirementEvidence } from './find-evidence.ts';
import type { RoleFactors } from './role-factors.ts';

/** All that the formula looks at. */
export interface ScoreInput {
  readonly posting: Posting;
  readonly model: ResumeModel;
  readonly factors: RoleFactors;
  readonly rows: readonly RequirementEvidence[];
  readonly background: Background;
}

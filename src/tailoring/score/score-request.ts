import type { Posting } from '../../posting/posting.ts';
import type { Target } from '../../service/ports.ts';
import type { ResumeModel } from '../resume/resume-model.ts';
import type { RequirementEvidence } from './evidence/find-evidence.ts';
import type { RoleFactors } from './role/role-factors.ts';

/** A resume and the posting that it is scored for. */
export interface ScoreRequest {
  readonly posting: Posting;
  readonly model: ResumeModel;
  readonly target: Pick<Target, 'position'>;
  /** UTC date, YYYY-MM-DD. */
  readonly asOf: string;
  /** What the resume shows for each requirement, where it was looked for before. */
  readonly rows?: readonly RequirementEvidence[];
  /** How its jobs bear on the position, where that was reckoned before. */
  readonly factors?: RoleFactors;
}

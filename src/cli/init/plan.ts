import type { ModelChoice } from '../../config/saved-model.ts';
import type { FinetuneLevel } from '../../contract/finetune-level.ts';
import type { JobPosting } from '../read-job-posting.ts';
import type { ResumeInput } from '../read-resume.ts';

export interface TargetedPosting extends JobPosting {
  readonly company: string;
  readonly position: string;
}

/** What the first result is to be. */
export type FirstStep =
  | { readonly kind: 'tailor'; readonly posting: TargetedPosting }
  | { readonly kind: 'score'; readonly posting: JobPosting }
  | { readonly kind: 'nothing' };

/** Every answer of init, before anything is done with them. */
export interface Plan {
  /** Null: the base resume that is stored stays. */
  readonly resume: { readonly input: ResumeInput; readonly isNew: boolean } | null;
  readonly level: FinetuneLevel;
  /** Null: the default. */
  readonly theme: string | null;
  /** Null: none is asked for, or the one of server.yaml stays. */
  readonly model: ModelChoice | null;
  readonly first: FirstStep;
}

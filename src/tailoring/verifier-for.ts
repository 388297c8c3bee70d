import type { PlanInput } from './plan/plan-input.ts';
import { createVerifier, type Verifier } from './verify/create-verifier.ts';

/** The verifier of a posting and a base that were read and compared. */
export function verifierFor({ base, model, level, target, posting, relatedYears }: PlanInput): Verifier {
  return createVerifier({
    base,
    model,
    level,
    posting: target.jobDescription,
    postingLanguage: posting.language,
    relatedYears,
  });
}

import { plainBreaks, plainLine } from '../../contract/white-space.ts';
import type { Target } from '../ports.ts';

interface Posting {
  readonly job_description: string;
  readonly company_name?: string | undefined;
  readonly position?: string | undefined;
}

/** The description keeps its outer spaces: the requirements' offsets point into it. */
export function targetOf(posting: Posting): Target {
  return {
    jobDescription: plainBreaks(posting.job_description),
    companyName: plainLine(posting.company_name ?? ''),
    position: plainLine(posting.position ?? ''),
  };
}

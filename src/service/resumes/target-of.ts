import type { Target } from '../ports.ts';

interface Posting {
  readonly job_description: string;
  readonly company_name?: string | undefined;
  readonly position?: string | undefined;
}

/** The description keeps its outer spaces: the requirements' offsets point into it. */
export function targetOf(posting: Posting): Target {
  return {
    jobDescription: posting.job_description.replace(/\r\n?/g, '\n'),
    companyName: posting.company_name?.trim() ?? '',
    position: posting.position?.trim() ?? '',
  };
}

import type { RequirementClass } from '../../contract/score.ts';

/** How much the posting insists, in a job seeker's words. */
export const classNames: Readonly<Record<RequirementClass, string>> = {
  must: 'required',
  nice: 'nice to have',
  responsibility: 'task',
  soft: 'soft skill',
};

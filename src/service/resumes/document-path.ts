import { issuePath } from '../../contract/issue-path.ts';

/** `resume_data.sections.experience.items[1].summary` */
export function documentPath(steps: readonly PropertyKey[]): string {
  return issuePath(['resume_data', ...steps]);
}

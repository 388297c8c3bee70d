import { canonical, kindOf, professionOf } from '../../lexicon/lexicon.ts';
import { everydayTools } from '../../lexicon/skill-flags.ts';

/** The profession whose tools all others use too. */
export const officeWork = 'administration and office';

/** `Word`, `Jira`: tools of nearly every desk, which tell nothing of the work that is done with them. */
export function isEverydayTool(text: string): boolean {
  const name = canonical(text);
  return everydayTools.has(name) || (kindOf(name) === 'tool' && professionOf(name) === officeWork);
}

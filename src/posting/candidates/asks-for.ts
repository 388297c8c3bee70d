import type { Clause } from '../clause.ts';
import { opensWithLead } from './opens-with-lead.ts';

/** Whether a clause stands where things are asked for, rather than told or done. */
export function asksFor({ cue, section, text }: Clause): boolean {
  if (section === 'requirements' || section === 'nice') return true;
  if (section === 'responsibilities') return cue === null && opensWithLead(text);
  return section === 'none' && cue !== null && cue !== 'ignored' && cue !== 'negated';
}

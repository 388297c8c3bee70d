import type { Clause } from '../clause.ts';

/** Whether a clause stands where things are asked for, rather than told or done. */
export function asksFor({ cue, section }: Clause): boolean {
  if (section === 'requirements' || section === 'nice') return true;
  return section === 'none' && cue !== null && cue !== 'ignored' && cue !== 'negated';
}

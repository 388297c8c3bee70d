import type { RequirementClass } from '../../../contract/score.ts';
import type { Clause } from '../clause.ts';
import { hasLead } from '../cues/lead-phrases.ts';

/** The class of what a clause asks for: the words of the sentence win over the heading above it. */
export function classOf({ cue, section, text, isItem }: Clause): RequirementClass {
  if (cue === 'nice') return 'nice';
  if (section === 'nice') return cue === 'must' ? 'must' : 'nice';
  // "Order supplies as required" among duties asks for nothing; "at least a year of Java" does.
  if (section === 'responsibilities' && isItem && !hasLead(text)) return 'responsibility';
  if (cue === 'must' || cue === 'asked' || section === 'requirements') return 'must';
  if (cue === 'held' && (section === 'none' || hasLead(text))) return 'must';
  if (section === 'none' && hasLead(text)) return 'must';
  return 'responsibility';
}

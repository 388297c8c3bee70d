import type { RequirementClass } from '../../contract/score.ts';
import type { TokenRange } from '../../text/find-form.ts';
import { fold } from '../../text/fold.ts';
import type { Language } from '../../text/language.ts';
import { hasPhrase } from '../../text/phrase-table.ts';
import { opensWithLead } from '../candidates/opens-with-lead.ts';
import type { Clause } from '../clause.ts';
import { hasLead } from '../cues/lead-phrases.ts';
import { addressesReader } from '../sentences/voice-words.ts';

/** What decides, beside its own words, whether something in a clause is a requirement. */
export interface ClauseContext {
  readonly clause: Clause;
  /** The class of what the clause asks for; in anything but a duty, names and plain words in a list count too. */
  readonly asked: RequirementClass;
  readonly language: Language | null;
  /** Where the clause names the company, which is no skill. */
  readonly employer: readonly TokenRange[];
}

export function asks({ asked }: Pick<ClauseContext, 'asked'>): boolean {
  return asked !== 'responsibility';
}

/** The company's name, where it and the stretch share words. */
export function employerWithin(
  { start, end }: TokenRange,
  { employer }: Pick<ClauseContext, 'employer'>,
): TokenRange | undefined {
  return employer.find((name) => name.start < end && start < name.end);
}

/** The class of what a clause asks for: the words of the sentence win over the heading above it. */
export function classOf({ cue, section, text, isItem }: Clause): RequirementClass {
  if (cue === 'nice') return 'nice';
  if (section === 'nice') return cue === 'must' ? 'must' : 'nice';
  // "Order supplies as required" among duties asks for nothing; "at least a year of Java" does.
  if (section === 'responsibilities' && cue === null && opensWithLead(text)) return 'must';
  const isDuty = section === 'responsibilities' && !hasLead(text);
  const isAsNeeded = cue === 'must' && !hasPhrase(addressesReader, fold(text));
  if (isDuty && (isItem || isAsNeeded)) return 'responsibility';
  if (cue === 'must' || cue === 'asked' || section === 'requirements') return 'must';
  if (cue === 'held' && (section === 'none' || (!isItem && hasLead(text)))) return 'must';
  if (section === 'none' && hasLead(text)) return 'must';
  return 'responsibility';
}

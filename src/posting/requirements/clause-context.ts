import type { RequirementClass } from '../../contract/score.ts';
import type { TokenRange } from '../../text/find-form.ts';
import type { Language } from '../../text/language.ts';
import type { Clause } from '../clause.ts';

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

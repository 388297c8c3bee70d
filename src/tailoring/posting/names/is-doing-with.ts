import { vagueNouns } from './stop-words.ts';

/** People whom a trade has to do with, and not every job. Token keys. */
const peopleOfTrades: ReadonlySet<string> = new Set(
  'student apprentice trainee volunteer junior intern minister learner mentee councillor prisoner offender'.split(
    ' ',
  ),
);

/** "Supervising students", "developing policy": a doing and one word that says little without it. */
export function isDoingWith(doing: string | undefined, object: string | undefined): boolean {
  if (doing?.endsWith('ing') !== true || object === undefined) return false;
  return peopleOfTrades.has(object) || vagueNouns.has(object);
}

import { isVague } from './is-vague.ts';

/** People whom a trade has to do with, and not every job. Token keys. */
const peopleOfTrades: ReadonlySet<string> = new Set(
  'student apprentice trainee volunteer junior intern minister learner mentee councillor prisoner offender'.split(
    ' ',
  ),
);

const particles: ReadonlySet<string> = new Set('up out off down over'.split(' '));

/** As `isDoingWith`, of a verb of two words: "taking off quantities". Token keys. */
export function isPhrasalActivity([activity, particle, object, ...more]: readonly (
  | string
  | undefined
)[]): boolean {
  if (particle === undefined || more.length > 0) return false;
  return particles.has(particle) && isActivityWith(activity, object);
}

/** "Supervising students", "developing policy": a doing and one word that says little without it. */
export function isActivityWith(activity: string | undefined, object: string | undefined): boolean {
  if (activity?.endsWith('ing') !== true || object === undefined) return false;
  return peopleOfTrades.has(object) || isVague(object);
}

import type { Degree } from '../../contract/choices.ts';
import type { Clause } from '../clause.ts';
import { acceptsInstead, degreesAsked, isOfTrainee, lowestOf } from './asked-degree.ts';
import { requiredYears } from './asked-years.ts';
import { type Told, type Track, tracksOf } from './tracks.ts';

/** The years of work and the degree that a posting asks for, and the clauses that ask for them. */
export interface AskedBackground {
  /** Whole years, as a lower bound: the highest that is required, where of several alternatives the lowest counts. */
  readonly years: number | null;
  readonly yearsIn: Clause | null;
  /** The lowest accepted degree: of the required ones, else of the preferred ones. */
  readonly degree: Degree | null;
  readonly degreeIn: Clause | null;
  /** True if it is required and no equivalent is accepted. */
  readonly degreeMandatory: boolean;
}

export function askedBackground(clauses: readonly Clause[]): AskedBackground {
  const degreesOf = degreesAsked(clauses);
  const told = clauses
    .map(
      (clause, index): Told => ({
        clause,
        index,
        years: requiredYears(clauses, index),
        degrees: degreesOf(clause),
      }),
    )
    .filter(({ years, degrees }) => years.length > 0 || degrees.length > 0);
  const groups = tracksOf(told, clauses);
  return { ...yearsOf(groups), ...degreeOf(told, groups) };
}

function yearsOf(groups: readonly (readonly Track[])[]): Pick<AskedBackground, 'years' | 'yearsIn'> {
  const asked = groups.flatMap((tracks) => {
    const least = tracks
      .flatMap((track) => most(track.told))
      .sort((one, other) => one.years - other.years)
      .slice(0, 1);
    return least.filter(({ years }) => years > 0);
  });
  const [highest] = asked.sort((one, other) => other.years - one.years);
  return { years: highest?.years ?? null, yearsIn: highest?.clause ?? null };
}

/** The highest amount of a track, with its clause; empty if it asks for none. */
function most(told: readonly Told[]): readonly { readonly years: number; readonly clause: Clause }[] {
  return told
    .flatMap(({ years, clause }) => years.map((amount) => ({ years: amount, clause })))
    .sort((one, other) => other.years - one.years)
    .slice(0, 1);
}

function degreeOf(
  told: readonly Told[],
  groups: readonly (readonly Track[])[],
): Pick<AskedBackground, 'degree' | 'degreeIn' | 'degreeMandatory'> {
  const named = told.filter(({ degrees }) => degrees.length > 0);
  const all = named.filter(({ clause }) => isRequired(clause));
  const [first] = all;
  const required =
    (first && isOfTrainee(first.clause)
      ? all.find(({ clause }) => clause.section === 'requirements')
      : null) ?? first;
  const one = required ?? named[0];
  if (one === undefined) return { degree: null, degreeIn: null, degreeMandatory: false };
  const tracks = groups.find((group) => group.some((track) => track.told.includes(one))) ?? [];
  const offered = tracks
    .flatMap((track) => track.told)
    .filter((each) => each === one || (each.degrees.length > 0 && isRequired(each.clause)));
  const degree = lowestOf(offered.flatMap(({ degrees }) => degrees));
  const lowest = offered.find(({ degrees }) => degree !== null && degrees.includes(degree)) ?? one;
  return {
    degree,
    degreeIn: lowest.clause,
    degreeMandatory:
      required !== undefined &&
      !acceptsInstead(one.clause) &&
      tracks.every((track) => track.told.some(({ degrees }) => degrees.length > 0)),
  };
}

function isRequired({ cue, section }: Clause): boolean {
  return cue !== 'nice' && cue !== 'ignored' && section !== 'nice';
}

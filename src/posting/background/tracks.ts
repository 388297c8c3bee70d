import type { Degree } from '../../contract/choices.ts';
import { degreeRank } from '../../lexicon/degree-words.ts';
import { andWords, orWords } from '../../lexicon/words/function-words.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import type { Clause } from '../clause.ts';
import { lowestOf } from './asked-degree.ts';

/** A clause that asks for years, a degree or both. */
export interface Told {
  readonly clause: Clause;
  /** The clause's place among all. */
  readonly index: number;
  readonly years: readonly number[];
  readonly degrees: readonly Degree[];
}

/** What one way into the job asks for together: a bachelor's degree and four years. */
export interface Track {
  readonly told: readonly Told[];
}

/** Clauses from one alternative to the next, with what the years of the first have to be of. */
const maxBetween = 16;
/** UTF-16 units between two clauses of a sentence. */
const maxBorderLength = 2;

const opensChoice = preparedPattern(
  () => String.raw`^[^\p{L}\p{N}]*(?:${orWords()}|bzw|或)(?![\p{L}])`,
  'iu',
);
/** The border may be a clause of its own: "or 2." */
const endsInChoice = preparedPattern(() => String.raw`(?:^|[\s,;])(?:${orWords()}|或)[\s\d.:)]{0,6}$`, 'iu');
const opensMore = preparedPattern(
  () => String.raw`^[^\p{L}\p{N}]*(?:${andWords()}|plus|with|mit|avec|con)(?![\p{L}])`,
  'iu',
);
const endsInMore = preparedPattern(() => String.raw`(?:^|[\s,;])(?:${andWords()})\W{0,3}$`, 'iu');

/**
 * Groups what clauses ask for: each group is a list of tracks, of which one is enough. "A bachelor's degree and four
 * years, or a high school diploma and six years" is a group of two.
 */
export function tracksOf(told: readonly Told[], clauses: readonly Clause[]): readonly (readonly Track[])[] {
  const groups: Track[][] = [];
  for (const [at, one] of told.entries()) {
    const before = told[at - 1];
    const group = groups.at(-1);
    const track = group?.at(-1);
    if (before === undefined || group === undefined || track === undefined) groups.push([{ told: [one] }]);
    else if (isAlternative(track, one, clauses)) group.push({ told: [one] });
    else if (goesOn(before, one)) group[group.length - 1] = { told: [...track.told, one] };
    else groups.push([{ told: [one] }]);
  }
  return groups;
}

/** "A bachelor's degree", "and four years of experience". */
function goesOn({ clause: before, index }: Told, { clause, index: next }: Told): boolean {
  if (next - index !== 1) return false;
  const isOneSentence = clause.start - before.end <= maxBorderLength && !clause.opensSentence;
  return isOneSentence && (opensMore.test(clause.text) || endsInMore.test(before.text));
}

function isAlternative(track: Track, one: Told, clauses: readonly Clause[]): boolean {
  const last = track.told.at(-1);
  if (last === undefined || one.index - last.index > maxBetween || last.clause.section !== one.clause.section)
    return false;
  const border = clauses[one.index - 1];
  const isOffered =
    opensChoice.test(one.clause.text) ||
    (border !== undefined && one.index - 1 >= last.index && endsInChoice.test(border.text));
  return isOffered || asksLessStudy(track, one);
}

/** "An associate degree and five years" after "a bachelor's degree and four": nobody needs both. */
function asksLessStudy({ told }: Track, one: Told): boolean {
  const [higher, lower] = [lowestOf(told.flatMap(({ degrees }) => degrees)), lowestOf(one.degrees)];
  const [fewer, more] = [Math.max(...told.flatMap(({ years }) => years)), Math.max(...one.years)];
  if (higher === null || lower === null) return false;
  return degreeRank(lower) < degreeRank(higher) && fewer >= 0 && fewer < more;
}

import { degreePosition } from '../../lexicon/degree-words.ts';
import { fold } from '../../text/fold.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import type { Candidate } from '../candidate.ts';

const experience = preparedPattern(
  String.raw`\b(?:years?|experience|jahre|erfahrung|ans d|expérience|años|experiencia|certifi)|年|经验`,
  'iu',
);
/** In Chinese the subjects stand before the degree. */
const chineseSubjects = preparedPattern(String.raw`^[\p{Script=Han}、，]{0,30}专业`);
const statedElsewhere = new Set(['certificate', 'licence', 'tool', 'language']);

/** What decides, beside a clause, which of its names are subjects of a degree. */
export interface Study {
  /** The folded words of the position. */
  readonly position: readonly string[];
  /** The clause goes on with the subjects of a degree that the clause before names. */
  readonly isOfStudy: boolean;
}

/**
 * "Bachelor's degree in Accounting or Finance" names a degree, not two skills; only the trade that the
 * position is named after is asked for as such: physiotherapy of a physiotherapist.
 */
export function withoutFieldsOfStudy(
  clause: string,
  candidates: readonly Candidate[],
  { position, isOfStudy }: Study,
): readonly Candidate[] {
  if (candidates.length === 0) return candidates;
  const degree = isOfStudy ? 0 : degreePosition(clause);
  if (degree === -1) return candidates;
  return candidates.filter(
    ({ start, end, term, kind }) =>
      (end <= degree && !chineseSubjects.test(clause.slice(end))) ||
      kind !== undefined ||
      isTradeOf(position, clause.slice(start, end)) ||
      (term && statedElsewhere.has(term.kind)) ||
      experience.test(clause.slice(degree, start)),
  );
}

/** Enough of a word to tell physiotherapy and physiotherapist from everything else. */
const stem = preparedPattern(String.raw`(?<!\p{L})\p{L}{7}`, 'gu');

function isTradeOf(position: readonly string[], field: string): boolean {
  const folded = fold(field);
  const stems = folded.match(stem.for(folded)) ?? [];
  return stems.some((start) => position.some((word) => word.startsWith(start)));
}

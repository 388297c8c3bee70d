import { degreePosition } from '../lexicon/degree-words.ts';
import type { Candidate } from './candidate.ts';

const experience =
  /\b(?:years?|experience|jahre|erfahrung|ans d|expérience|años|experiencia|certifi)|年|经验/iu;
const statedElsewhere = new Set(['certificate', 'licence', 'tool', 'language']);

/** "Bachelor's degree in Accounting or Finance" names a degree, not two skills. */
export function withoutFieldsOfStudy(clause: string, candidates: readonly Candidate[]): readonly Candidate[] {
  const degree = candidates.length === 0 ? -1 : degreePosition(clause);
  if (degree === -1) return candidates;
  return candidates.filter(
    ({ start, end, term }) =>
      end <= degree ||
      (term && statedElsewhere.has(term.kind)) ||
      experience.test(clause.slice(degree, start)),
  );
}

import { degreePosition } from '../../lexicon/degree-words.ts';
import { fold } from '../../text/fold.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import type { Candidate } from '../candidate.ts';
import type { Clause } from '../clause.ts';
import { hasLead } from '../cues/lead-phrases.ts';

/** In UTF-16 units, between two clauses of a sentence. */
const maxBorderLength = 2;

const inSubject = preparedPattern(String.raw`^\s*(?:in|of|im|en|dans) `, 'iu');
const ofWork = preparedPattern(
  String.raw`\d|\b(?:experience|years?|skills?|knowledge|erfahrung|jahre|expérience|ans|experiencia|años)\b`,
  'iu',
);

/** "A degree (a master's is preferred) in hydrology, physical geography or similar": the clauses that go on with the subjects. */
export function clausesOfStudy(clauses: readonly Clause[]): ReadonlySet<Clause> {
  const found = new Set<Clause>();
  for (const [index, clause] of clauses.entries()) {
    const before = clauses[index - 1];
    if (before === undefined || clause.start - before.end > maxBorderLength || ofWork.test(clause.text))
      continue;
    const begins = inSubject.test(clause.text) && degreePosition(before.text) !== -1;
    if (begins || (found.has(before) && !hasLead(clause.text))) found.add(clause);
  }
  return found;
}

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

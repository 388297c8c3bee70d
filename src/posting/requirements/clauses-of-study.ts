import { degreePosition } from '../../lexicon/degree-words.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
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

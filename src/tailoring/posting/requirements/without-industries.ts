import { type PreparedPattern, preparedPattern } from '../../text/prepared-pattern.ts';
import type { Candidate } from '../candidate.ts';

/** Where a posting says in which trade it would like somebody to have worked. */
const industries: readonly PreparedPattern[] = [
  preparedPattern(String.raw`\b(?:industr(?:y|ies)|sectors?|verticals?) (?:such as|like|including) .+`, 'iu'),
  preparedPattern(
    String.raw`\b(?:experience|background|interest|worked|working) (?:in|with|within) [^.;()]{2,60}? (?:software|industr(?:y|ies)|compan(?:y|ies))\b`,
    'iu',
  ),
];

/** "Experience in logistics or supply chain software" tells where, not what: no skill that a person lists. */
export function withoutIndustries(clause: string, candidates: readonly Candidate[]): readonly Candidate[] {
  const stretches = industries.flatMap((pattern) => {
    const match = pattern.exec(clause);
    return match ? [{ start: match.index, end: match.index + match[0].length }] : [];
  });
  const isIndustry = ({ start, end, term }: Candidate) =>
    (term === null || term.kind === 'domain') &&
    stretches.some((stretch) => stretch.start <= start && end <= stretch.end);
  return candidates.filter((candidate) => !isIndustry(candidate));
}

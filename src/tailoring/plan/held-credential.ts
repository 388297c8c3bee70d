import { preparedPattern } from '../../text/prepared-pattern.ts';
import { splitSentences } from '../../text/split-sentences.ts';
import { type ChunkKind, textAt } from '../resume/resume-model.ts';
import type { RequirementEvidence } from '../score/evidence/find-evidence.ts';
import type { PlanInput } from './plan-input.ts';
import { type ShownTerm, shownTerm } from './shown-term.ts';

/** On the way to it, or once. */
const notHeld = preparedPattern(
  String.raw`(?<!\p{L})(?:part[- ]qualified|part[- ]time|finalist|student|soon|nearly|almost|former(?:ly)?|until|towards?|bald|demnächst|bientôt|pronto|next (?:year|month)|ehemals|anciennement)(?!\p{L})|备考|将`,
  'iu',
);
const saying: ReadonlySet<ChunkKind> = new Set(['summary', 'headline']);

/** A certificate or licence that the person says to hold where they speak of themselves. */
export function saidToBeHeld(row: RequirementEvidence, input: PlanInput): ShownTerm | null {
  const evidence = row.evidence.filter(
    ({ kind, path, quote }) =>
      (kind === 'summary' || kind === 'headline') &&
      !notHeld.test(sentenceWith(quote, textAt(input.model, path))),
  );
  return evidence.length === 0 ? null : shownTerm({ ...row, evidence }, saying, input);
}

function sentenceWith(quote: string, text: string): string {
  const at = text.indexOf(quote);
  const around = splitSentences(text).find(({ start, end }) => start <= at && at < end);
  return around ? text.slice(around.start, around.end) : text;
}

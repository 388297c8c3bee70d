import { namesSkillInPart } from '../lexicon/hedge-words.ts';
import type { ResumeModel } from '../resume/resume-model.ts';
import { textAt } from '../resume/text-at.ts';
import type { FoundEvidence } from '../score/evidence/find-evidence.ts';

/** The whole name of a paper whose half is something else: `RCVS registration`, `PTS AC/DCCR`. */
export function paperNamed(
  evidence: readonly FoundEvidence[],
  model: Pick<ResumeModel, 'chunks'>,
): FoundEvidence | null {
  const paper = evidence.find(({ kind, implied }) => kind === 'certificate' && !implied);
  const quote = textAt(model, paper?.path ?? '');
  return paper && quote && !namesSkillInPart(quote) ? { ...paper, quote } : null;
}

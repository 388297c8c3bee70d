import { namesSkillInPart } from '../lexicon/hedges.ts';
import { canonical } from '../lexicon/lexicon.ts';
import type { ChunkKind, ResumeModel } from '../resume/resume-model.ts';
import type { FoundEvidence, RequirementEvidence } from '../score/find-evidence.ts';
import { writtenAs } from './wording/written-as.ts';

/** A requirement in the posting's words, with the best text of the base that shows it without reserve. */
export interface ShownTerm {
  readonly text: string;
  readonly requirement: string;
  readonly evidence: FoundEvidence;
}

/** Null when no text of these kinds shows it, or each only in part: `CPA candidate`, `basic Python`. */
export function shownTerm(
  { requirement, evidence }: RequirementEvidence,
  kinds: ReadonlySet<ChunkKind>,
  { chunks }: ResumeModel,
): ShownTerm | null {
  const shown = evidence.find(({ kind, path }) => {
    const text = chunks.find((chunk) => chunk.path === path)?.text ?? '';
    return kinds.has(kind) && !namesSkillInPart(text);
  });
  if (!shown) return null;
  const alternative = requirement.alternatives.find((each) => canonical(each) === canonical(shown.form));
  return {
    text: writtenAs(requirement, alternative ?? shown.form),
    requirement: requirement.id,
    evidence: shown,
  };
}

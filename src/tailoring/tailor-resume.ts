import type { Tailored, TailorInput } from '../service/ports.ts';
import { assembleSafely } from './assemble-document.ts';
import { type Edit, inOrderOfApplication, type Proposal } from './plan/edit.ts';
import { keepToLength } from './plan/keep-to-length.ts';
import { makePlan } from './plan/make-plan.ts';
import type { Alternatives } from './plan/plan-input.ts';
import { readInput } from './read-input.ts';
import { createVerifier, type Verifier } from './verify/create-verifier.ts';
import { writeTailored } from './write-tailored.ts';

/** posting and base → evidence → plan → each edit verified → document → verified and scored again. */
export function tailorResume(request: TailorInput): Tailored {
  const input = readInput(request);
  const { base, model, level, target, relatedYears } = input;
  const verifier = createVerifier({ base, model, level, posting: target.jobDescription, relatedYears });
  const accepted = makePlan(input).flatMap((alternatives) => firstAccepted(alternatives, verifier));
  const kept = keepToLength(accepted, model, level);
  const edits = inOrderOfApplication(kept).map((proposal, index) => withId(proposal, `ch${index + 1}`));
  const unedited = { userEdits: [], nextChange: edits.length + 1 };
  return writeTailored(input, assembleSafely(input, verifier, edits), unedited);
}

/** Fails closed: when no alternative passes every rule, the base text stays. */
function firstAccepted(alternatives: Alternatives, verifier: Verifier): readonly Proposal[] {
  const accepted = alternatives.find((proposal) => verifier.verifyEdit(withId(proposal, '')).length === 0);
  return accepted ? [accepted] : [];
}

function withId(proposal: Proposal, id: string): Edit {
  return { ...proposal, id } as Edit;
}

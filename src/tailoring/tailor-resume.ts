import type { Edit, Proposal } from '../contract/plan/edit.ts';
import type { Tailored, TailorInput } from '../service/ports.ts';
import { assembleSafely } from './assemble-document.ts';
import { inOrderOfApplication } from './plan/in-order-of-application.ts';
import { keepToLength } from './plan/keep-to-length.ts';
import { makePlan } from './plan/make-plan.ts';
import type { Alternatives, PlanInput } from './plan/plan-input.ts';
import { readInput } from './read-input.ts';
import { verifierFor } from './verifier-for.ts';
import type { Verifier } from './verify/create-verifier.ts';
import { writeTailored } from './write-tailored.ts';

/** A resume on its way: read, and with every proposal of the rules that holds alone. */
export interface Prepared {
  readonly input: PlanInput;
  readonly verifier: Verifier;
  /** In the order of application, to the length of the level, numbered. */
  readonly edits: readonly Edit[];
}

/** posting and base → evidence → plan → each edit verified → document → verified and scored again. */
export function tailorResume(request: TailorInput): Tailored {
  const { input, verifier, edits } = prepareResume(request);
  const unedited = { userEdits: [], nextChange: edits.length + 1 };
  return writeTailored(input, assembleSafely(input, verifier, edits), unedited);
}

export function prepareResume(request: TailorInput): Prepared {
  const input = readInput(request);
  const verifier = verifierFor(input);
  const accepted = makePlan(input).flatMap((alternatives) => firstAccepted(alternatives, verifier));
  return { input, verifier, edits: numberEdits(keepToLength(accepted, input.model, input.level)) };
}

/** In the order of application, named after it. */
export function numberEdits(proposals: readonly Proposal[]): readonly Edit[] {
  return inOrderOfApplication(proposals).map(
    (proposal, index): Edit => ({ ...proposal, id: `ch${index + 1}` }),
  );
}

/** Fails closed: when no alternative passes every rule, the base text stays. */
function firstAccepted(alternatives: Alternatives, verifier: Verifier): readonly Proposal[] {
  const accepted = alternatives.find((proposal) => verifier.verifyEdit(proposal).length === 0);
  return accepted ? [accepted] : [];
}

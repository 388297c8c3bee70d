import type { Edit, Proposal } from '../contract/plan/edit.ts';
import type { Withheld } from '../contract/report.ts';
import type { Tailored, TailorInput } from '../service/ports.ts';
import { acceptProposals } from './accept-proposals.ts';
import { assembleSafely } from './assemble-document.ts';
import { inOrderOfApplication } from './plan/in-order-of-application.ts';
import { keepToLength } from './plan/keep-to-length.ts';
import { makePlan } from './plan/make-plan.ts';
import type { PlanInput } from './plan/plan-input.ts';
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
  /** What would have read badly. */
  readonly withheld: readonly Withheld[];
}

/** posting and base → evidence → plan → each edit verified → document → verified and scored again. */
export function tailorResume(request: TailorInput): Tailored {
  const { input, verifier, edits, withheld } = prepareResume(request);
  const unedited = { userEdits: [], nextChange: edits.length + 1, withheld };
  return writeTailored(input, assembleSafely(input, verifier, edits), unedited);
}

export function prepareResume(request: TailorInput): Prepared {
  const input = readInput(request);
  const verifier = verifierFor(input);
  const { accepted, withheld } = acceptProposals(makePlan(input), verifier, input.model);
  return { input, verifier, edits: numberEdits(keepToLength(accepted, input.model, input.level)), withheld };
}

/** In the order of application, named after it. */
export function numberEdits(proposals: readonly Proposal[]): readonly Edit[] {
  return inOrderOfApplication(proposals).map(
    (proposal, index): Edit => ({ ...proposal, id: `ch${index + 1}` }),
  );
}

import type { Edit, ProposedEdit } from '../contract/plan/edit.ts';
import type { Withheld } from '../contract/report.ts';
import type { Tailored, TailorInput } from '../service/ports.ts';
import { assembleSafely } from './assemble-document.ts';
import { inOrderOfApplication } from './edits/apply-edits.ts';
import { keepToLength } from './plan/length-limits.ts';
import { makePlan } from './plan/make-plan.ts';
import type { Alternatives, PlanInput } from './plan/plan-input.ts';
import { readInput, verifierFor } from './read-input.ts';
import type { ResumeModel } from './resume/resume-model.ts';
import type { Verifier } from './verify/create-verifier.ts';
import type { Finding, WritingRuleId } from './verify/rule.ts';
import { misfits } from './verify/writing/misfits.ts';
import { reasonOf, writingRuleOf } from './verify/writing/writing-rules.ts';
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
export function tailorResume(request: TailorInput, inputOf = readInput): Tailored {
  const { input, verifier, edits, withheld } = prepareResume(request, inputOf);
  const unedited = { userEdits: [], nextChange: edits.length + 1, withheld };
  return writeTailored(input, assembleSafely(input, verifier, edits), unedited);
}

export function prepareResume(request: TailorInput, inputOf = readInput): Prepared {
  const input = inputOf(request);
  const verifier = verifierFor(input);
  const { accepted, withheld } = acceptProposals(makePlan(input), verifier, input.model);
  return { input, verifier, edits: numberEdits(keepToLength(accepted, input.model, input.level)), withheld };
}

/** In the order of application, named after it. */
export function numberEdits(proposals: readonly ProposedEdit[]): readonly Edit[] {
  return inOrderOfApplication(proposals).map(
    (proposal, index): Edit => ({ ...proposal, id: `ch${index + 1}` }),
  );
}

interface Acceptance {
  readonly accepted: readonly ProposedEdit[];
  /** True, but dropped because it would have read badly. */
  readonly withheld: readonly Withheld[];
}

/**
 * Of each way to make a change the first that holds. Fails closed: when no alternative passes every rule, the base text
 * stays.
 */
function acceptProposals(plan: readonly Alternatives[], verifier: Verifier, model: ResumeModel): Acceptance {
  const refused: WritingRuleId[] = [];
  const holding = plan.map((alternatives) =>
    alternatives.filter((proposal) => {
      const findings = verifier.verifyEdit(proposal);
      refused.push(...badWritingAlone(findings));
      return findings.length === 0;
    }),
  );
  // Each round gives up an alternative, so there is an end.
  for (;;) {
    const accepted = holding.flatMap(([first]) => (first ? [first] : []));
    const bad = new Map(misfits(accepted, model).map(({ edit, rule }) => [edit, rule]));
    if (bad.size === 0) return { accepted, withheld: counted(refused) };
    refused.push(...bad.values());
    for (const alternatives of holding) {
      const [first] = alternatives;
      if (first && bad.has(first)) alternatives.shift();
    }
  }
}

/** What only the writing rules find wrong. */
function badWritingAlone(findings: readonly Finding[]): readonly WritingRuleId[] {
  const rules = findings.map(({ rule }) => writingRuleOf(rule));
  const [first] = rules;
  return first && rules.every((rule) => rule !== null) ? [first] : [];
}

function counted(refused: readonly WritingRuleId[]): readonly Withheld[] {
  return [...new Set(refused)].sort().map((rule) => ({
    rule,
    count: refused.filter((each) => each === rule).length,
    message: reasonOf(rule),
  }));
}

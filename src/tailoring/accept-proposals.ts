import type { Proposal } from '../contract/plan/edit.ts';
import type { Withheld } from '../contract/report.ts';
import type { Alternatives } from './plan/plan-input.ts';
import type { ResumeModel } from './resume/resume-model.ts';
import type { Verifier } from './verify/create-verifier.ts';
import { gateRuleOf, reasonOf } from './verify/gate/gate.ts';
import { misfits } from './verify/gate/misfits.ts';
import type { Finding, GateRuleId } from './verify/rule.ts';

interface Acceptance {
  readonly accepted: readonly Proposal[];
  /** True, but dropped because it would have read badly. */
  readonly withheld: readonly Withheld[];
}

/**
 * Of each way to make a change the first that holds. Fails closed: when no alternative passes every rule, the base text
 * stays.
 */
export function acceptProposals(
  plan: readonly Alternatives[],
  verifier: Verifier,
  model: ResumeModel,
): Acceptance {
  const refused: GateRuleId[] = [];
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

/** What only the gate finds wrong. */
function badWritingAlone(findings: readonly Finding[]): readonly GateRuleId[] {
  const rules = findings.map(({ rule }) => gateRuleOf(rule));
  const [first] = rules;
  return first && rules.every((rule) => rule !== null) ? [first] : [];
}

function counted(refused: readonly GateRuleId[]): readonly Withheld[] {
  return [...new Set(refused)].sort().map((rule) => ({
    rule,
    count: refused.filter((each) => each === rule).length,
    message: reasonOf(rule),
  }));
}

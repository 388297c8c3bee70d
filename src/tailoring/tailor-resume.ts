import type { Edit, ProposedEdit } from '../contract/plan/edit.ts';
import type { Withheld } from '../contract/report.ts';
import type { ResumeDocument } from '../contract/resume/resume-document.ts';
import type { Warning } from '../contract/score.ts';
import { sameAtGood } from '../contract/warning-codes.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { WithheldMessages } from '../messages/tailoring/messages.ts';
import { messagesFor } from '../messages/tailoring/messages-for.ts';
import type { Tailored, TailorInput } from '../service/ports.ts';
import { type Assembled, assembleSafely } from './assemble-document.ts';
import { inOrderOfApplication } from './edits/apply-edits.ts';
import { keepToLength } from './plan/length-limits.ts';
import { makePlan } from './plan/make-plan.ts';
import type { Alternatives, PlanInput } from './plan/plan-input.ts';
import { unevenTenses } from './plan/uneven-tenses.ts';
import { readInput, verifierFor } from './read-input.ts';
import type { ResumeModel } from './resume/resume-model.ts';
import type { Verifier } from './verify/create-verifier.ts';
import type { Finding, WritingRuleId } from './verify/rule.ts';
import { misfits } from './verify/writing/misfits.ts';
import { writingRuleOf } from './verify/writing/writing-rules.ts';
import { writeTailored } from './write-tailored.ts';

/** The input and the rules' proposals that passed the verifier one by one, before they are applied together. */
export interface Prepared {
  readonly input: PlanInput;
  readonly verifier: Verifier;
  /** Numbered in the order of application, and limited to the length that the level allows. */
  readonly edits: readonly Edit[];
  /** Counts of true proposals that were dropped because they would have read badly, by writing rule. */
  readonly withheld: readonly Withheld[];
}

/** Steps: posting and base → evidence → plan → verify each edit → document → verify and score the whole. */
export function tailorResume(
  lexicon: Lexicon,
  request: TailorInput,
  inputOf = (input: TailorInput) => readInput(lexicon, input),
): Tailored {
  const prepared = prepareResume(lexicon, request, inputOf);
  return writeRules(prepared, assembleSafely(prepared.input, prepared.verifier, prepared.edits));
}

/** Writes what the rules made, without edits of the person or a model. */
export function writeRules({ input, edits, withheld }: Prepared, made: Assembled): Tailored {
  const unedited = { userEdits: [], nextChange: edits.length + 1, withheld };
  return writeTailored(input, made, unedited, sameAtGoodWarnings(input, made.document));
}

/** Warns if `super`, which costs more, gives the document that `good` gives. */
function sameAtGoodWarnings(input: PlanInput, document: ResumeDocument): Warning[] {
  if (input.level !== 'super') return [];
  const { input: lower, verifier, edits } = prepareInput({ ...input, level: 'good' });
  const atGood = assembleSafely(lower, verifier, edits).document;
  if (JSON.stringify(atGood) !== JSON.stringify(document)) return [];
  return [{ code: sameAtGood, message: messagesFor(input.model).warnings.sameAtGood }];
}

export function prepareResume(
  lexicon: Lexicon,
  request: TailorInput,
  inputOf = (input: TailorInput) => readInput(lexicon, input),
): Prepared {
  return prepareInput(inputOf(request));
}

function prepareInput(input: PlanInput): Prepared {
  const verifier = verifierFor(input);
  const { accepted, withheld } = acceptProposals(makePlan(input), verifier, input.model);
  return { input, verifier, edits: numberEdits(keepToLength(accepted, input.model, input.level)), withheld };
}

/** Sorts proposals into the order of application and gives them ids in that order. */
export function numberEdits(proposals: readonly ProposedEdit[]): readonly Edit[] {
  return inOrderOfApplication(proposals).map(
    (proposal, index): Edit => ({ ...proposal, id: `ch${index + 1}` }),
  );
}

interface Acceptance {
  readonly accepted: readonly ProposedEdit[];
  readonly withheld: readonly Withheld[];
}

/**
 * Accepts the first alternative of each change that passes every rule. If none does, the base text stays.
 */
function acceptProposals(plan: readonly Alternatives[], verifier: Verifier, model: ResumeModel): Acceptance {
  const refused: WritingRuleId[] = [];
  const passing = plan.map((alternatives) =>
    alternatives.filter((proposal) => {
      const findings = verifier.verifyEdit(proposal);
      refused.push(...onlyWritingRule(findings));
      return findings.length === 0;
    }),
  );
  // Ends, because each round drops an alternative.
  for (;;) {
    const accepted = passing.flatMap(([first]) => (first ? [first] : []));
    const bad = new Map<ProposedEdit, WritingRuleId>([
      ...unevenTenses(accepted, model).map((edit) => [edit, 'tense'] as const),
      ...misfits(accepted, model).map(({ edit, rule }) => [edit, rule] as const),
    ]);
    if (bad.size === 0) return { accepted, withheld: countByRule(refused, messagesFor(model).withheld) };
    refused.push(...bad.values());
    for (const alternatives of passing) {
      const [first] = alternatives;
      if (first && bad.has(first)) alternatives.shift();
    }
  }
}

/** The writing rule that refuses a proposal; empty if a rule about truth refuses it too. */
function onlyWritingRule(findings: readonly Finding[]): readonly WritingRuleId[] {
  const rules = findings.map(({ rule }) => writingRuleOf(rule));
  const [first] = rules;
  return first && rules.every((rule) => rule !== null) ? [first] : [];
}

function countByRule(refused: readonly WritingRuleId[], messages: WithheldMessages): readonly Withheld[] {
  return [...new Set(refused)].sort().map((rule) => ({
    rule,
    count: refused.filter((each) => each === rule).length,
    message: messages[rule],
  }));
}

import type { Warning } from '../contract/score.ts';
import { type Issue, ValidationError } from '../contract/validation-error.ts';
import type { Engine, Tailored } from '../service/ports.ts';
import { assembleDocument } from './assemble-document.ts';
import { messagesFor } from './messages/messages-for.ts';
import { applyEdits } from './plan/apply-edits.ts';
import type { PlanInput } from './plan/plan-input.ts';
import { type Plan, readPlan } from './plan/plan-text.ts';
import { addUserEdits } from './plan/user-edits/add-user-edits.ts';
import { undoneBeneath } from './plan/user-edits/undone-beneath.ts';
import { readInput } from './read-input.ts';
import { verifierFor } from './verifier-for.ts';
import { writeTailored } from './write-tailored.ts';

/**
 * The tailored resume without some of its changes, the engine's and the person's alike: the engine's other edits are
 * verified, applied and scored again, the person's go on top.
 * @throws ValidationError naming the ids that the plan does not hold.
 */
export function revertChanges(request: Parameters<Engine['revert']>[0]): Tailored {
  const plan = readPlan(request.plan);
  checkChangeIds(request.changeIds, plan);
  const isKept = ({ id }: { readonly id: string }) => !request.changeIds.includes(id);
  const input = readInput(request);
  const verifier = verifierFor(input);
  const accepted = plan.edits.filter(isKept).filter((edit) => verifier.verifyTruth(edit).length === 0);
  const assembled = assembleDocument(input, verifier, accepted);
  if (assembled.findings().length > 0) {
    const why = assembled
      .findings()
      .map(({ rule, message }) => `${rule}: ${message}`)
      .join('; ');
    throw new Error(
      `The resume without these changes does not agree with its base (${why}). Nothing was changed.`,
    );
  }
  const kept = { ...plan, userEdits: plan.userEdits.filter(isKept) };
  return writeTailored(input, assembled, kept, warningsOf(plan, input, request.changeIds));
}

function warningsOf(plan: Plan, { base, model }: PlanInput, changeIds: readonly string[]): Warning[] {
  if (plan.userEdits.length === 0) return [];
  const made = applyEdits(base, plan.edits);
  const messages = messagesFor(model.language);
  const before = addUserEdits(made, plan.userEdits, { base, chunks: model.chunks, messages });
  return undoneBeneath(before, plan.userEdits, changeIds, messages.warnings);
}

function checkChangeIds(changeIds: readonly string[], { edits, userEdits }: Plan): void {
  const known = new Set([...edits, ...userEdits].map(({ id }) => id));
  const unknown = changeIds.filter((id) => !known.has(id));
  if (unknown.length > 0) throw new ValidationError(unknown.map((id) => unknownChange(id, [...known])));
}

function unknownChange(id: string, known: readonly string[]): Issue {
  const changes = known.join(', ') || 'none';
  return { path: 'change_ids', message: `there is no change "${id}" (changes: ${changes})` };
}

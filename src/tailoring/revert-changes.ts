import { type Issue, ValidationError } from '../contract/validation-error.ts';
import type { Engine, Tailored } from '../service/ports.ts';
import { assembleDocument } from './assemble-document.ts';
import type { Edit } from './plan/edit.ts';
import { readPlan } from './plan/plan-text.ts';
import { readInput } from './read-input.ts';
import { createVerifier } from './verify/create-verifier.ts';
import { writeTailored } from './write-tailored.ts';

/**
 * The tailored resume without some of its changes: the other edits are verified, applied and scored again.
 * @throws ValidationError naming the ids that the plan does not hold.
 */
export function revertChanges(request: Parameters<Engine['revert']>[0]): Tailored {
  const edits = readPlan(request.plan);
  const unknown = request.changeIds.filter((id) => !edits.some((edit) => edit.id === id));
  if (unknown.length > 0) throw new ValidationError(unknown.map((id) => unknownChange(id, edits)));
  const input = readInput(request);
  const { base, model, level, target, relatedYears } = input;
  const verifier = createVerifier({ base, model, level, posting: target.jobDescription, relatedYears });
  const kept = edits.filter(({ id }) => !request.changeIds.includes(id));
  const accepted = kept.filter((edit) => verifier.verifyEdit(edit).length === 0);
  const assembled = assembleDocument(input, verifier, accepted);
  if (assembled.findings.length > 0) {
    const why = assembled.findings.map(({ rule, message }) => `${rule}: ${message}`).join('; ');
    throw new Error(
      `The resume without these changes does not agree with its base (${why}). Nothing was changed.`,
    );
  }
  return writeTailored(input, assembled);
}

function unknownChange(id: string, edits: readonly Edit[]): Issue {
  const known = edits.map((edit) => edit.id).join(', ') || 'none';
  return { path: 'change_ids', message: `there is no change "${id}" (changes: ${known})` };
}

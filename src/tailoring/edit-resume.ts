import type { UserEdit } from '../contract/plan/edit.ts';
import { ValidationError } from '../contract/validation-error.ts';
import type { Engine, Tailored } from '../service/ports.ts';
import { applyEdits } from './edits/apply-edits.ts';
import { readPlan } from './edits/read-plan.ts';
import { applyUserEdits } from './edits/user-edits/apply-user-edits.ts';
import { cancelOppositeEdits, findUserEdits } from './edits/user-edits/find-user-edits.ts';
import { readInput } from './read-input.ts';
import { writeTailored } from './write-tailored.ts';

/** UTF-16 units of all edits of one resume: report and plan are read and written as a whole. */
const maxText = 1_000_000;

/**
 * The tailored resume with what differs in `document` as edits of the person's own. The engine's part stays as it
 * was verified.
 * @throws ValidationError when the resume would hold more edits than can be kept.
 */
export function editResume(request: Parameters<Engine['edit']>[0]): Tailored {
  const plan = readPlan(request.plan);
  const made = applyEdits(request.base, plan.edits);
  const current = applyUserEdits(made.document, plan.userEdits).document;
  const found = findUserEdits(current, request.document);
  const { earlier, added } = cancelOppositeEdits(made.document, plan.userEdits, found);
  const numbered = added.map((step, index): UserEdit => ({ ...step, id: `ch${plan.nextChange + index}` }));
  const userEdits = [...earlier, ...numbered];
  checkRoom(userEdits);
  return writeTailored(
    readInput(request),
    { ...made, edits: plan.edits },
    { ...plan, userEdits, nextChange: plan.nextChange + numbered.length },
  );
}

function checkRoom(userEdits: readonly UserEdit[]): void {
  const length = JSON.stringify(userEdits).length;
  if (length <= maxText) return;
  const message = `holds too many edits of yours (${length} characters of them, ${maxText} can be kept); undo some first`;
  throw new ValidationError([{ path: 'resume_data', message }]);
}

import type { UserEdit } from '../contract/plan/edit.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Engine, Tailored } from '../service/ports.ts';
import { ValidationError } from '../values/validation-error.ts';
import { applyEdits } from './edits/apply-edits.ts';
import { readPlan } from './edits/read-plan.ts';
import { applyUserEdits } from './edits/user-edits/apply-user-edits.ts';
import { cancelOppositeEdits, findUserEdits } from './edits/user-edits/find-user-edits.ts';
import { readInput } from './read-input.ts';
import { writeTailored } from './write-tailored.ts';

/** Limit for the edits of one resume, in UTF-16 units of JSON: report and plan are always read and written whole. */
const maxEditsLength = 1_000_000;

/**
 * Stores the differences between `document` and the tailored resume as the person's own edits. The engine's edits stay
 * as they were verified.
 * @throws ValidationError if the resume would have more edits than can be stored.
 */
export function editResume(lexicon: Lexicon, request: Parameters<Engine['edit']>[0]): Tailored {
  const plan = readPlan(request.plan);
  const made = applyEdits(request.base, plan.edits);
  const current = applyUserEdits(made.document, plan.userEdits).document;
  const found = findUserEdits(current, request.document);
  const { earlier, added } = cancelOppositeEdits(made.document, plan.userEdits, found);
  const numbered = added.map((step, index): UserEdit => ({ ...step, id: `ch${plan.nextChange + index}` }));
  const userEdits = [...earlier, ...numbered];
  checkEditsLength(userEdits);
  return writeTailored(
    readInput(lexicon, request),
    { ...made, edits: plan.edits },
    { ...plan, userEdits, nextChange: plan.nextChange + numbered.length },
  );
}

function checkEditsLength(userEdits: readonly UserEdit[]): void {
  const length = JSON.stringify(userEdits).length;
  if (length <= maxEditsLength) return;
  const message = `has too many edits of your own (${length} characters, at most ${maxEditsLength}); undo some first`;
  throw new ValidationError([{ path: 'resume_data', message }]);
}

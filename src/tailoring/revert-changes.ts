import type { Engine, Tailored, TailorInput } from '../service/ports.ts';
import { joinList } from '../values/strings.ts';
import { type Issue, ValidationError } from '../values/validation-error.ts';
import { assembleDocument } from './assemble-document.ts';
import { applyEdits } from './edits/apply-edits.ts';
import type { Undone } from './edits/plan-text.ts';
import { readPlan } from './edits/read-plan.ts';
import { blockingEdits, withOrigins } from './edits/user-edits/blocking-edits.ts';
import type { PlanInput } from './plan/plan-input.ts';
import { verifierFor } from './read-input.ts';
import { writeTailored } from './write-tailored.ts';

/**
 * Undoes some changes of a tailored resume, by the engine or the person, and restores others that were undone. The
 * engine's edits are verified, applied and scored again, and the person's are applied after them. The plan keeps undone
 * changes, so that they can be restored.
 * @throws ValidationError naming the field and the ids that the plan does not have, or the edits of the person that are
 * in the way: no other change may be lost or come back.
 */
export function revertChanges(
  request: Parameters<Engine['revert']>[0],
  readInput: (input: TailorInput) => PlanInput,
): Tailored {
  const stored = readPlan(request.plan);
  const { document: made } = applyEdits(request.base, stored.edits);
  const plan = { ...stored, userEdits: withOrigins(made, stored.userEdits) };
  const { changeIds, restoredIds = [] } = request;
  const undoneBefore = plan.undone ?? nothingUndone;
  checkChangeIds('change_ids', changeIds, [...plan.edits, ...plan.userEdits, ...(plan.answers ?? [])]);
  checkChangeIds('restore_change_ids', restoredIds, [
    ...undoneBefore.edits,
    ...undoneBefore.userEdits,
    ...(undoneBefore.answers ?? []),
  ]);
  const edits = moveEdits(plan.edits, undoneBefore.edits, changeIds, restoredIds);
  const userEdits = moveEdits(plan.userEdits, undoneBefore.userEdits, changeIds, restoredIds);
  const input = readInput(request);
  const verifier = verifierFor(input);
  const accepted = edits.active.filter((edit) => verifier.verifyTruth(edit).length === 0);
  const assembled = assembleDocument(input, verifier, accepted);
  if (assembled.findings().length > 0) {
    const why = assembled
      .findings()
      .map(({ rule, message }) => `${rule}: ${message}`)
      .join('; ');
    throw new Error(
      `The resume without these changes would contradict its base (${why}). Nothing was changed.`,
    );
  }
  const blocking = blockingEdits(
    { document: made, edits: plan.userEdits },
    { document: assembled.document, edits: userEdits.active },
  );
  if (blocking.length > 0) throw new ValidationError([blockedIssue({ changeIds, restoredIds, blocking })]);
  const undone = { edits: edits.undone, userEdits: userEdits.undone, answers: undoneBefore.answers };
  const kept = { ...plan, userEdits: userEdits.active, undone };
  return writeTailored(input, assembled, kept);
}

interface Blocked {
  readonly changeIds: readonly string[];
  readonly restoredIds: readonly string[];
  /** Edits of the person that would not fit. */
  readonly blocking: readonly string[];
}

function blockedIssue({ changeIds, restoredIds, blocking }: Blocked): Issue {
  const later = blocking.filter((id) => !restoredIds.includes(id));
  const changed = `your ${later.length === 1 ? 'edit' : 'edits'} ${joinList(later)} changed the same place later`;
  if (later.length > 0 && changeIds.length > 0) {
    const together = sortById([...changeIds, ...later].map((id) => ({ id }))).map(({ id }) => id);
    return {
      path: 'change_ids',
      message: `${joinList(changeIds)} cannot be undone alone, because ${changed}. Undo them together: ${together.join(' ')}`,
    };
  }
  const why =
    later.length > 0
      ? `${changed}. Undo first: ${later.join(' ')}`
      : 'its place is different now. Restore first what else you undid there';
  return {
    path: 'restore_change_ids',
    message: `${joinList(restoredIds)} cannot be restored, because ${why}`,
  };
}

const nothingUndone: Undone = { edits: [], userEdits: [] };

interface Numbered {
  readonly id: string;
}

/** The active and the undone edits afterward, both in the order of application, which is the order of their ids. */
function moveEdits<Edit extends Numbered>(
  active: readonly Edit[],
  undone: readonly Edit[],
  changeIds: readonly string[],
  restoredIds: readonly string[],
) {
  const [leaving, staying] = partitionById(active, changeIds);
  const [returning, resting] = partitionById(undone, restoredIds);
  return {
    active: returning.length === 0 ? staying : sortById([...staying, ...returning]),
    undone: sortById([...resting, ...leaving]),
  };
}

function partitionById<Edit extends Numbered>(edits: readonly Edit[], ids: readonly string[]) {
  return [edits.filter(({ id }) => ids.includes(id)), edits.filter(({ id }) => !ids.includes(id))] as const;
}

function sortById<Edit extends Numbered>(edits: readonly Edit[]): readonly Edit[] {
  const number = ({ id }: Edit) => Number(id.replace(/\D+/g, ''));
  return [...edits].sort((a, b) => number(a) - number(b));
}

function checkChangeIds(field: string, changeIds: readonly string[], changes: readonly Numbered[]): void {
  const known = new Set(changes.map(({ id }) => id));
  const unknown = changeIds.filter((id) => !known.has(id));
  if (unknown.length > 0)
    throw new ValidationError(unknown.map((id) => unknownChange(field, id, [...known])));
}

function unknownChange(path: string, id: string, known: readonly string[]): Issue {
  const changes = known.join(', ') || 'none';
  return { path, message: `there is no change "${id}" (changes: ${changes})` };
}

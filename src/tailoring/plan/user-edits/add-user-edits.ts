import type { UserEdit } from '../../../contract/plan/user-edit.ts';
import type { Change } from '../../../contract/report.ts';
import type { ResumeDocument } from '../../../contract/resume-document.ts';
import type { Warning } from '../../../contract/score.ts';
import type { AppliedChange } from '../apply-edits.ts';
import { applyUserEdits, type UserEditsApplied } from './apply-user-edits.ts';
import { movedPointer } from './place-that-stands.ts';
import { type BaseTexts, userChanges } from './user-changes.ts';
import { userEditWarnings } from './user-edit-warnings.ts';

export interface WithUserEdits {
  readonly document: ResumeDocument;
  /** The engine's changes with their paths in the final document. */
  readonly engineChanges: readonly AppliedChange[];
  readonly userChanges: readonly Change[];
  readonly warnings: readonly Warning[];
}

/** What the engine made, with the person's edits on top. */
export function addUserEdits(
  made: { readonly document: ResumeDocument; readonly changes: readonly AppliedChange[] },
  userEdits: readonly UserEdit[],
  texts: BaseTexts,
): WithUserEdits {
  if (userEdits.length === 0) {
    return { document: made.document, engineChanges: made.changes, userChanges: [], warnings: [] };
  }
  const result = applyUserEdits(made.document, userEdits);
  const { document, applied } = result;
  const changes = userChanges(applied, document, texts);
  return {
    document,
    engineChanges: movedChanges(made, result),
    userChanges: changes,
    warnings: userEditWarnings(result, changes, texts.messages.warnings),
  };
}

function movedChanges(
  { document, changes }: { readonly document: ResumeDocument; readonly changes: readonly AppliedChange[] },
  result: UserEditsApplied,
): AppliedChange[] {
  const edits = result.applied.map(({ edit }) => edit);
  return changes.map((change) => ({
    ...change,
    path: movedPointer(change.path, document, result.document, edits),
  }));
}
